import type { DoneLine } from '#domain/quotes/lifecycle/events.ts'
import { countDone } from '#domain/quotes/lifecycle/record.ts'
import type { QuoteVersion, VersionPlant } from '#domain/quotes/quote-version.ts'
import { versionTotals } from './version-totals.ts'

/** There's no planting fee for plants we didn't plant, and no cage for those picked up. */
function chargedPlant(plant: VersionPlant, done: DoneLine | undefined): VersionPlant {
  if (done === undefined) return plant
  return {
    ...plant,
    quantity: countDone(done, plant.quantity),
    plantingFeeCents: done.outcome === 'planted' ? plant.plantingFeeCents : 0,
    cageCents: done.outcome === 'picked-up' ? 0 : plant.cageCents,
  }
}

/**
 * An order as it's charged for, added up again: what wasn't done costs nothing. Delivery is charged if we brought anything,
 * other work if anything was done. A discount stays whole, because nobody stored what it was a part of, but never more than the rest.
 */
export function chargedOrder(order: QuoteVersion, done: readonly DoneLine[]): QuoteVersion {
  const doneOf = new Map(done.map((each) => [each.line, each]))
  const isAll = (...among: DoneLine['outcome'][]) =>
    done.length > 0 && done.every(({ outcome }) => among.includes(outcome))
  const isNothingDone = isAll('not-done')
  const plants = order.plants.map((plant, index) => chargedPlant(plant, doneOf.get(index + 1)))
  const extras = order.extras.map((extra, index) =>
    isNothingDone || doneOf.get(plants.length + index + 1)?.outcome === 'not-done'
      ? { ...extra, unitPriceCents: 0 }
      : extra,
  )
  const delivery = { ...order.delivery, cents: isAll('not-done', 'picked-up') ? 0 : order.delivery.cents }
  const totals = versionTotals({
    lines: plants,
    extras,
    discountCents: order.discount.cents,
    deliveryCents: delivery.cents,
    tax: order.tax,
  })
  return { ...order, plants, extras, delivery, totals }
}
