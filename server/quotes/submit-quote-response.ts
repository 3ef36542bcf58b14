import type { SubmitQuoteResponse } from '#domain/quotes/submit-quote-response.ts'
import type { SentStatus, SubmittedQuote } from '#domain/quotes/quote.ts'
import { validUntil } from '#domain/quotes/validity.ts'

/**
 * The response to a quote request. Field names are specified; amounts are our own, in cents. The customer is only what
 * this request sent, never what we may already know about the person.
 */
export function toSubmitQuoteResponse(
  quote: SubmittedQuote,
  sentStatus: SentStatus,
  differing: readonly string[],
) {
  const { customer, estimate } = quote
  const { firstName, lastName, zipCode, ...contact } = customer
  const { totals, delivery } = estimate
  return {
    customer: { first_name: firstName, last_name: lastName, zip_code: zipCode, ...contact },
    quote: {
      quote_number: quote.number,
      created_at: quote.createdAt.toISOString(),
      valid_until: validUntil(estimate.validUntil).toISOString(),
      subtotal_cents: totals.subtotalCents,
      labor_cents: totals.laborCents,
      delivery_cents: totals.deliveryCents,
      grand_total_cents: totals.grandTotalCents,
      delivery_miles: delivery.miles,
      delivery_reason: delivery.reason,
      delivery_approximate: delivery.approximate,
      is_pickup: delivery.isPickup,
      items: estimate.plants.map((line) => ({
        inventory_id: line.inventoryId,
        plant_name: line.name,
        scientific_name: line.scientificName,
        container_size: line.containerSize,
        quantity: line.quantity,
        unit_price_cents: line.unitPriceCents,
        planting_fee_cents: line.plantingFeeCents,
        is_planted_by_us: line.isPlantedByUs,
        cage_cents: line.cageCents,
        current_height_inches: line.currentHeightInches,
        caliper_inches: line.caliperInches,
      })),
      gone: quote.gone.map((line) => ({
        inventory_id: line.inventoryId,
        plant_name: line.plantName,
        container_size: line.containerSize,
        quantity: line.quantity,
      })),
    },
    quoteNumber: quote.number,
    token: quote.token,
    figuresDiffer: differing.length > 0,
    replaces: quote.replaces,
    ...sentStatus,
  }
}

/** The same for a later visit through the quote's link, which others may have: only the customer's first name. */
export function toSentQuote(quote: SubmittedQuote, sentStatus: SentStatus): SubmitQuoteResponse {
  const response = toSubmitQuoteResponse(quote, sentStatus, [])
  return { ...response, customer: { first_name: response.customer.first_name, email: null } }
}
