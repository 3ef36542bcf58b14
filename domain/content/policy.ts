import { z } from 'zod'
import type { Prose } from './prose.ts'

export const policyHead = z.strictObject({
  title: z.string(),
  metaTitle: z.string().max(60),
  description: z.string().max(160),
  /** The date as the policy words it. */
  effective: z.string().optional(),
  version: z.string().optional(),
  /** Names the first version and its date. */
  first: z.string().optional(),
  updated: z.string().optional(),
  /** When the text last changed, for search engines. */
  changed: z.iso.date(),
  summary: z.array(z.strictObject({ figure: z.string(), label: z.string() })),
})

export type Policy = z.output<typeof policyHead> & { body: Prose }
