import { sql, type SqlBool } from 'kysely'
import { knownSizeSpellings, sizeSpellings } from '#domain/inventory/container-sizes.ts'
import { heightSteps, lastHeightStep } from '#domain/plants/height-steps.ts'
import { plantTypes } from '#domain/plants/vocabulary.ts'
import { facetMask } from '#domain/search/facet-bits.ts'
import type { InventorySearch } from '#domain/search/inventory-search.ts'
import { isFullRange } from '#domain/search/parameters.ts'
import { allHeights } from '#domain/search/plant-choices.ts'
import { chosenOf, type Condition } from './plant-filter.ts'
import { kindKnows } from './plant-kinds.ts'

// Conditions on inventory, which carries a copy of what is asked of its plant (db/migrations/0022). Prices: price-bounds.ts.

export const inStock = sql<SqlBool>`inventory.deleted_at is null`
const isBestSellingRow = sql<SqlBool>`inventory.is_priority`

/** IN-10: mature heights overlap the chosen ones, and plants with unknown heights pass. */
function heightOverlaps([from, to]: InventorySearch['height']): Condition {
  const reachesUp = sql<SqlBool>`(max_height_ft is null or max_height_ft >= ${heightSteps[from]})`
  return to === lastHeightStep
    ? reachesUp
    : sql<SqlBool>`(${reachesUp} and (min_height_ft is null or min_height_ft <= ${heightSteps[to]}))`
}

/** Any spelling of any of the chosen sizes. */
export function sizeIsAny(sizes: InventorySearch['sizes']): Condition {
  const named = sql<SqlBool>`inventory.size_key = any (${sizes.flatMap(sizeSpellings)}::text[])`
  return sizes.includes('other')
    ? sql<SqlBool>`(${named} or inventory.size_key <> all (${[...knownSizeSpellings]}::text[]))`
    : named
}

/** What is asked of the row in stock itself. */
export const rowConditions = (search: InventorySearch): Condition[] =>
  chosenOf([
    [search.bestSeller, () => isBestSellingRow],
    [search.sizes.length > 0, () => sizeIsAny(search.sizes)],
  ])

export const heightConditions = (search: InventorySearch): Condition[] =>
  chosenOf([[!isFullRange(search.height, allHeights), () => heightOverlaps(search.height)]])

const isOfType = (word: string): Condition[] => {
  const types = plantTypes.filter((type) => type.includes(word))
  return types.length === 0
    ? []
    : [sql<SqlBool>`facet_bits & ${facetMask('types', types).toString()}::bigint <> 0`]
}
const anyOf = (conditions: readonly Condition[]): Condition =>
  sql<SqlBool>`(${sql.join(conditions, sql` or `)})`

/** IN-13: each word occurs in a plant's names, or in what kind of plant it is. */
export const namesOrTypeHold = (words: readonly string[]): Condition[] =>
  words.map((word) => anyOf([sql<SqlBool>`search_text like ${`%${word}%`}`, ...isOfType(word)]))

/** The kinds of plants of which that may be true. */
export const kindsMayHold = (words: readonly string[]): Condition[] =>
  words.map((word) => anyOf([kindKnows(word), ...isOfType(word)]))
