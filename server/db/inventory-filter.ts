import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { knownSizeSpellings, sizeSpellings } from '#domain/inventory/container-sizes.ts'
import { heightSteps, lastHeightStep } from '#domain/plants/height-steps.ts'
import { plantTypes } from '#domain/plants/vocabulary.ts'
import { facetMask } from '#domain/search/facet-bits.ts'
import type { InventorySearch } from '#domain/search/inventory-search.ts'
import { isFullRange } from '#domain/search/parameters.ts'
import { allHeights } from '#domain/search/plant-choices.ts'
import { chosenOf, type Condition } from './plant-filter.ts'

// Conditions on inventory and, where they ask about the plant, on plants joined to it. Prices: price-bounds.ts.

/** Rows found: lists to name before, the tables joined to inventory, and the condition. */
export type Found = { lists: RawBuilder<unknown>; joins: RawBuilder<unknown>; condition: Condition }

export const inStock = sql<SqlBool>`inventory.deleted_at is null`
export const isBestSellingRow = sql<SqlBool>`inventory.is_priority`

/** IN-10: mature heights overlap the chosen ones, and plants with unknown heights pass. */
export function heightOverlaps([from, to]: InventorySearch['height']): Condition {
  const reachesUp = sql<SqlBool>`(max_height_ft is null or max_height_ft >= ${heightSteps[from]})`
  return to === lastHeightStep
    ? reachesUp
    : sql<SqlBool>`(${reachesUp} and (min_height_ft is null or min_height_ft <= ${heightSteps[to]}))`
}

/** Any spelling of any of the chosen sizes. */
export function sizeIsAny(sizes: InventorySearch['sizes']): Condition {
  const named = sql<SqlBool>`lower(inventory.size_description) = any (${sizes.flatMap(sizeSpellings)}::text[])`
  return sizes.includes('other')
    ? sql<SqlBool>`(${named} or lower(inventory.size_description) <> all (${[...knownSizeSpellings]}::text[]))`
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

/** IN-13: each word occurs in a plant's names, or in what kind of plant it is. */
export function namesOrTypeHold(words: readonly string[]): Condition[] {
  return words.map((word) => {
    const types = plantTypes.filter((type) => type.includes(word))
    const inNames = sql<SqlBool>`search_text like ${`%${word}%`}`
    return types.length === 0
      ? inNames
      : sql<SqlBool>`(${inNames} or facet_bits & ${facetMask('types', types).toString()}::bigint <> 0)`
  })
}
