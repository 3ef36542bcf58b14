import { sql } from 'kysely'
import { unknownSizePrice, type SizePrices } from '#domain/pricing/size-prices.ts'

// Retail prices in SQL, for queries that sort or filter by them. The rules are resolved in domain/pricing and joined as a
// list, so that here stands one expression only; a property test holds it against the function plantPrice.

/** Joins as size_prices, on sizeMatches. */
export function sizePriceList(prices: SizePrices) {
  const rows = [...prices].map(
    ([size, price]) => sql`(${size}::text, ${price.markupBasisPoints}::int, ${price.plantingFeeCents}::int)`,
  )
  return sql<{
    size_key: string
    markup_basis_points: number
    planting_fee_cents: number
  }>`(values ${sql.join(rows)})`.as<'size_prices'>(
    sql`size_prices(size_key, markup_basis_points, planting_fee_cents)`,
  )
}

export const sizeMatches = sql<boolean>`inventory.size_key = size_prices.size_key`

export const unitPriceCents = sql<number>`round(inventory.wholesale_price
  * (10000 + coalesce(size_prices.markup_basis_points, ${sql.lit(unknownSizePrice.markupBasisPoints)})) / 100)::bigint`

export const plantingFeeCents = sql<number>`coalesce(size_prices.planting_fee_cents, ${sql.lit(unknownSizePrice.plantingFeeCents)})`
