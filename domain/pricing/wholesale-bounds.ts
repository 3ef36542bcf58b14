import type { Cents } from '#domain/money.ts'
import type { SizePrice } from './size-prices.ts'

/**
 * Which wholesale prices lead to a planted price within the given one. Prices rise with the wholesale price, so that a search
 * by price can compare what is stored, instead of working out the price of each row.
 */
export function wholesaleBounds(
  { markupBasisPoints, plantingFeeCents }: SizePrice,
  { fromCents, toCents }: { fromCents: Cents; toCents: Cents | null },
): { leastCents: Cents; mostCents: Cents | null } {
  const factor = 100_00 + markupBasisPoints
  /** The lowest wholesale price whose unit price, half a cent rounded up, reaches this one. */
  const leastFor = (unitCents: Cents) => Math.max(0, Math.ceil((unitCents * 100_00 - 50_00) / factor))
  return {
    leastCents: leastFor(fromCents - plantingFeeCents),
    mostCents: toCents === null ? null : leastFor(toCents - plantingFeeCents + 1) - 1,
  }
}
