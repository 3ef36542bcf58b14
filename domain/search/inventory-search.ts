import { containerSizes, type ContainerSize } from '#domain/stock/container-sizes.ts'
import { isFullRange, readList, readRange, writeList, writeRange, type Range } from './parameters.ts'
import { lastPriceStep } from './range-steps.ts'
import { searchInUrl } from './search-in-url.ts'

export const allPrices: Range = [0, lastPriceStep]

type OwnChoices = {
  sizes: ContainerSize[]
  /** Indexes into priceStepsDollars. */
  price: Range
}

const inUrl = searchInUrl({
  // Best sellers, the lowest price, the tallest today or the tallest full grown first.
  sorts: ['best', 'price', 'height', 'mature'],
  read: (parameters): OwnChoices => ({
    sizes: readList(parameters.getAll('size'), containerSizes),
    price: readRange(parameters.getAll('price'), allPrices),
  }),
  write: ({ sizes, price }) => [
    ['size', writeList(sizes)],
    ['price', isFullRange(price, allPrices) ? '' : writeRange(price)],
  ],
})

/** A search of the inventory: filters on the plant and its container, the sort order and the page. */
export type InventorySearch = ReturnType<typeof inUrl.parse>
export type InventorySort = InventorySearch['sort']

export const {
  empty: emptyInventorySearch,
  defaultSort: defaultInventorySort,
  parse: parseInventorySearch,
  write: writeInventorySearch,
  change: changeInventorySearch,
  leaveOut: leaveOutOfInventorySearch,
  isCanonical: isCanonicalInventory,
} = inUrl
