import type { Totals } from '#domain/pricing/totals.ts'
import type { SubmitBody } from './submit-body.ts'

/** The names of the totals the visitor saw that differ from ours. Totals that weren't sent are ignored. */
export function differingTotals(
  seen: SubmitBody['priceCalculation'],
  { subtotalCents, laborCents, deliveryCents, grandTotalCents }: Totals,
): string[] {
  const pairs = {
    subtotal: [seen.subtotal, subtotalCents],
    laborTotal: [seen.laborTotal, laborCents],
    deliveryFee: [seen.deliveryFee, deliveryCents],
    grandTotal: [seen.grandTotal, grandTotalCents],
  } as const
  return Object.entries(pairs)
    .filter(([, [dollars, cents]]) => {
      if (dollars === null || dollars === undefined) return false
      return cents === null ? dollars !== 0 : Math.round(dollars * 100) !== cents
    })
    .map(([name]) => name)
}
