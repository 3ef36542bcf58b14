import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { knownSizeSpellings, sizeSpellings } from '#domain/inventory/container-sizes.ts'
import type { SizePrices } from '#domain/pricing/size-prices.ts'
import { allPrices, type InventorySearch } from '#domain/search/inventory-search.ts'
import { isFullRange } from '#domain/search/parameters.ts'
import {
  heightConditions,
  inStock,
  kindsMayHold,
  namesOrTypeHold,
  rowConditions,
} from './inventory-filter.ts'
import { allOf, choiceConditions, type Condition } from './plant-filter.ts'
import { priceBounds, priceWithin } from './price-bounds.ts'

/**
 * What a search finds: as lists to name before and rows to select from, and as a condition for a walk along an index. The
 * list `chosen` names the sizes, each with the bounds of its price; `condition` holds the price too, `exceptPrice` does not.
 */
export type Found = {
  lists: RawBuilder<unknown>
  sizes: RawBuilder<unknown>
  rows: RawBuilder<unknown>
  condition: Condition
  exceptPrice: Condition
  /** The part of the list that is looked at. */
  tier: Condition
}

/** Every size in stock, found by leaping along the index from one to the next. */
const sizesInStock = sql`sizes (size_key) as (
  (select min(size_key) from inventory where deleted_at is null)
  union all select (select min(size_key) from inventory where deleted_at is null and size_key > sizes.size_key)
    from sizes where sizes.size_key is not null)`

function chosenSizes({ sizes, price }: InventorySearch, prices: SizePrices) {
  const { list, unknown } = priceBounds(price, prices)
  const named = sql`sizes.size_key = any (${sizes.flatMap(sizeSpellings)}::text[])`
  const fits = sizes.includes('other')
    ? sql`(${named} or sizes.size_key <> all (${[...knownSizeSpellings]}::text[]))`
    : named
  return sql`chosen as materialized (select sizes.size_key, coalesce(least, ${unknown.least}::numeric) as least,
      coalesce(most, ${unknown.most}::numeric) as most
    from sizes left join ${list} on price_bounds.size_key = sizes.size_key
    where sizes.size_key is not null ${sizes.length === 0 ? sql`` : sql`and ${fits}`})`
}

export const ofChosenSize = sql`inventory.size_key = chosen.size_key
  and inventory.wholesale_price between chosen.least and chosen.most`

/** Rows are looked up kind by kind and, where size or price is asked for, size by size: one range of an index each. */
export function foundBy(
  search: InventorySearch,
  words: readonly string[],
  prices: SizePrices,
  tier: Condition = sql<SqlBool>`true`,
): Found {
  const asksPrice = !isFullRange(search.price, allPrices)
  const bySize = asksPrice || search.sizes.length > 0
  const conditions = [
    inStock,
    tier,
    ...rowConditions(search),
    ...heightConditions(search),
    ...namesOrTypeHold(words),
  ]
  const fit = allOf([...choiceConditions(search, sql`facet_bits`), ...kindsMayHold(words)])
  const sizes = sql`${sizesInStock}, ${chosenSizes(search, prices)}`
  const exceptPrice = [...conditions, ...choiceConditions(search, sql`facet_bits`)]
  return {
    lists: sql`${bySize ? sql`${sizes},` : sql``}
      kinds as materialized (select distinct facet_bits from plant_kinds where ${fit}),`,
    sizes,
    // `offset 0` keeps the planner from turning the looks at each kind into a walk over every row.
    rows: sql`(select row.* from kinds ${bySize ? sql`cross join chosen` : sql``} cross join lateral (
      select id, plant_name, is_priority, size_key, wholesale_price, current_height_inches, facet_bits, min_height_ft, max_height_ft
      from inventory where facet_bits = kinds.facet_bits ${bySize ? sql`and ${ofChosenSize}` : sql``}
        and ${allOf(conditions)} offset 0) as row)`,
    condition: allOf([...exceptPrice, ...(asksPrice ? [priceWithin(search.price, prices)] : [])]),
    exceptPrice: allOf(exceptPrice),
    tier,
  }
}
