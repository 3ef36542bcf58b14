import type { SizePrices } from '#domain/pricing/size-prices.ts'
import type { InventorySearch } from '#domain/search/inventory-search.ts'
import { foundBy } from './inventory-found.ts'
import { countAndPage, pageOfMany } from './inventory-order.ts'
import type { InventoryWords } from './inventory-words.ts'
import { listInventoryByIds } from './inventory.ts'
import { mostCounted, pageSize } from './plant-list.ts'

const lastPage = Math.ceil(mostCounted / pageSize)

/** One page of the rows that a search finds, and how many there are (IN-01). A page beyond the last is empty, and named. */
export async function listInventory(search: InventorySearch, words: InventoryWords, prices: SizePrices) {
  if (words === null) return { rows: [], total: 0, page: 1, pageCount: 0 }
  const found = foundBy(search, words, prices)
  const place = { sort: search.sort, page: Math.min(search.page, lastPage), pageSize, prices }
  const counted = await countAndPage(found, place, mostCounted)
  const ids = counted.ids ?? (await pageOfMany(found, place))
  const pageCount = Math.min(Math.ceil(counted.total / pageSize), lastPage)
  const rows = ids.length === 0 ? [] : await listInventoryByIds(ids, prices)
  return {
    rows: rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
    total: counted.total,
    page: Math.max(1, Math.min(place.page, pageCount)),
    pageCount,
  }
}
