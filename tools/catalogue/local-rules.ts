import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

// The rules of cities about oaks and of water suppliers about watering, each in one file, by slug.

const text = z.string().trim().min(1)
const sentence = text.endsWith('.').nullable()
/** By the name that visitors read; stored as Markdown links. */
const sources = z
  .record(text, z.httpUrl())
  .transform((found) => Object.entries(found).map(([name, url]) => `[${name}](${url})`))

const oakRule = z.strictObject({
  city: text,
  pruning: sentence,
  paint: sentence,
  permit: sentence,
  fee: text.startsWith('$').nullable(),
  forbids_red_oaks: z.boolean(),
  incentive: sentence,
  also: sentence,
  section: text.nullable(),
  sources,
  source_date: text,
  ask: text,
})

const waterSupplier = z.strictObject({
  name: text,
  hand: sentence.default(null),
  drip: sentence.default(null),
  soaker: sentence.default(null),
  sprinkler: sentence.default(null),
  new_plants: sentence.default(null),
  sources: sources.default([]),
  source_date: text.nullable().default(null),
  ask: text,
})

function readRules<Rule extends z.ZodObject>(file: string, schema: Rule) {
  const content = readFileSync(join(import.meta.dirname, '../../db/catalogue', file), 'utf8')
  const result = z.record(z.string(), schema).safeParse(parse(content))
  if (!result.success) throw new Error(`${file}:\n${z.prettifyError(result.error)}`)
  return Object.entries(result.data).map(([slug, rule]) => ({ slug, ...rule }))
}

export const readOakRules = () => readRules('oak-rules.yaml', oakRule)
export const readWaterSuppliers = () => readRules('water-suppliers.yaml', waterSupplier)
