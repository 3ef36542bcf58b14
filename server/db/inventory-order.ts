import { sql, type RawBuilder } from 'kysely'
import type { SizePrices } from '#domain/pricing/size-prices.ts'
import type { InventorySearch } from '#domain/search/inventory-search.ts'
import { db } from './database.ts'
import { ofChosenSize, type Found } from './inventory-found.ts'
import { plantingFeeCents, sizeMatches, sizePriceList, unitPriceCents } from './retail-price.ts'

// A page in each of the inventory's orders. What is few enough to be counted is found once, counted and sorted. What is more
// is read along an index in its order and only as far as the page reaches.

type Place = { sort: InventorySearch['sort']; from: number; to: number; prices: SizePrices }

const byName = sql`inventory.plant_name, inventory.id`
const window = ({ from, to }: Place) => sql`limit ${to - from} offset ${from}`
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
const byPrice = ({ sizes, exceptPrice }: Found, place: Place) => sql<{ id: number }>`
  with recursive ${sizes}
  select inventory.id from chosen
  left join ${sizePriceList(place.prices)} on chosen.size_key = size_prices.size_key
  cross join lateral (
    select inventory.id, inventory.plant_name, inventory.wholesale_price from inventory
    where ${ofChosenSize} and ${exceptPrice}
    order by inventory.wholesale_price, ${byName} limit ${place.to}) as inventory
  order by ${plantedPriceCents}, ${byName} ${window(place)}`

/** A walk along the list's order, of some length or as long as it takes. */
const along = ({ condition }: Found, place: Place, walk: RawBuilder<unknown>) => sql<{ id: number }>`
  select inventory.id from ${walk} as inventory where ${condition}
  order by ${firstBy[place.sort]}, ${byName} ${window(place)}`

/**
 * A page out of many rows. Where they are dense a short walk meets them. Where they are not, they are few enough to be sorted,
 * or else the walk must be long.
 */
async function pageOfTier(found: Found, place: Place): Promise<{ ids: number[]; total: number }> {
  const { from, to } = place
  const shortWalk = sql`(select id, plant_name, is_priority, size_key, wholesale_price, current_height_inches, facet_bits,
      min_height_ft, max_height_ft, search_text, deleted_at from inventory where deleted_at is null and ${found.tier}
    order by ${firstBy[place.sort]}, ${byName} limit ${2_000 + 20 * to})`
  // To a far page even a walk among dense rows is long.
  const met = to > 1_200 ? [] : await idsOf(along(found, place, shortWalk))
  if (met.length === to - from) return { ids: met, total: to }
  const sorted = await countAndPage(found, place, mostSorted)
  if (sorted.ids !== null) return { ids: sorted.ids, total: sorted.total }
  const ids = await idsOf(along(found, place, sql`inventory`))
  return { ids, total: from + ids.length }
}

/** Tier by tier, as far as the page reaches: first all rows of the first, then of the second. */
export async function pageOfMany(tiers: readonly Found[], place: Place): Promise<number[]> {
  const ids: number[] = []
  let before = 0
  for (const tier of tiers) {
    if (before >= place.to) break
    const here = { ...place, from: Math.max(0, place.from - before), to: place.to - before }
    if (place.sort === 'price') return idsOf(byPrice(tier, here))
    const page = await pageOfTier(tier, here)
    ids.push(...page.ids)
    before += page.total
  }
  return ids
}

const mostSorted = 60_000

const idsOf = async (query: RawBuilder<{ id: number }>) =>
  (await query.execute(db())).rows.map(({ id }) => id)
