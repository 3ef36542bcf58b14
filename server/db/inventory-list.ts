import { sql } from 'kysely'
import type { SizePrices } from '#domain/pricing/size-prices.ts'
import { allPrices, type InventorySearch } from '#domain/search/inventory-search.ts'
import { isFullRange } from '#domain/search/parameters.ts'
import { inStock, inventoryConditions, namesOrTypeHold, type Found } from './inventory-filter.ts'
import { countAndPage, pageAlongIndex } from './inventory-order.ts'
import type { InventoryWords } from './inventory-words.ts'
import { listInventoryByIds } from './inventory.ts'
import { allOf } from './plant-filter.ts'
import { mostCounted, pageSize } from './plant-list.ts'
import { priceWithin } from './price-bounds.ts'

const lastPage = Math.ceil(mostCounted / pageSize)

/** Joined only to what is asked about: the first page of all rows then costs a walk along one index. */
function foundBy(search: InventorySearch, words: readonly string[], prices: SizePrices): Found {
  const { ofPlant, ofRow } = inventoryConditions(search)
  const ofNames = namesOrTypeHold(words)
  const asksPlant = ofPlant.length + ofNames.length > 0 || search.sort === 'mature'
  const price = isFullRange(search.price, allPrices) ? null : priceWithin(search.price, prices)
  return {
    joins: sql`${asksPlant ? sql`join plants on plants.id = inventory.plant_id` : sql``} ${price?.join ?? sql``}`,
    condition: allOf([
      inStock,
      ...ofRow,
      ...ofPlant,
      ...ofNames,
      ...(price === null ? [] : [price.condition]),
    ]),
  }
}

/** One page of the rows that a search finds, and how many there are (IN-01). A page beyond the last is empty, and named. */
export async function listInventory(search: InventorySearch, words: InventoryWords, prices: SizePrices) {
  if (words === null) return { rows: [], total: 0, page: 1, pageCount: 0 }
  const found = foundBy(search, words, prices)
  const place = { sort: search.sort, page: Math.min(search.page, lastPage), pageSize, prices }
  const counted = await countAndPage(found, place, mostCounted)
  const ids = counted.ids ?? (await pageAlongIndex(found, place))
  const pageCount = Math.min(Math.ceil(counted.total / pageSize), lastPage)
  const rows = ids.length === 0 ? [] : await listInventoryByIds(ids, prices)
  return {
    rows: rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
    total: counted.total,
    page: Math.max(1, Math.min(place.page, pageCount)),
    pageCount,
  }
}
