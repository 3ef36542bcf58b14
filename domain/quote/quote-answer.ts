import type { Cents } from '#domain/money.ts'

/** SQ-01: what a stored quote request is answered with, on the wire. */
export type QuoteAnswer = {
  customer: {
    first_name: string
    last_name: string
    email: string | null
    phone: string | null
    address: string
    city: string
    state: string
    zip_code: string
  }
  quote: {
    quote_number: string
    created_at: string
    valid_until: string
    subtotal_cents: Cents
    labor_cents: Cents
    /** Null while delivery is still to be confirmed. */
    delivery_cents: Cents | null
    grand_total_cents: Cents
    delivery_miles: number | null
    delivery_approximate: boolean
    delivery_reason: string
    items: {
      inventory_id: number
      plant_name: string
      scientific_name: string
      container_size: string
      quantity: number
      unit_price_cents: Cents
      planting_fee_cents: Cents
    }[]
    /** Chosen, but no longer to be had: not in the total. */
    gone: {
      inventory_id: number
      plant_name: string | null
      container_size: string | null
      quantity: number
    }[]
  }
  quoteNumber: string
  /** The quote's page is /quote/{token}. */
  token: string
  /** Our figures are not the ones that the visitor saw (reading 2): the summary says so. */
  figuresDiffer: boolean
}
