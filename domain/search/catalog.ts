import { containerSizeOf, type ContainerSize } from '#domain/inventory/container-sizes.ts'
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
  stock: readonly CatalogStockRow[]
  /** True if any of its stock items is a best seller. */
  isBestSeller: boolean
}

export type StockItem = CatalogStockRow & {
  plant: CatalogPlant
  size: ContainerSize
  /** Plant and planting together. */
  plantedCents: number
}

export type Catalog = {
  /** Sorted by name. */
  plants: readonly CatalogPlant[]
  /** Sorted by plant name, then id. */
  stock: readonly StockItem[]
}

/** Keeps the order of both lists. */
export function buildCatalog(plants: readonly CatalogPlantRow[], stock: readonly CatalogStockRow[]): Catalog {
  const stockOf = Map.groupBy(stock, ({ plantId }) => plantId)
  const listed = plants.map((plant) => toCatalogPlant(plant, stockOf.get(plant.id) ?? []))
  const byId = new Map(listed.map((plant) => [plant.id, plant]))
  return {
    plants: listed,
    stock: stock.flatMap((row) => {
      const plant = byId.get(row.plantId)
      return plant === undefined ? [] : [toStockItem(row, plant)]
    }),
  }
}

function toCatalogPlant(plant: CatalogPlantRow, stock: readonly CatalogStockRow[]): CatalogPlant {
  const all = [plant.name, ...plant.otherNames, ...plant.spanishNames, plant.scientificName]
  const names = all.map(searchText)
  return {
    ...plant,
    names,
    searchText: names.join(' '),
    values: filterValuesOf(plant),
    stock,
    isBestSeller: stock.some(({ isBestSeller }) => isBestSeller),
  }
}

const toStockItem = (row: CatalogStockRow, plant: CatalogPlant): StockItem => ({
  ...row,
  plant,
  size: containerSizeOf(row.containerSize),
  plantedCents: row.unitPriceCents + row.plantingFeeCents,
})
