import { containerSizeOf, type ContainerSize } from '#domain/inventory/container-sizes.ts'
import type { CatalogPlantRow, CatalogStockRow } from './catalog-rows.ts'
import { filterValuesOf, type FilterValues } from './plant-filters.ts'
import { searchText } from './search-text.ts'

// What lists, cards and carts are made from: every plant and everything in stock, held in memory. All native plants of
// Texas number about 5,000, so a search simply looks at each of them.

export type CatalogPlant = CatalogPlantRow & {
  /** Every name it goes by, as search text. */
  names: readonly string[]
  searchText: string
  values: FilterValues
  stock: readonly CatalogStockRow[]
  /** Reading 22: something of it that's in stock is a best seller. */
  isBestSeller: boolean
}

export type StockItem = CatalogStockRow & {
  plant: CatalogPlant
  size: ContainerSize
  /** Plant and planting together. */
  plantedCents: number
}

export type Catalog = {
  /** By name. */
  plants: readonly CatalogPlant[]
  /** By the name of the plant, then id. */
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
