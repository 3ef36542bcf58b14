import { sql, type SqlBool } from 'kysely'
import type { SizePrices } from '#domain/pricing/size-prices.ts'
import type { InventorySearch } from '#domain/search/inventory-search.ts'
import { foundBy } from './inventory-found.ts'
import { countAndPage, pageOfMany } from './inventory-order.ts'
import type { InventoryWords } from './inventory-words.ts'
import { listInventoryByIds } from './inventory.ts'
import { mostCounted, pageSize } from './plant-list.ts'

const lastPage = Math.ceil(mostCounted / pageSize)

/** IN-09: best sellers may be of other sizes and kinds than the rest, so each part of the list is looked at on its own. */
const tiersOf = ({ sort, bestSeller }: InventorySearch) =>
  sort === 'best' && !bestSeller
    ? [sql<SqlBool>`inventory.is_priority`, sql<SqlBool>`not inventory.is_priority`]
    : [sql<SqlBool>`true`]

/** One page of the rows that a search finds, and how many there are (IN-01). A page beyond the last is empty, and named. */
export async function listInventory(search: InventorySearch, words: InventoryWords, prices: SizePrices) {
  if (words === null) return { rows: [], total: 0, page: 1, pageCount: 0 }
  const page = Math.min(search.page, lastPage)
  const place = { sort: search.sort, from: (page - 1) * pageSize, to: page * pageSize, prices }
  const counted = await countAndPage(foundBy(search, words, prices), place, mostCounted)
  const tiers = () => tiersOf(search).map((tier) => foundBy(search, words, prices, tier))
  const ids = counted.ids ?? (await pageOfMany(tiers(), place))
  const pageCount = Math.min(Math.ceil(counted.total / pageSize), lastPage)
  const rows = ids.length === 0 ? [] : await listInventoryByIds(ids, prices)
  return {
    rows: rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
    total: counted.total,
    page: Math.max(1, Math.min(page, pageCount)),
    pageCount,
  }
}
