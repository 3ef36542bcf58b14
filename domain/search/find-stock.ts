import { containerSizes } from '#domain/inventory/container-sizes.ts'
import { lastPriceStep, priceStepCents, heightSteps, lastHeightStep } from './range-steps.ts'
import { plantTypes } from '#domain/plants/vocabulary.ts'
import type { Catalog, CatalogPlant, StockItem } from './catalog.ts'
import { findAndCount, pageOf, sortedBy, type Filter } from './faceted-list.ts'
import { allPrices, type InventorySearch } from './inventory-search.ts'
import { isFullRange, type Range } from './parameters.ts'
import { allHeights } from './plant-choices.ts'
import { bestSellerFilter, chosenFilters, placeFilter } from './plant-filters.ts'
import { matchRank } from './find-plants.ts'
import { readSearch } from './read-search.ts'
import type { Vocabulary } from './read-words.ts'

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

/** A plant with those of its stock items that a search found, smallest first. */
export type PlantOffer = { plant: CatalogPlant; items: readonly StockItem[] }

function offersOf(items: readonly StockItem[]): PlantOffer[] {
  const byPlant = Map.groupBy(items, ({ plant }) => plant)
  return [...byPlant].map(([plant, found]) => {
    const ids = new Set(found.map(({ id }) => id))
    return { plant, items: plant.stock.filter(({ id }) => ids.has(id)).map((row) => ({ ...row, plant })) }
  })
}

/** IN-09: best sellers first, or the best match if words were typed. Equal ranks stay sorted by name. */
function rankBy(sort: InventorySearch['sort'], words: readonly string[]): (offer: PlantOffer) => number {
  if (sort === 'price') return ({ items }) => Math.min(...items.map(({ plantedCents }) => plantedCents))
  if (sort === 'height')
    return ({ items }) => -Math.max(...items.map(({ currentHeightInches }) => currentHeightInches ?? -1))
  if (sort === 'mature') return ({ plant }) => -(plant.maxHeightFt ?? -1)
  const sells = ({ items }: PlantOffer) => (items.some(({ isBestSeller }) => isBestSeller) ? 0 : 1)
  if (sort === 'best' || words.length === 0) return sells
  const match = matchRank(words)
  return (offer) => 2 * match(offer.plant) + sells(offer)
}

/** One page of the plants in stock that a search finds, each with its fitting items, and a count of plants for every filter value. */
export function listStock(
  { plants, stock }: Catalog,
  vocabulary: Vocabulary,
  search: InventorySearch,
  month: number,
) {
  const {
    words,
    fitsPlant,
    fitsItem,
    namesItems: _,
    ...read
  } = readSearch(search.text, plants, withTypes(vocabulary), (wanted) => {
    const fits = hasAll(wanted)
    return stock.some(({ plant }) => fits(plant))
  })
  const fits = hasAll(words ?? [])
  const named =
    words === null
      ? []
      : stock.filter((item) => fits(item.plant) && fitsPlant(item.plant, month) && fitsItem(item))
  const { found, counts } = findAndCount(
    named,
    {
      ...chosenFilters<StockItem>(search, ({ plant }) => plant),
      bestSeller: bestSellerFilter<StockItem>(search.bestSeller),
      place: placeFilter<StockItem>(search.place, ({ plant }) => plant),
      sizes: sizeFilter(search.sizes),
      height: { passes: isFullRange(search.height, allHeights) ? undefined : overlaps(search.height) },
      price: { passes: isFullRange(search.price, allPrices) ? undefined : costsBetween(search.price) },
    },
    ({ plant }) => plant,
  )
  const offers = sortedBy(offersOf(found), rankBy(search.sort, words ?? []))
  return { ...pageOf(offers, search.page), itemTotal: found.length, counts, ...read }
}
