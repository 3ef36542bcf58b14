import { containerSizes, type ContainerSize } from '#domain/stock/container-sizes.ts'
import { lastPriceStep } from './range-steps.ts'
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

/** Best sellers, the best match, the lowest price, the tallest today or the tallest full grown first. */
export const inventorySorts = ['best', 'match', 'price', 'height', 'mature'] as const

export type InventorySort = (typeof inventorySorts)[number]

/** A search of the inventory: filters on the plant and its container, the sort order and the page. */
export type InventorySearch = PlantChoices & {
  sizes: ContainerSize[]
  /** Indexes into priceStepsDollars. */
  price: Range
  sort: InventorySort
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

/** Without words and place there is nothing to match. */
export const defaultInventorySort = ({
  text,
  place,
}: Pick<InventorySearch, 'text' | 'place'>): InventorySort => (text === '' && place === '' ? 'best' : 'match')

export function parseInventorySearch(parameters: URLSearchParams): InventorySearch {
  const choices = parsePlantChoices(parameters)
  const [given] = readList(parameters.getAll('sort').slice(0, 1), inventorySorts)
  const usual = defaultInventorySort(choices)
  const sort = given === undefined || given === 'match' ? usual : given
  return {
    ...choices,
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
  ['sort', search.sort === defaultInventorySort(search) ? '' : search.sort],
  ['page', search.page === 1 ? '' : String(search.page)],
]

export const writeInventorySearch = (search: InventorySearch): string => writeQuery(entriesOf(search))

/** Any change of search or filter goes back to page 1. */
export function changeInventorySearch(
  search: InventorySearch,
  change: Partial<Omit<InventorySearch, 'page'>>,
): InventorySearch {
  return { ...search, ...change, page: 1 }
}

/** True if the URL is the canonical one for its search. Unknown parameters are ignored. */
export const isCanonicalInventory = (parameters: URLSearchParams): boolean =>
  holdsEntries(parameters, entriesOf(parseInventorySearch(parameters)))
