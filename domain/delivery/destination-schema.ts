import { z } from 'zod'
import { findCommunity } from '#domain/places/communities.ts'
import type { Destination } from './destination.ts'
import { isLocatable, zipOf } from './street-address.ts'

// Separate from destination.ts, so that the browser doesn't load zod.

const line = (longest: number) => z.string().trim().max(longest)

const zipSchema = z.strictObject({
  zip: z
    .string()
    .max(12)
    .transform((text, context) => {
      const zip = zipOf(text)
      if (zip !== undefined) return zip
      context.addIssue({ code: 'custom', message: 'A ZIP code has five digits' })
      return z.NEVER
    }),
})

const communitySchema = z.strictObject({
  community: line(40).refine((slug) => findCommunity(slug) !== undefined, 'Not one of our communities'),
})

const addressSchema = z
  .object({ address: line(160), city: line(80), state: line(40), zipCode: line(10) })
  .refine(isLocatable, 'A street, and a city or ZIP code')

export const destinationSchema: z.ZodType<Destination> = z.union([zipSchema, communitySchema, addressSchema])
