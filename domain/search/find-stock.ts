import { containerSizes } from '#domain/stock/container-sizes.ts'
import { lastPriceStep, priceStepCents, heightSteps, lastHeightStep } from './range-steps.ts'
import { deerTolerances, exposures, waterNeeds } from '#domain/plants/vocabulary.ts'
import type { Catalog, CatalogPlant, StockItem } from './catalog.ts'
import { findAndCount, pageOf, pageSize, sortedBy, type Filter } from './faceted-list.ts'
import {
  allPrices,
  sortColumns,
  type InventorySearch,
  type InventorySort,
  type SortColumn,
} from './inventory-search.ts'
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

/** A number to sort by, or null for an unknown value, which comes last in either direction. */
type Rank = (item: StockItem) => number | null

const negative = (value: number | null) => (value === null ? null : -value)
const placeIn = (values: readonly string[], [first]: readonly string[]) =>
  first === undefined ? null : values.indexOf(first)

const columnRanks: Record<Exclude<SortColumn, 'name'>, Rank> = {
  size: ({ size }) => containerSizes.indexOf(size),
  height: ({ currentHeightInches }) => negative(currentHeightInches),
  caliper: ({ caliperInches }) => negative(caliperInches),
  price: ({ plantedCents }) => plantedCents,
  mature: ({ plant }) => negative(plant.maxHeightFt),
  sun: ({ plant }) => (plant.exposure === null ? null : placeIn(exposures, plant.values.sun)),
  water: ({ plant }) => placeIn(waterNeeds, plant.values.water),
  deer: ({ plant }) => placeIn(deerTolerances, plant.values.deer),
  bloom: ({ plant }) => plant.bloomMonths[0] ?? null,
}

const isColumn = (name: string): name is SortColumn => sortColumns.some((column) => column === name)

/** Best sellers first, or the best match of words and place. Equal ranks stay sorted by name. */
function rankBy(
  sort: InventorySort,
  words: readonly string[],
  plants: readonly CatalogPlant[],
  recommended: () => ((plant: CatalogPlant) => number) | null,
): (item: StockItem) => number {
  const column = sort.replace('-reversed', '')
  if (isColumn(column)) {
    const byName = new Map(column === 'name' ? plants.map(({ id }, index) => [id, index]) : [])
    const rank =
      column === 'name' ? ({ plant }: StockItem) => byName.get(plant.id) ?? null : columnRanks[column]
    const turn = sort === column ? 1 : -1
    return (item) => {
      const value = rank(item)
      return value === null ? Number.MAX_SAFE_INTEGER : turn * value
    }
  }
  const sells = ({ isBestSeller }: StockItem) => (isBestSeller ? 0 : 1)
  if (sort === 'best') return sells
  const match = matchThenAdvice(words, recommended())
  return (item) => 2 * match(item.plant) + sells(item)
}

/** The rows of the table view: every item by itself. */
const itemsOf = (offers: readonly PlantOffer[]): PlantOffer[] =>
  offers.flatMap(({ plant, items }) => items.map((item) => ({ plant, items: [item] })))

const tablePageSize = 48

/** One page of the plants in stock that a search finds, each with its fitting items (in the table, a row per item), and a count of plants for every filter value. */
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
  const isTable = search.view === 'table'
  const rank = rankBy(search.sort, words, plants, () =>
    bestMatch(
      offers.map(({ plant }) => plant),
      { place: search.place, understood: reading.understood },
      advised,
    ),
  )
  // A plant is as good as the best of its items.
  const ranked = sortedBy(isTable ? itemsOf(offers) : offers, ({ items }) => Math.min(...items.map(rank)))
  const rows =
    search.sort === 'match' && ownRank !== undefined
      ? sortedBy(ranked, ({ plant }) => ownRank(plant))
      : ranked
  return {
    ...pageOf(rows, search.page, isTable ? tablePageSize : pageSize),
    total: offers.length,
    itemTotal: found.length,
    counts,
    reading,
  }
}
