import { containerSizeOf, containerSizes, type ContainerSize } from '#domain/stock/container-sizes.ts'
import { verdictOn, type PlantingPlace } from '#domain/places/verdict.ts'
import type { CatalogPlantRow, CatalogStockRow } from './catalog-rows.ts'
import { filterValuesOf, type FilterValues } from './plant-filters.ts'
import { searchText } from './search-text.ts'

// Every plant and stock item, held in memory for lists, cards and carts. Texas has about 5,000 native plants, so a search can
// simply look at each of them.

export type CatalogPlant = CatalogPlantRow & {
  /** All of its names, as search text. */
  names: readonly string[]
  searchText: string
  values: FilterValues
  /** The slugs of the communities it fits. */
  fitsIn: ReadonlySet<string>
  /** Smallest container first. */
  stock: readonly StockRow[]
  /** True if any of its stock items is a best seller. */
  isBestSeller: boolean
}

type StockRow = CatalogStockRow & {
  size: ContainerSize
  /** Plant and planting together. */
  plantedCents: number
}

export type StockItem = StockRow & { plant: CatalogPlant }

export type Catalog = {
  /** Sorted by name. */
  plants: readonly CatalogPlant[]
  /** What's offered: plant by plant, by name, each plant's smallest container first. */
  stock: readonly StockItem[]
  /** Everything in stock by id, for carts: also what another wholesaler now offers for less. */
  stockById: ReadonlyMap<number, StockItem>
  places: readonly PlantingPlace[]
}

/** Keeps the order of both lists. */
export function buildCatalog(
  plants: readonly CatalogPlantRow[],
  rows: readonly CatalogStockRow[],
  places: readonly PlantingPlace[],
): Catalog {
  const stockOf = Map.groupBy(rows.map(toStockRow).toSorted(bySize), ({ plantId }) => plantId)
  const fitsIn = fittingPlaces(places)
  const items: StockItem[] = []
  const listed = plants.map((row) => {
    const stock = stockOf.get(row.id) ?? []
    const plant = toCatalogPlant(
      row,
      stock.filter(({ isOffered }) => isOffered),
      fitsIn(row),
    )
    items.push(...stock.map((each) => ({ ...each, plant })))
    return plant
  })
  return {
    plants: listed,
    stock: items.filter(({ isOffered }) => isOffered),
    stockById: new Map(items.map((item) => [item.id, item])),
    places,
  }
}

/** Places with equal facts get one verdict, and plants that fit the same places share their set of them. */
function fittingPlaces(places: readonly PlantingPlace[]) {
  const groups = Map.groupBy(places, ({ slug: _slug, name: _name, waters, ...facts }) =>
    JSON.stringify([facts, waters.length > 0]),
  )
  const sets = new Map<string, ReadonlySet<string>>()
  return (plant: CatalogPlantRow): ReadonlySet<string> => {
    const fitting = [...groups.values()].filter(
      ([place]) => place !== undefined && verdictOn(plant, place)?.answer === 'fits',
    )
    const slugs = fitting.flat().map(({ slug }) => slug)
    const key = slugs.join(' ')
    const same = sets.get(key) ?? new Set(slugs)
    sets.set(key, same)
    return same
  }
}

function toCatalogPlant(
  plant: CatalogPlantRow,
  stock: readonly StockRow[],
  fitsIn: ReadonlySet<string>,
): CatalogPlant {
  const all = [plant.name, ...plant.otherNames, ...plant.spanishNames, plant.scientificName]
  const names = all.map(searchText)
  return {
    ...plant,
    names,
    searchText: names.join(' '),
    values: filterValuesOf(plant),
    fitsIn,
    stock,
    isBestSeller: stock.some(({ isBestSeller }) => isBestSeller),
  }
}

const toStockRow = (row: CatalogStockRow): StockRow => ({
  ...row,
  size: containerSizeOf(row.containerSize),
  plantedCents: row.unitPriceCents + row.plantingFeeCents,
})

/** Sizes without a place on the scale, such as ball and burlap, come last; equal sizes by price. */
const bySize = (one: StockRow, other: StockRow) =>
  containerSizes.indexOf(one.size) - containerSizes.indexOf(other.size) ||
  one.plantedCents - other.plantedCents
