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
  /** What's offered, sorted by plant name, then id. */
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
  const stock = rows.map(toStockRow)
  const offered = stock.filter(({ isOffered }) => isOffered)
  const stockOf = Map.groupBy(offered.toSorted(bySize), ({ plantId }) => plantId)
  const listed = plants.map((plant) => toCatalogPlant(plant, stockOf.get(plant.id) ?? [], places))
  const byId = new Map(listed.map((plant) => [plant.id, plant]))
  const items = stock.flatMap((row) => {
    const plant = byId.get(row.plantId)
    return plant === undefined ? [] : [{ ...row, plant }]
  })
  return {
    plants: listed,
    stock: items.filter(({ isOffered }) => isOffered),
    stockById: new Map(items.map((item) => [item.id, item])),
    places,
  }
}

function toCatalogPlant(
  plant: CatalogPlantRow,
  stock: readonly StockRow[],
  places: readonly PlantingPlace[],
): CatalogPlant {
  const all = [plant.name, ...plant.otherNames, ...plant.spanishNames, plant.scientificName]
  const names = all.map(searchText)
  return {
    ...plant,
    names,
    searchText: names.join(' '),
    values: filterValuesOf(plant),
    fitsIn: new Set(
      places.filter((place) => verdictOn(plant, place)?.answer === 'fits').map(({ slug }) => slug),
    ),
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
