import type { Cents } from '#domain/money.ts'

/** What delivery costs, as far as it is known; null while it is not (reading 9: never 0 for unknown). */
export function useDeliveryCents(): Cents | null {
  return null
}

/** The delivery row of the sums. */
export function DeliveryRow() {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">Delivery</dt>
      <dd className="text-right">worked out with your address</dd>
    </div>
  )
}
