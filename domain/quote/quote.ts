import type { Customer } from '#domain/cart/customer.ts'
import type { DeliveryEstimate } from '#domain/delivery/delivery-estimate.ts'
import { formatDistance } from '#domain/delivery/distance.ts'
import { formatCents, type Cents } from '#domain/money.ts'
import type { PlantPrice } from '#domain/pricing/plant-price.ts'
import type { Totals } from '#domain/pricing/totals.ts'

export type QuoteLine = PlantPrice & {
  inventoryId: number
  plantId: number
  plantName: string
  scientificName: string
  containerSize: string
  quantity: number
  currentHeightInches: number | null
  caliperInches: number | null
}

/** Chosen, but no longer to be had. Without a name it never was. */
export type GoneLine = {
  inventoryId: number
  plantName: string | null
  containerSize: string | null
  quantity: number
}

export type QuoteDelivery = {
  /** Null while it is still to be confirmed. */
  cents: Cents | null
  miles: number | null
  approximate: boolean
  reason: string
}

export type QuoteCustomer = Omit<Customer, 'email' | 'phone'> & { email: string | null; phone: string | null }

/** A quote as it is stored. */
export type Quote = {
  id: number
  number: string
  token: string
  createdAt: Date
  notes: string
  /** The number of the quote that this one was sent instead of. */
  replaces: string | null
  customer: QuoteCustomer
  delivery: QuoteDelivery
  totals: Totals
  lines: QuoteLine[]
  gone: GoneLine[]
}

/** What the one who sent it learns. */
export type SubmittedQuote = Omit<Quote, 'id' | 'notes' | 'replaces'>

/** The customer under the names of the database columns, which the specified response uses too (SQ-01). */
export function toCustomerRow({ firstName, lastName, zipCode, ...rest }: QuoteCustomer) {
  return { first_name: firstName, last_name: lastName, zip_code: zipCode, ...rest }
}

export const countInQuote = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** '2 Texas Redbud, 15 gal' */
export function goneText({ plantName, containerSize, quantity }: GoneLine): string {
  return plantName === null
    ? `${quantity} of a plant that is not on our list`
    : `${quantity} ${plantName}, ${containerSize}`
}

/** Never 'Free' for unknown (reading 9). */
export function deliveryText({ cents }: QuoteDelivery): string {
  if (cents === null) return 'To be confirmed'
  return cents === 0 ? 'Free' : formatCents(cents)
}

export function deliveryLabel({ miles, approximate }: QuoteDelivery): string {
  return miles === null ? 'Delivery' : `Delivery, ${formatDistance({ miles, minutes: null, approximate })}`
}

/** Below the sums, while there is no fee: why, as far as there is more to say. */
export function deliveryNote({ cents, reason }: QuoteDelivery): string | null {
  if (cents !== null) return null
  return reason || 'Delivery is still to be confirmed, and not in the total.'
}

/** What is stored of an estimate. The name of a place is the visitor's own word, so what quotes it is left out. */
export function toQuoteDelivery(estimate: DeliveryEstimate | null): QuoteDelivery {
  if (estimate?.kind !== 'fee' && estimate?.kind !== 'custom-quote') return deliveryUnknown
  const { miles, approximate } = estimate.distance
  return estimate.kind === 'fee'
    ? { cents: estimate.feeCents, miles, approximate, reason: estimate.reason }
    : { cents: null, miles, approximate, reason: estimate.message }
}

const deliveryUnknown: QuoteDelivery = { cents: null, miles: null, approximate: true, reason: '' }
