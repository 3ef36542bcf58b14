import { sql } from 'kysely'
import { lineTotal, type Totals } from '#domain/pricing/totals.ts'
import type { GoneLine, QuoteCustomer, QuoteDelivery, QuoteLine } from '#domain/quote/quote.ts'
import type { Database } from './database.ts'

// The rows of one quote. All of it runs inside the transaction of the command submit-quote.

/** Always a new row: an anonymous request never changes, finds or reveals an earlier customer. */
export async function insertCustomer(on: Database, customer: QuoteCustomer): Promise<number> {
  const { id } = await on
    .insertInto('customers')
    .values({
      first_name: customer.firstName,
      last_name: customer.lastName,
      email: customer.email,
      phone: customer.phone,
      address: customer.address,
      city: customer.city,
      state: customer.state,
      zip_code: customer.zipCode,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type QuoteRow = {
  number: string
  token: string
  customerId: number
  notes: string
  totals: Totals
  delivery: QuoteDelivery
  termsVersion: string
  idempotencyKey: string
  bodyHash: Buffer
  replacesKey: string | null
}

/**
 * Undefined if the key, or by a rare chance the number, is taken. A request with the same key that is being stored at this moment
 * is waited for.
 */
export function insertQuote(on: Database, row: QuoteRow) {
  return on
    .insertInto('quotes')
    .values({
      quote_number: row.number,
      page_token: row.token,
      customer_id: row.customerId,
      project_notes: row.notes,
      subtotal_cents: row.totals.subtotalCents,
      labor_cents: row.totals.laborCents,
      delivery_cents: row.totals.deliveryCents,
      grand_total_cents: row.totals.grandTotalCents,
      delivery_miles: row.delivery.miles,
      delivery_reason: row.delivery.reason,
      delivery_approximate: row.delivery.approximate,
      terms_version: row.termsVersion,
      terms_accepted_at: sql`now()`,
      idempotency_key: row.idempotencyKey,
      body_hash: row.bodyHash,
      replaces_quote_id:
        row.replacesKey === null
          ? null
          : (select) =>
              select.selectFrom('quotes').select('id').where('idempotency_key', '=', row.replacesKey),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'created_at'])
    .executeTakeFirst()
}

export async function insertQuoteLines(
  on: Database,
  quoteId: number,
  lines: readonly QuoteLine[],
  gone: readonly GoneLine[],
) {
  await on
    .insertInto('quote_items')
    .values(
      lines.map((line, index) => ({
        quote_id: quoteId,
        line: index + 1,
        inventory_id: line.inventoryId,
        plant_id: line.plantId,
        plant_name: line.plantName,
        scientific_name: line.scientificName,
        container_size: line.containerSize,
        quantity: line.quantity,
        unit_price_cents: line.unitPriceCents,
        planting_fee_cents: line.plantingFeeCents,
        line_total_cents: lineTotal(line),
        current_height_inches: line.currentHeightInches,
        caliper_inches: line.caliperInches,
      })),
    )
    .execute()
  if (gone.length === 0) return
  await on
    .insertInto('quote_items_gone')
    .values(
      gone.map((line, index) => ({
        quote_id: quoteId,
        line: index + 1,
        inventory_id: line.inventoryId,
        plant_name: line.plantName,
        container_size: line.containerSize,
        quantity: line.quantity,
      })),
    )
    .execute()
}
