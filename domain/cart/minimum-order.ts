import { formatCents, type Cents } from '#domain/money.ts'
import { meetsMinimum } from '#domain/quote/minimum.ts'
import type { PricedCart } from './priced-cart.ts'

export type MinimumOrder = { met: boolean; minimumCents: Cents; reachedCents: Cents; missingCents: Cents }

/** How far the cart is from the minimum (DR-04, reading 32). */
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

/** DR-02, DR-03: why the cart cannot be sent yet, or null when it can. Null prices mean that they are still being loaded. */
export function whyNotRequestable(
  priced: Pick<PricedCart, 'totals' | 'goneCents' | 'plantCount'> | null,
  minimumCents: Cents | null,
): string | null {
  if (priced === null || minimumCents === null) return 'One moment, the prices are being read.'
  if (priced.plantCount === 0) return 'Nothing in your quote can be ordered yet.'
  const { met } = minimumOrder(priced, minimumCents)
  return met ? null : `Quote requests start at ${formatCents(minimumCents)}.`
}
