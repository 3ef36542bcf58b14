import { z } from '#domain/zod.ts'
import type { Totals } from '#domain/pricing/totals.ts'
import type { QuoteDelivery } from './quote-delivery.ts'

const cents = z.number().int()
const inches = z.number().nullable()

/** The response to a stored quote request. Field names are specified; money is in cents, as calculated by the server. */
export const submitQuoteResponse = z.object({
  customer: z.object({ first_name: z.string(), email: z.string().nullable() }),
  quote: z.object({
    quote_number: z.string(),
    created_at: z.string(),
    valid_until: z.string(),
    subtotal_cents: cents,
    labor_cents: cents,
    delivery_cents: cents.nullable(),
    grand_total_cents: cents,
    delivery_miles: z.number().nullable(),
    delivery_approximate: z.boolean(),
    delivery_reason: z.string(),
    is_pickup: z.boolean(),
    items: z.array(
      z.object({
        inventory_id: z.number(),
        plant_name: z.string(),
        container_size: z.string(),
        quantity: z.number(),
        unit_price_cents: cents,
        planting_fee_cents: cents,
        is_planted_by_us: z.boolean(),
        cage_cents: cents,
        current_height_inches: inches,
        caliper_inches: inches,
      }),
    ),
    gone: z.array(
      z.object({
        inventory_id: z.number(),
        plant_name: z.string().nullable(),
        container_size: z.string().nullable(),
        quantity: z.number(),
      }),
    ),
  }),
  quoteNumber: z.string(),
  /** The quote's page is /quote/{token}. */
  token: z.string(),
  /** True if our totals differ from the ones the visitor saw, which the summary points out. */
  figuresDiffer: z.boolean(),
  /** The number of the quote that this one replaces or follows. */
  replaces: z.string().nullable(),
  promise: z.string().nullable(),
  takesChanges: z.boolean(),
  isOver: z.boolean().default(false),
})

export type SubmitQuoteResponse = z.output<typeof submitQuoteResponse>

export function totalsAndDelivery({ quote }: SubmitQuoteResponse): {
  totals: Totals
  delivery: QuoteDelivery
} {
  return {
    totals: {
      subtotalCents: quote.subtotal_cents,
      laborCents: quote.labor_cents,
      deliveryCents: quote.delivery_cents,
      grandTotalCents: quote.grand_total_cents,
    },
    delivery: {
      isPickup: quote.is_pickup,
      cents: quote.delivery_cents,
      miles: quote.delivery_miles,
      approximate: quote.delivery_approximate,
      reason: quote.delivery_reason,
    },
  }
}
