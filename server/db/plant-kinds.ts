import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { allOf, type Condition } from './plant-filter.ts'

// A kind is all plants that share every filter value and bloom in the same months. The table plant_kinds names them all, and
// kind_words in which of them a word occurs (db/migrations/0021): a search looks only at plants of kinds that can hold what
// it asks for.

/** For `with`: the kinds that fit. */
export const kindsThat = (fit: readonly Condition[]) =>
  sql`kinds as materialized (select facet_bits, bloom_months from plant_kinds where ${allOf(fit)})`

/** Kinds in which a word occurs as part of a word. Shorter words than three letters are not kept: any kind may hold them. */
export function kindKnows(word: string, { inName } = { inName: false }): Condition {
  if (word.length < 3) return sql<SqlBool>`true`
  return sql<SqlBool>`facet_bits in (select facet_bits from kind_words
    where word = any (array(select word from search_words where word like ${`%${word}%`}))
    ${inName ? sql`and in_name` : sql``})`
}

/** The plants of `kinds`, as far as they fit themselves. */
export const plantsOfKinds = (columns: RawBuilder<unknown>, ofPlant: Condition) =>
  // `offset 0` keeps the planner from turning the looks at each kind into a walk over every plant.
  sql`(select plant.* from kinds cross join lateral (
      select ${columns} from plants
      where facet_bits = kinds.facet_bits and bloom_months = kinds.bloom_months and ${ofPlant} offset 0) as plant)`
