import type { DeliveryEstimate } from '#domain/delivery/delivery-estimate.ts'
import { formatDistance } from '#domain/delivery/distance.ts'
import { formatCents, type Cents } from '#domain/money.ts'

export type QuoteDelivery = {
  /** The customer picks the plants up at the yard. */
  isPickup: boolean
  /** Null until it's confirmed, which an official quote never says. */
  cents: Cents | null
  miles: number | null
  approximate: boolean
  reason: string
}

/** An unknown fee is never 'Free'. */
export function deliveryText({ cents }: Pick<QuoteDelivery, 'cents'>): string {
  if (cents === null) return 'To be confirmed'
  return cents === 0 ? 'Free' : formatCents(cents)
}

export function deliveryLabel({ isPickup, miles, approximate }: QuoteDelivery): string {
  if (isPickup) return 'Pick-up at the yard'
  return miles === null ? 'Delivery' : `Delivery, ${formatDistance({ miles, minutes: null, approximate })}`
}

/** Explains below the totals why there's no delivery fee yet. */
export function deliveryNote({ cents, reason }: QuoteDelivery): string | null {
  if (cents !== null) return null
  return reason || 'Delivery is still to be confirmed, and not in the total.'
}

/** The part of an estimate we store. Messages with the destination's name are left out, because the visitor typed it. */
export function toQuoteDelivery(estimate: DeliveryEstimate | null): QuoteDelivery {
  if (estimate?.kind !== 'fee' && estimate?.kind !== 'custom-quote') return deliveryUnknown
  const { miles, approximate } = estimate.distance
  return estimate.kind === 'fee'
    ? { isPickup: false, cents: estimate.feeCents, miles, approximate, reason: estimate.reason }
    : { isPickup: false, cents: null, miles, approximate, reason: estimate.message }
}

export const pickup: QuoteDelivery = { isPickup: true, cents: 0, miles: null, approximate: false, reason: '' }

const deliveryUnknown: QuoteDelivery = {
  isPickup: false,
  cents: null,
  miles: null,
  approximate: true,
  reason: '',
}
