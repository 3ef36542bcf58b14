import { sql, type SqlBool } from 'kysely'
import { lastPriceStep, priceStepCents } from '#domain/inventory/price-steps.ts'
import { unknownSizePrice, type SizePrice, type SizePrices } from '#domain/pricing/size-prices.ts'
import { wholesaleBounds } from '#domain/pricing/wholesale-bounds.ts'
import type { InventorySearch } from '#domain/search/inventory-search.ts'
import type { Condition } from './plant-filter.ts'

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

/** Whether a row's price lies in the range. */
export function priceWithin(range: InventorySearch['price'], prices: SizePrices): Condition {
  const isBetween = ({ least, most }: ReturnType<typeof boundsInDollars>) =>
    sql`inventory.wholesale_price between ${least}::numeric and ${most}::numeric`
  const bySize = [...prices].map(
    ([size, price]) => sql`when ${size} then ${isBetween(boundsInDollars(price, range))}`,
  )
  const unknown = isBetween(boundsInDollars(unknownSizePrice, range))
  return bySize.length === 0
    ? sql<SqlBool>`(${unknown})`
    : sql<SqlBool>`case inventory.size_key ${sql.join(bySize, sql` `)} else ${unknown} end`
}

/** The bounds of each size as a list, and of sizes that are not in it. */
export function priceBounds(range: InventorySearch['price'], prices: SizePrices) {
  const rows = [...prices].map(([size, price]) => {
    const { least, most } = boundsInDollars(price, range)
    return sql`(${size}::text, ${least}::numeric, ${most}::numeric)`
  })
  return {
    list: sql`(values ${sql.join(rows)}) as price_bounds (size_key, least, most)`,
    unknown: boundsInDollars(unknownSizePrice, range),
  }
}
