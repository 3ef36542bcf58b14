import { sql, type SqlBool } from 'kysely'
import { lastPriceStep, priceStepCents } from '#domain/inventory/price-steps.ts'
import { unknownSizePrice, type SizePrice, type SizePrices } from '#domain/pricing/size-prices.ts'
import { wholesaleBounds } from '#domain/pricing/wholesale-bounds.ts'
import type { InventorySearch } from '#domain/search/inventory-search.ts'

// A search by retail price, as bounds on the wholesale price for each container size: a comparison for each row instead of a
// calculation. A test holds it against the function plantPrice.

const mostDollars = 99_999_999

function boundsInDollars(price: SizePrice, [from, to]: InventorySearch['price']) {
  const { leastCents, mostCents } = wholesaleBounds(price, {
    fromCents: priceStepCents(from),
    toCents: to === lastPriceStep ? null : priceStepCents(to),
  })
  return { least: leastCents / 100, most: mostCents === null ? mostDollars : mostCents / 100 }
}

/** Joins as price_bounds and filters by them. */
export function priceWithin(range: InventorySearch['price'], prices: SizePrices) {
  const rows = [...prices].map(([size, price]) => {
    const { least, most } = boundsInDollars(price, range)
    return sql`(${size}::text, ${least}::numeric, ${most}::numeric)`
  })
  const unknown = boundsInDollars(unknownSizePrice, range)
  return {
    join: sql`left join (values ${sql.join(rows)}) as price_bounds (size_key, least, most)
      on lower(inventory.size_description) = price_bounds.size_key`,
    // As a case, because PostgreSQL takes two bounds it cannot know for rare, and a case for one half of the rows.
    condition: sql<SqlBool>`case when inventory.wholesale_price between coalesce(price_bounds.least, ${unknown.least}::numeric)
      and coalesce(price_bounds.most, ${unknown.most}::numeric) then true else false end`,
  }
}
