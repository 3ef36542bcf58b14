import { sql, type RawBuilder } from 'kysely'
import type { SizePrices } from '#domain/pricing/size-prices.ts'
import type { InventorySearch } from '#domain/search/inventory-search.ts'
import { db } from './database.ts'
import type { Found } from './inventory-filter.ts'
import { plantingFeeCents, sizePriceList, unitPriceCents } from './retail-price.ts'

// A page in each of the inventory's orders. Each is read along an index and only as far as the page reaches, instead of
// sorting all that was found; where no index fits what is asked, PostgreSQL sorts.

type Place = { page: number; pageSize: number; prices: SizePrices }

const byName = sql`inventory.plant_name, inventory.id`
const window = ({ page, pageSize }: Place) => sql`limit ${pageSize} offset ${(page - 1) * pageSize}`

const along = ({ joins, condition }: Found, order: RawBuilder<unknown>, place: Place) => sql<{ id: number }>`
  select inventory.id from inventory ${joins} where ${condition} order by ${order} ${window(place)}`

/** Tallest full grown first; those whose height nobody knows come last. */
function byMatureHeight({ joins, condition }: Found, place: Place) {
  const reach = place.page * place.pageSize
  const tier = (tierNumber: number, holds: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
    (select id, ${sql.lit(tierNumber)} as tier, row_number() over () as place from
      (select inventory.id from inventory ${joins} where ${condition} and ${holds} order by ${order} limit ${reach}) as reached)`
  return sql<{ id: number }>`select id from (
    ${tier(0, sql`plants.max_height_ft is not null`, sql`plants.max_height_ft desc, plants.plant_name, plants.id, inventory.id`)}
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
    order by ${unitPriceCents} + ${plantingFeeCents}, ${byName} ${window(place)}`
}

/** The ids of one page. IN-09: best sellers first, then by name, unless another order is asked for. */
export async function pageInOrder(
  found: Found,
  sort: InventorySearch['sort'],
  place: Place,
): Promise<number[]> {
  const queries = {
    best: () => along(found, sql`inventory.is_priority desc, ${byName}`, place),
    height: () => along(found, sql`inventory.current_height_inches desc nulls last, ${byName}`, place),
    mature: () => byMatureHeight(found, place),
    price: () => byPrice(found, place),
  }
  const { rows } = await queries[sort]().execute(db())
  return rows.map(({ id }) => id)
}
