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

const ofTheKind = sql`facet_bits = kinds.facet_bits and bloom_months = kinds.bloom_months`

/** The plants of `kinds`, as far as they fit themselves; in an order and as far as a page reaches, if that is given. */
export const plantsOfKinds = (
  columns: RawBuilder<unknown>,
  ofPlant: Condition,
  // `offset 0` keeps the planner from turning the looks at each kind into a walk over every plant.
  reached: RawBuilder<unknown> = sql`offset 0`,
) =>
  sql`(select plant.* from kinds cross join lateral (
      select ${columns} from plants where ${ofTheKind} and ${ofPlant} ${reached}) as plant)`

/** Reading 22: plants of `kinds` with a best seller in stock, by their ids alone: rows in stock carry what is asked of a plant. */
export const bestSellerIds = (asked: Condition) =>
  sql`(select best.plant_id from (select distinct facet_bits from kinds) as kinds cross join lateral (
    select distinct plant_id from inventory
    where is_priority and deleted_at is null and facet_bits = kinds.facet_bits and ${asked} offset 0) as best)`

/** The same with what is kept of a plant only in its own row. */
export const bestSellersOfKinds = (columns: RawBuilder<unknown>, asked: Condition, ofPlant: Condition) =>
  sql`(select plant.* from ${bestSellerIds(asked)} as best cross join lateral (
    select ${columns} from plants where id = best.plant_id and ${ofPlant} offset 0) as plant)`
