import { sql, type RawBuilder } from 'kysely'
import type { SizePrices } from '#domain/pricing/size-prices.ts'
import type { InventorySearch } from '#domain/search/inventory-search.ts'
import { db } from './database.ts'
import { sizesInStock, type Found } from './inventory-found.ts'
import { plantingFeeCents, sizeMatches, sizePriceList, unitPriceCents } from './retail-price.ts'

// A page in each of the inventory's orders. What is few enough to be counted is found once, counted and sorted. What is more
// is read along an index in its order and only as far as the page reaches.

type Place = { sort: InventorySearch['sort']; page: number; pageSize: number; prices: SizePrices }

const byName = sql`inventory.plant_name, inventory.id`
const window = ({ page, pageSize }: Place) => sql`limit ${pageSize} offset ${(page - 1) * pageSize}`
const plantedPriceCents = sql`${unitPriceCents} + ${plantingFeeCents}`

/** What comes before the name: IN-09 by default, else what was asked for. */
const firstBy: Record<InventorySearch['sort'], RawBuilder<unknown>> = {
  best: sql`inventory.is_priority desc`,
  price: plantedPriceCents,
  height: sql`inventory.current_height_inches desc nulls last`,
  mature: sql`inventory.max_height_ft desc nulls last`,
}

/** How many were found, counted to one more than `most`, and the ids of a page unless there are more than `most`. */
export async function countAndPage({ lists, rows: found }: Found, place: Place, most: number) {
  const priced =
    place.sort === 'price' ? sql`left join ${sizePriceList(place.prices)} on ${sizeMatches}` : sql``
  const { rows } = await sql<{ total: number; ids: number[] | null }>`
    with recursive ${lists} found as materialized (select * from ${found} as every limit ${most + 1}),
    counted as (select count(*)::int as total from found)
    select total, case when total <= ${most} then array(
      select inventory.id from found as inventory ${priced}
      order by ${firstBy[place.sort]}, ${byName} ${window(place)}) end as ids
    from counted`.execute(db())
  const { total = 0, ids = null } = rows[0] ?? {}
  return { total, ids: ids === null ? null : ids.map(Number) }
}

/**
 * Lowest planted price first. The retail price is not stored, but within one container size it rises with the wholesale
 * price: the first rows of each size, merged, are the first of all.
 */
const byPrice = ({ condition }: Found, place: Place) => sql<{ id: number }>`
  with recursive ${sizesInStock}
  select inventory.id from sizes
  left join ${sizePriceList(place.prices)} on sizes.size_key = size_prices.size_key
  cross join lateral (
    select inventory.id, inventory.plant_name, inventory.wholesale_price from inventory
    where inventory.size_key = sizes.size_key and ${condition}
    order by inventory.wholesale_price, ${byName} limit ${place.page * place.pageSize}) as inventory
  order by ${plantedPriceCents}, ${byName} ${window(place)}`

export async function pageAlongIndex(found: Found, place: Place): Promise<number[]> {
  const query =
    place.sort === 'price'
      ? byPrice(found, place)
      : sql<{ id: number }>`select inventory.id from inventory where ${found.condition}
          order by ${firstBy[place.sort]}, ${byName} ${window(place)}`
  const { rows } = await query.execute(db())
  return rows.map(({ id }) => id)
}
