import { sql, type RawBuilder } from 'kysely'
import type { SizePrices } from '#domain/pricing/size-prices.ts'
import type { InventorySearch } from '#domain/search/inventory-search.ts'
import { db } from './database.ts'
import type { Found } from './inventory-filter.ts'
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
export async function countAndPage({ lists, joins, condition }: Found, place: Place, most: number) {
  const matureHeight = place.sort === 'mature' ? sql`plants.max_height_ft` : sql`null`
  const priced =
    place.sort === 'price' ? sql`left join ${sizePriceList(place.prices)} on ${sizeMatches}` : sql``
  const { rows } = await sql<{ total: number; ids: number[] | null }>`
    with recursive ${lists} found as materialized (
      select inventory.id, inventory.plant_name, is_priority, size_description, wholesale_price, current_height_inches,
        ${matureHeight} as max_height_ft
      from inventory ${joins} where ${condition} limit ${most + 1}),
    counted as (select count(*)::int as total from found)
    select total, case when total <= ${most} then array(
      select inventory.id from found as inventory ${priced}
      order by ${firstBy[place.sort]}, ${byName} ${window(place)}) end as ids
    from counted`.execute(db())
  const { total = 0, ids = null } = rows[0] ?? {}
  return { total, ids: ids === null ? null : ids.map(Number) }
}

const along = ({ joins, condition }: Found, order: RawBuilder<unknown>, place: Place) => sql<{ id: number }>`
  select inventory.id from inventory ${joins} where ${condition} order by ${order} ${window(place)}`

/** Tallest full grown first; those whose height nobody knows come last. */
function byMatureHeight({ joins, condition }: Found, place: Place) {
  const reach = place.page * place.pageSize
  const tier = (number: number, holds: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
    (select id, ${sql.lit(number)} as tier, row_number() over () as place from
      (select inventory.id from inventory ${joins} where ${condition} and ${holds} order by ${order} limit ${reach}) as reached)`
  const known = sql`plants.max_height_ft desc, plants.plant_name, plants.id, inventory.id`
  return sql<{ id: number }>`select id from (${tier(0, sql`plants.max_height_ft is not null`, known)}
    union all ${tier(1, sql`plants.max_height_ft is null`, byName)}) as listed
    order by tier, place ${window(place)}`
}

/**
 * Lowest planted price first. The retail price is not stored, but within one container size it rises with the wholesale
 * price: the first rows of each size, merged, are the first of all. Sizes are found by leaping along the index from one to
 * the next.
 */
function byPrice({ joins, condition }: Found, place: Place) {
  const nextSize = (after: RawBuilder<unknown>) =>
    sql`(select min(lower(size_description)) from inventory where deleted_at is null ${after})`
  return sql<{ id: number }>`
    with recursive sizes (size) as (
      select ${nextSize(sql``)}
      union all select ${nextSize(sql`and lower(size_description) > sizes.size`)} from sizes where sizes.size is not null)
    select inventory.id from sizes
    left join ${sizePriceList(place.prices)} on sizes.size = size_prices.size_key
    cross join lateral (
      select inventory.id, inventory.plant_name, inventory.wholesale_price from inventory ${joins}
      where lower(inventory.size_description) = sizes.size and ${condition}
      order by inventory.wholesale_price, ${byName} limit ${place.page * place.pageSize}) as inventory
    order by ${plantedPriceCents}, ${byName} ${window(place)}`
}

export async function pageAlongIndex(found: Found, place: Place): Promise<number[]> {
  const queries = {
    best: () => along(found, sql`${firstBy.best}, ${byName}`, place),
    height: () => along(found, sql`${firstBy.height}, ${byName}`, place),
    mature: () => byMatureHeight(found, place),
    price: () => byPrice(found, place),
  }
  const { rows } = await queries[place.sort]().execute(db())
  return rows.map(({ id }) => id)
}
