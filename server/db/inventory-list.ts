import { sql } from 'kysely'
import type { SizePrices } from '#domain/pricing/size-prices.ts'
import { allPrices, type InventorySearch } from '#domain/search/inventory-search.ts'
import { isFullRange } from '#domain/search/parameters.ts'
import { heightConditions, inStock, namesOrTypeHold, rowConditions, type Found } from './inventory-filter.ts'
import { countAndPage, pageAlongIndex } from './inventory-order.ts'
import type { InventoryWords } from './inventory-words.ts'
import { listInventoryByIds } from './inventory.ts'
import { allOf, choiceConditions } from './plant-filter.ts'
import { plantKinds, plantsOfKinds } from './plant-kinds.ts'
import { mostCounted, pageSize } from './plant-list.ts'
import { priceWithin } from './price-bounds.ts'

const lastPage = Math.ceil(mostCounted / pageSize)

/**
 * What a search finds, joined only to what it asks about, in two ways: few are found from their plants, kind by kind; many
 * are met soon on a walk along the list's order.
 */
function foundBy(search: InventorySearch, words: readonly string[], prices: SizePrices) {
  const price = isFullRange(search.price, allPrices) ? null : priceWithin(search.price, prices)
  const ofHeight = heightConditions(search)
  const ofPlant = [...choiceConditions(search), ...ofHeight, ...namesOrTypeHold(words)]
  const asksPlant = ofPlant.length > 0 || search.sort === 'mature'
  const withPrice = price?.join ?? sql``
  const condition = [inStock, ...rowConditions(search), ...(price === null ? [] : [price.condition])]
  const many: Found = {
    lists: sql``,
    joins: sql`${asksPlant ? sql`join plants on plants.id = inventory.plant_id` : sql``} ${withPrice}`,
    condition: allOf([...condition, ...ofPlant]),
  }
  if (words.length > 0 || !asksPlant) return { few: many, many }
  const plants = plantsOfKinds(sql`id, max_height_ft`, {
    ofKind: allOf(choiceConditions(search, sql`kinds.bits`)),
    ofPlant: allOf(ofHeight),
  })
  const few: Found = {
    lists: sql`${plantKinds},`,
    joins: sql`join ${plants} as plants on plants.id = inventory.plant_id ${withPrice}`,
    condition: allOf(condition),
  }
  return { few, many }
}

/** One page of the rows that a search finds, and how many there are (IN-01). A page beyond the last is empty, and named. */
export async function listInventory(search: InventorySearch, words: InventoryWords, prices: SizePrices) {
  if (words === null) return { rows: [], total: 0, page: 1, pageCount: 0 }
  const found = foundBy(search, words, prices)
  const place = { sort: search.sort, page: Math.min(search.page, lastPage), pageSize, prices }
  const counted = await countAndPage(found.few, place, mostCounted)
  const ids = counted.ids ?? (await pageAlongIndex(found.many, place))
  const pageCount = Math.min(Math.ceil(counted.total / pageSize), lastPage)
  const rows = ids.length === 0 ? [] : await listInventoryByIds(ids, prices)
  return {
    rows: rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
    total: counted.total,
    page: Math.max(1, Math.min(place.page, pageCount)),
    pageCount,
  }
}
