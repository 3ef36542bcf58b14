import type { Customer } from '#domain/cart/customer.ts'
import type { DeliveryEstimate } from '#domain/delivery/delivery-estimate.ts'
import { formatDistance } from '#domain/delivery/distance.ts'
import { formatCents, type Cents } from '#domain/money.ts'
import type { ChosenPrice } from '#domain/pricing/line-choice.ts'
import type { Totals } from '#domain/pricing/totals.ts'

export type QuoteLine = ChosenPrice & {
  inventoryId: number
  plantId: number
  plantName: string
  scientificName: string
  containerSize: string
  quantity: number
  currentHeightInches: number | null
  caliperInches: number | null
}

/** Chosen, but no longer in stock. The name is null if the item never existed. */
export type GoneLine = {
  inventoryId: number
  plantName: string | null
  containerSize: string | null
  quantity: number
}

export type QuoteDelivery = {
  /** The customer picks the plants up at the yard. */
  isPickup?: boolean
  /** Null until it's confirmed. */
  cents: Cents | null
  miles: number | null
  approximate: boolean
  reason: string
}

export type QuoteCustomer = Omit<Customer, 'email' | 'phone'> & { email: string | null; phone: string | null }

/** A stored quote. */
export type Quote = {
  id: number
  number: string
  token: string
  /** Opens the same page without the customer's actions. For the business. */
  readToken: string
  createdAt: Date
  notes: string
  /** The number of the quote that this one replaces. */
  replaces: string | null
  customer: QuoteCustomer
  delivery: QuoteDelivery
  totals: Totals
  lines: QuoteLine[]
  gone: GoneLine[]
}

/** The part of a quote that its sender gets to see. */
export type SubmittedQuote = Omit<Quote, 'id' | 'readToken' | 'notes'>

/** Where a sent quote stands, as far as its sender's summary says. */
export type SentStanding = {
  /** When we answer: 'by Tuesday at noon'; null if it isn't our turn. */
  promise: string | null
  /** An official quote or an order with an open change request, rather than an estimate. */
  isChange: boolean
}

/** The customer with database column names, which the response uses too (SQ-01). */
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

/** An unknown fee is never 'Free'. */
export function deliveryText({ cents }: QuoteDelivery): string {
  if (cents === null) return 'To be confirmed'
  return cents === 0 ? 'Free' : formatCents(cents)
}

export function deliveryLabel({ isPickup, miles, approximate }: QuoteDelivery): string {
  if (isPickup === true) return 'Pick-up at the yard'
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
    ? { cents: estimate.feeCents, miles, approximate, reason: estimate.reason }
    : { cents: null, miles, approximate, reason: estimate.message }
}

export const pickup: QuoteDelivery = { isPickup: true, cents: 0, miles: null, approximate: false, reason: '' }

const deliveryUnknown: QuoteDelivery = { cents: null, miles: null, approximate: true, reason: '' }

/** The terms a visitor accepts by checking the box. Stored with each quote. */
export const termsVersion = 'Terms of August 2025, Privacy Policy 2.0'
