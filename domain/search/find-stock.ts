import { containerSizes } from '#domain/inventory/container-sizes.ts'
import { lastPriceStep, priceStepCents, heightSteps, lastHeightStep } from './range-steps.ts'
import { plantTypes } from '#domain/plants/vocabulary.ts'
import type { CatalogPlant, StockItem } from './catalog.ts'
import { findAndCount, pageOf, sortedBy, type Filter } from './faceted-list.ts'
import { allPrices, type InventorySearch } from './inventory-search.ts'
import { isFullRange, type Range } from './parameters.ts'
import { allHeights } from './plant-choices.ts'
import { bestSellerFilter, chosenFilters } from './plant-filters.ts'
import { readWords, type Vocabulary } from './read-words.ts'

/** 'shrub', 'shrubs' and 'shru' mean the type, even if no plant has that name. */
function typeMeant(word: string): string | undefined {
  if (word.length < 3) return undefined
  const singular = plantTypes.find((type) => word === `${type}s` || word === `${type}es`)
  return singular ?? (plantTypes.some((type) => type.includes(word)) ? word : undefined)
}

/** IN-13: every word must occur in one of the plant's names or in its type. */
const hasAll = (words: readonly string[]) => (plant: CatalogPlant) =>
  words.every(
    (word) => plant.searchText.includes(word) || plant.values.types.some((type) => type.includes(word)),
  )

/** Adds the plant types to the known words. */
const withTypes = (vocabulary: Vocabulary): Vocabulary => ({
  includes: (part) =>
    typeMeant(part) === part || (typeMeant(part) === undefined && vocabulary.includes(part)),
  isWord: (word) => typeMeant(word) === word || vocabulary.isWord(word),
  nearest: (typo) => typeMeant(typo) ?? vocabulary.nearest(typo),
})

/** IN-10: the mature height overlaps the chosen range. Unknown heights pass. */
function overlaps([from, to]: Range) {
  const [low = 0, high = 0] = [heightSteps[from], heightSteps[to]]
  return ({ plant: { minHeightFt, maxHeightFt } }: StockItem) =>
    (maxHeightFt === null || maxHeightFt >= low) &&
    (to === lastHeightStep || minHeightFt === null || minHeightFt <= high)
}

/** The price includes planting. */
function costsBetween([from, to]: Range) {
  const [least, most] = [priceStepCents(from), to === lastPriceStep ? Infinity : priceStepCents(to)]
  return ({ plantedCents }: StockItem) => plantedCents >= least && plantedCents <= most
}

const sizeFilter = (sizes: InventorySearch['sizes']): Filter<StockItem> => ({
  passes: sizes.length === 0 ? undefined : ({ size }) => sizes.includes(size),
  counted: { values: containerSizes, of: ({ size }) => [size] },
})

/** `best` is the default (IN-09). Equal ranks stay sorted by name. */
const ranks: Record<InventorySearch['sort'], (item: StockItem) => number> = {
  best: ({ isBestSeller }) => (isBestSeller ? 0 : 1),
  price: ({ plantedCents }) => plantedCents,
  height: ({ currentHeightInches }) => -(currentHeightInches ?? -1),
  mature: ({ plant }) => -(plant.maxHeightFt ?? -1),
}

/** One page of the stock items a search finds, with a count for every filter value. */
export function listStock(stock: readonly StockItem[], vocabulary: Vocabulary, search: InventorySearch) {
  const { words, corrections } = readWords(search.text, withTypes(vocabulary), (wanted) => {
    const fits = hasAll(wanted)
    return stock.some(({ plant }) => fits(plant))
  })
  const fits = hasAll(words ?? [])
  const named = words === null ? [] : words.length === 0 ? stock : stock.filter(({ plant }) => fits(plant))
  const { found, counts } = findAndCount(named, {
    ...chosenFilters<StockItem>(search, ({ plant }) => plant),
    bestSeller: bestSellerFilter<StockItem>(search.bestSeller),
    sizes: sizeFilter(search.sizes),
    height: { passes: isFullRange(search.height, allHeights) ? undefined : overlaps(search.height) },
    price: { passes: isFullRange(search.price, allPrices) ? undefined : costsBetween(search.price) },
  })
  return { ...pageOf(sortedBy(found, ranks[search.sort]), search.page), counts, corrections }
}
