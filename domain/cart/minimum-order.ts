import { formatCents, type Cents } from '#domain/money.ts'
import type { PricedCart } from './priced-cart.ts'

export type MinimumOrder = { met: boolean; minimumCents: Cents; reachedCents: Cents; missingCents: Cents }

/**
 * Reading 32: plants and planting against the minimum, before delivery; 0 means none (DR-04). A cart that fell below it only
 * because an item went away is accepted.
 */
export function minimumOrder(
  priced: Pick<PricedCart, 'totals' | 'orderedCents'>,
  minimumCents: Cents,
): MinimumOrder {
  const reachedCents = priced.totals.subtotalCents + priced.totals.laborCents
  return {
    met: priced.orderedCents >= minimumCents,
    minimumCents,
    reachedCents,
    missingCents: Math.max(0, minimumCents - reachedCents),
  }
}

/** DR-02, DR-03: why the cart cannot be sent yet, or null when it can. Null prices mean that they are still being loaded. */
export function whyNotRequestable(
  priced: Pick<PricedCart, 'totals' | 'orderedCents' | 'plantCount'> | null,
  minimumCents: Cents | null,
): string | null {
  if (priced === null || minimumCents === null) return 'One moment, the prices are being read.'
  if (priced.plantCount === 0) return 'Nothing in your quote can be ordered yet.'
  const { met } = minimumOrder(priced, minimumCents)
  return met ? null : `Quote requests start at ${formatCents(minimumCents)}.`
}
