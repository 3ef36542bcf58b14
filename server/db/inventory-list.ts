import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { SizePrices } from '#domain/pricing/size-prices.ts'
import type { InventorySearch } from '#domain/search/inventory-search.ts'
import { db } from './database.ts'
import { inStock, inventoryConditions, namesOrTypeHold, plantedPriceCents } from './inventory-filter.ts'
import { listInventoryByIds } from './inventory.ts'
import type { InventoryWords } from './inventory-words.ts'
import { allOf } from './plant-filter.ts'
import { sizeMatches, sizePriceList } from './retail-price.ts'

const pageSize = 12
/** Totals are exact up to here; above, a list says '10,000+' and ends at its 834th page. */
export const mostCounted = 10_000

/** IN-09: best sellers first, then by name. Every other order ends in the same way, so that no two rows are level. */
const orders: Record<InventorySearch['sort'], RawBuilder<unknown>> = {
  best: sql`inventory.is_priority desc, inventory.plant_name, inventory.id`,
  price: sql`${plantedPriceCents}, inventory.plant_name, inventory.id`,
  height: sql`inventory.current_height_inches desc nulls last, inventory.plant_name, inventory.id`,
  mature: sql`plants.max_height_ft desc nulls last, inventory.plant_name, inventory.id`,
}

/** What is found, joined only to what is asked about: the first page of all rows then costs a walk along one index. */
function foundBy(search: InventorySearch, words: readonly string[], prices: SizePrices) {
  const { ofPlant, ofRow, ofPrice } = inventoryConditions(search)
  const ofNames = namesOrTypeHold(words)
  const plants =
    ofPlant.length + ofNames.length > 0 || search.sort === 'mature'
      ? sql`join plants on plants.id = inventory.plant_id`
      : sql``
  const sizePrices =
    ofPrice.length > 0 || search.sort === 'price'
      ? sql`left join ${sizePriceList(prices)} on ${sizeMatches}`
      : sql``
  return {
    tables: sql`inventory ${plants} ${sizePrices}`,
    condition: allOf([inStock, ...ofRow, ...ofPlant, ...ofNames, ...ofPrice]),
  }
}

type Found = { tables: RawBuilder<unknown>; condition: RawBuilder<SqlBool> }

async function countFound({ tables, condition }: Found): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from ${tables} where ${condition} limit ${mostCounted + 1}) as found`.execute(
    db(),
  )
  return rows[0]?.total ?? 0
}

async function listIds({ tables, condition }: Found, sort: InventorySearch['sort'], page: number) {
  const { rows } = await sql<{ id: number }>`
    select inventory.id from ${tables} where ${condition}
    order by ${orders[sort]} limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db())
  return rows.map(({ id }) => id)
}

/** One page of the rows that a search finds, and how many there are (IN-01, IN-09). */
export async function listInventory(search: InventorySearch, words: InventoryWords, prices: SizePrices) {
  if (words === null) return { rows: [], total: 0, page: 1, pageCount: 0 }
  const found = foundBy(search, words, prices)
  const total = await countFound(found)
  const pageCount = Math.ceil(Math.min(total, mostCounted) / pageSize)
  const page = Math.max(1, Math.min(search.page, pageCount))
  const ids = total === 0 ? [] : await listIds(found, search.sort, page)
  const rows = ids.length === 0 ? [] : await listInventoryByIds(ids, prices)
  return { rows: rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)), total, page, pageCount }
}
