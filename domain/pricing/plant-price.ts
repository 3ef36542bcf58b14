import type { Cents } from '#domain/money.ts'
import { findSizePrice, type SizePrices } from './size-prices.ts'

/** The retail price of one plant, and of planting it. */
export type PlantPrice = { unitPriceCents: Cents; plantingFeeCents: Cents }

/** Wholesale price x (1 + markup% / 100), rounding half a cent up. Integer arithmetic keeps it exact. */
export function unitPrice(wholesaleCents: Cents, markupBasisPoints: number): Cents {
  const hundredths = BigInt(wholesaleCents) * BigInt(100_00 + markupBasisPoints)
  return Number((hundredths + 50_00n) / 100_00n)
}

/** A price that the owner typed for the row wins over the wholesale price with its markup. */
export function plantPrice(
  wholesaleCents: Cents,
  size: string,
  prices: SizePrices,
  ownPriceCents: Cents | null = null,
): PlantPrice {
  const { markupBasisPoints, plantingFeeCents } = findSizePrice(prices, size)
  return { unitPriceCents: ownPriceCents ?? unitPrice(wholesaleCents, markupBasisPoints), plantingFeeCents }
}
