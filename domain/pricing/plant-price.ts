import type { Cents } from '#domain/money.ts'
import { findSizePrice, type SizePrices } from './size-prices.ts'

/** The retail price of one plant, and of planting it. */
export type PlantPrice = { unitPriceCents: Cents; plantingFeeCents: Cents }

/** Wholesale price x (1 + markup% / 100), rounding half a cent up. Integer arithmetic keeps it exact. */
export function unitPrice(wholesaleCents: Cents, markupBasisPoints: number): Cents {
  const hundredths = BigInt(wholesaleCents) * BigInt(100_00 + markupBasisPoints)
  return Number((hundredths + 50_00n) / 100_00n)
}

/** The wholesale price at which visitors pay this much, or as near as whole cents allow. */
export const wholesalePrice = (unitPriceCents: Cents, markupBasisPoints: number): Cents =>
  Math.max(1, Math.round((unitPriceCents * 100_00) / (100_00 + markupBasisPoints)))

export function plantPrice(wholesaleCents: Cents, size: string, prices: SizePrices): PlantPrice {
  const { markupBasisPoints, plantingFeeCents } = findSizePrice(prices, size)
  return { unitPriceCents: unitPrice(wholesaleCents, markupBasisPoints), plantingFeeCents }
}
