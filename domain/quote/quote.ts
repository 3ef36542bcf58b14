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

export type QuoteDelivery = { cents: Cents | null; miles: number | null; reason: string }

export type QuoteCustomer = {
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
  address: string
  city: string
  state: string
  zipCode: string
}

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

export function deliveryLabel({ miles }: QuoteDelivery): string {
  return miles === null ? 'Delivery' : `Delivery, ${miles} miles by road`
}
