import { formatCents, type Cents } from '#domain/money.ts'
import type { PricedCart } from './priced-cart.ts'

export type MinimumOrder = { met: boolean; minimumCents: Cents; reachedCents: Cents; missingCents: Cents }

/** How far the cart is from the minimum order. */
export function minimumOrder(
  { totals: { subtotalCents, laborCents }, goneCents }: Pick<PricedCart, 'totals' | 'goneCents'>,
  minimumCents: Cents,
): MinimumOrder {
  const inStockCents = subtotalCents + laborCents
  return {
    met: meetsMinimum({ inStockCents, goneCents }, minimumCents),
    minimumCents,
    reachedCents: inStockCents,
    missingCents: Math.max(0, minimumCents - inStockCents),
  }
}

/** Why the cart can't be submitted yet; null if it can. `priced` is null while prices are loading. */
export function whyNotRequestable(
  priced: Pick<PricedCart, 'totals' | 'goneCents' | 'plantCount'> | null,
  minimumCents: Cents | null,
): string | null {
  if (priced === null || minimumCents === null) return 'One moment, prices are loading.'
  if (priced.plantCount === 0) return 'There’s nothing in your quote to order yet.'
  const { met } = minimumOrder(priced, minimumCents)
  return met ? null : `Quote requests start at ${formatCents(minimumCents)}.`
}

/**
 * Compares plants and planting, without delivery, to the minimum. Items that are gone by now count too, because that
 * isn't the visitor's fault. A minimum of 0 means none.
 */
export function meetsMinimum(
  { inStockCents, goneCents }: { inStockCents: Cents; goneCents: Cents },
  minimumCents: Cents,
): boolean {
  return inStockCents + goneCents >= minimumCents
}
