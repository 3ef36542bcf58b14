import { containerSizes } from '#domain/stock/container-sizes.ts'
import { lastPriceStep, priceStepCents, heightSteps, lastHeightStep } from './range-steps.ts'
import type { Catalog, CatalogPlant, StockItem } from './catalog.ts'
import { findAndCount, pageOf, sortedBy, type Filter } from './faceted-list.ts'
import { allPrices, type InventorySearch, type InventorySort } from './inventory-search.ts'
import { isFullRange, type Range } from './parameters.ts'
import { allHeights } from './plant-choices.ts'
import { bestSellerFilter, chosenFilters, placeFilter } from './plant-filters.ts'
import { bestMatch, type Advised } from './best-match.ts'
import { matchThenAdvice } from './find-plants.ts'
import { readSearch } from './read-search.ts'
import type { Vocabulary } from './search-vocabulary.ts'

/** The mature height overlaps the chosen range. Unknown heights pass. */
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

const offersOf = (items: readonly StockItem[]): PlantOffer[] =>
  [...Map.groupBy(items, ({ plant }) => plant)].map(([plant, found]) => ({ plant, items: found }))

/** Best sellers first, the best match of words and place, or a measure. Unknown heights come last, and equal ranks stay sorted by name. */
function rankBy(
  sort: InventorySort,
  words: readonly string[],
  recommended: () => ((plant: CatalogPlant) => number) | null,
): (item: StockItem) => number {
  if (sort === 'price') return ({ plantedCents }) => plantedCents
  if (sort === 'height') return ({ currentHeightInches }) => -(currentHeightInches ?? 0)
  if (sort === 'mature') return ({ plant }) => -(plant.maxHeightFt ?? 0)
  const sells = ({ isBestSeller }: StockItem) => (isBestSeller ? 0 : 1)
  if (sort === 'best') return sells
  const match = matchThenAdvice(words, recommended())
  return (item) => 2 * match(item.plant) + sells(item)
}

/** One page of the plants in stock that a search finds, each with its fitting items, and a count of plants for every filter value. */
export function listStock(
  { plants, stock, ...advised }: Catalog & Advised,
  vocabulary: Vocabulary,
  search: InventorySearch,
  month: number,
) {
  const inStock = plants.filter(({ stock: rows }) => rows.length > 0)
  const {
    reading,
    words,
    fitsPlant,
    fitsItem,
    rank: ownRank,
  } = readSearch(search.text, inStock, vocabulary, month)
  const fitting = new Set(inStock.filter(fitsPlant))
  const named = stock.filter((item) => fitting.has(item.plant) && fitsItem(item))
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
  const offers = offersOf(found)
  const rank = rankBy(search.sort, words, () =>
    bestMatch(
      offers.map(({ plant }) => plant),
      { place: search.place, understood: reading.understood },
      advised,
    ),
  )
  // A plant is as good as the best of its items.
  const ranked = sortedBy(offers, ({ items }) => Math.min(...items.map(rank)))
  const rows =
    search.sort === 'match' && ownRank !== undefined
      ? sortedBy(ranked, ({ plant }) => ownRank(plant))
      : ranked
  return {
    ...pageOf(rows, search.page),
    total: offers.length,
    itemTotal: found.length,
    counts,
    reading,
  }
}
