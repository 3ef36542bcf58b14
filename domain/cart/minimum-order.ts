import { formatCents, type Cents } from '#domain/money.ts'
import { meetsMinimum } from '#domain/quote/minimum.ts'
import type { PricedCart } from './priced-cart.ts'

export type MinimumOrder = { met: boolean; minimumCents: Cents; reachedCents: Cents; missingCents: Cents }

/** How far the cart is from the minimum order (DR-04). */
export function minimumOrder(
  { totals: { subtotalCents, laborCents }, goneCents }: Pick<PricedCart, 'totals' | 'goneCents'>,
  minimumCents: Cents,
): MinimumOrder {
  const keptCents = subtotalCents + laborCents
  return {
    met: meetsMinimum({ keptCents, goneCents }, minimumCents),
    minimumCents,
    reachedCents: keptCents,
    missingCents: Math.max(0, minimumCents - keptCents),
  }
}

/** DR-02, DR-03: why the cart can't be sent yet, or null if it can. Null prices are still loading. */
export function whyNotRequestable(
  priced: Pick<PricedCart, 'totals' | 'goneCents' | 'plantCount'> | null,
  minimumCents: Cents | null,
): string | null {
  if (priced === null || minimumCents === null) return 'One moment, prices are loading.'
  if (priced.plantCount === 0) return 'There’s nothing in your quote to order yet.'
  const { met } = minimumOrder(priced, minimumCents)
  return met ? null : `Quote requests start at ${formatCents(minimumCents)}.`
}
