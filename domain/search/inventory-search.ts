import { containerSizes, type ContainerSize } from '#domain/inventory/container-sizes.ts'
import { lastPriceStep } from '#domain/inventory/price-steps.ts'
import {
  holdsEntries,
  isFullRange,
  readList,
  readPage,
  readRange,
  writeList,
  writeQuery,
  writeRange,
  type Range,
} from './parameters.ts'
import { noPlantChoices, parsePlantChoices, writePlantChoices, type PlantChoices } from './plant-choices.ts'

export const inventorySorts = ['best', 'price', 'height', 'mature'] as const

/** What a visitor asks of the inventory, and where they are in the answer: what they ask of a plant, and of its container. */
export type InventorySearch = PlantChoices & {
  sizes: ContainerSize[]
  /** Indexes into the price steps. */
  price: Range
  sort: (typeof inventorySorts)[number]
  page: number
}

export const allPrices: Range = [0, lastPriceStep]

export const emptyInventorySearch: InventorySearch = {
  ...noPlantChoices,
  sizes: [],
  price: allPrices,
  sort: 'best',
  page: 1,
}

export function parseInventorySearch(parameters: URLSearchParams): InventorySearch {
  const [sort = 'best'] = readList(parameters.getAll('sort').slice(0, 1), inventorySorts)
  return {
    ...parsePlantChoices(parameters),
    sizes: readList(parameters.getAll('size'), containerSizes),
    price: readRange(parameters.getAll('price'), allPrices),
    sort,
    page: readPage(parameters.get('page') ?? undefined),
  }
}

const entriesOf = (search: InventorySearch): [key: string, value: string][] => [
  ...writePlantChoices(search),
  ['size', writeList(search.sizes)],
  ['price', isFullRange(search.price, allPrices) ? '' : writeRange(search.price)],
  ['sort', search.sort === 'best' ? '' : search.sort],
  ['page', search.page === 1 ? '' : String(search.page)],
]

export const writeInventorySearch = (search: InventorySearch): string => writeQuery(entriesOf(search))

/** IN-08: any change of search or filter goes back to page 1. */
export function changeInventorySearch(
  search: InventorySearch,
  change: Partial<Omit<InventorySearch, 'page'>>,
): InventorySearch {
  return { ...search, ...change, page: 1 }
}

/** Whether an address already is the one that all equal searches share; keys that are not ours do not matter. */
export const isCanonicalInventory = (parameters: URLSearchParams): boolean =>
  holdsEntries(parameters, entriesOf(parseInventorySearch(parameters)))
