import { sql, type SqlBool } from 'kysely'
import { knownSizeSpellings, sizeSpellings } from '#domain/inventory/container-sizes.ts'
import { lastPriceStep, priceStepCents } from '#domain/inventory/price-steps.ts'
import { heightSteps, lastHeightStep } from '#domain/plants/height-steps.ts'
import { plantTypes } from '#domain/plants/vocabulary.ts'
import { allPrices, type InventorySearch } from '#domain/search/inventory-search.ts'
import { isFullRange } from '#domain/search/parameters.ts'
import { allHeights } from '#domain/search/plant-choices.ts'
import { choiceConditions, chosenOf, type Condition } from './plant-filter.ts'
import { plantingFeeCents, unitPriceCents } from './retail-price.ts'

// Conditions on inventory joined to plants; those on the price also need size_prices (retail-price.ts).

export const inStock = sql<SqlBool>`inventory.deleted_at is null`
export const isBestSellingRow = sql<SqlBool>`inventory.is_priority`

/** IN-10: mature heights overlap the chosen ones, and plants with unknown heights pass. */
export function heightOverlaps([from, to]: InventorySearch['height']): Condition {
  const [low, high] = [heightSteps[from] ?? 0, to === lastHeightStep ? null : (heightSteps[to] ?? 0)]
  return sql<SqlBool>`(height_range is null or height_range && numrange(${low}::numeric, ${high}::numeric, '[]'))`
}

/** Any spelling of any of the chosen sizes. */
export function sizeIsAny(sizes: InventorySearch['sizes']): Condition {
  const named = sql<SqlBool>`lower(inventory.size_description) = any (${sizes.flatMap(sizeSpellings)}::text[])`
  return sizes.includes('other')
    ? sql<SqlBool>`(${named} or lower(inventory.size_description) <> all (${[...knownSizeSpellings]}::text[]))`
    : named
}

export const plantedPriceCents = sql<number>`(${unitPriceCents} + ${plantingFeeCents})`

export function priceWithin([from, to]: InventorySearch['price']): Condition {
  const low = sql<SqlBool>`${plantedPriceCents} >= ${priceStepCents(from)}`
  return to === lastPriceStep ? low : sql<SqlBool>`(${low} and ${plantedPriceCents} <= ${priceStepCents(to)})`
}

/** What of a search is asked of the plant, of the row in stock, and of its price: each needs another table. */
export function inventoryConditions(search: InventorySearch) {
  return {
    ofPlant: [
      ...choiceConditions(search),
      ...chosenOf([[!isFullRange(search.height, allHeights), () => heightOverlaps(search.height)]]),
    ],
    ofRow: chosenOf([
      [search.bestSeller, () => isBestSellingRow],
      [search.sizes.length > 0, () => sizeIsAny(search.sizes)],
    ]),
    ofPrice: chosenOf([[!isFullRange(search.price, allPrices), () => priceWithin(search.price)]]),
  }
}

/** IN-13: each word occurs in a plant's names, or in what kind of plant it is. */
export function namesOrTypeHold(words: readonly string[]): Condition[] {
  return words.map((word) => {
    const types = plantTypes.filter((type) => type.includes(word)).map((type) => `type:${type}`)
    const inNames = sql<SqlBool>`search_text like ${`%${word}%`}`
    return types.length === 0 ? inNames : sql<SqlBool>`(${inNames} or facets && ${types}::text[])`
  })
}
