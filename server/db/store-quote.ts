import { DatabaseError } from 'pg'
import { lineTotal, type Totals } from '#domain/pricing/totals.ts'
import type { GoneLine, QuoteCustomer, QuoteDelivery, QuoteLine } from '#domain/quote/quote.ts'
import { runPrepared } from './database.ts'
import { limitKey, type Limit } from './rate-limits.ts'

/** Reading 12: copies that one address may be sent within 24 hours, whoever asks for them. */
const mostCopiesADay = 3

type NewQuote = {
  number: string
  token: string
  customer: QuoteCustomer
  notes: string
  totals: Totals
  delivery: QuoteDelivery
  lines: readonly QuoteLine[]
  gone: readonly GoneLine[]
  termsVersion: string
  idempotencyKey: string
  bodyHash: Buffer
  replacesKey: string | null
  limits: readonly Omit<Limit, 'perSeconds'>[]
  limitSeconds: number
  /** By which copies to the customer's mailbox are counted; null: there is none. */
  copyKey: Buffer | null
}

type Storing =
  | { kind: 'stored'; createdAt: Date }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'key-taken' }
  | { kind: 'number-taken' }

const statement = 'select wait_seconds, stored_at from store_quote($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)'

/**
 * Customer, quote, lines and the jobs of its letters, or nothing of it, in one statement (migration 0023). Always a new customer:
 * an anonymous request never changes, finds or reveals an earlier one.
 */
export async function storeQuote(quote: NewQuote): Promise<Storing> {
  try {
    const [row] = await runPrepared<{ wait_seconds: number; stored_at: Date }>('store-quote', statement, [
      quote.limits.map(limitKey),
      quote.limits.map(({ most }) => most),
      quote.limitSeconds,
      customerRow(quote.customer),
      quoteRow(quote),
      quote.replacesKey,
      lineRows(quote.lines),
      goneRows(quote.gone),
      quote.copyKey,
      mostCopiesADay,
    ])
    if (row === undefined) throw new Error('store_quote answered nothing')
    return row.wait_seconds > 0
      ? { kind: 'limited', retryAfterSeconds: row.wait_seconds }
      : { kind: 'stored', createdAt: row.stored_at }
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== '23505' || error.table !== 'quotes') throw error
    return { kind: error.constraint === 'quotes_idempotency_key_key' ? 'key-taken' : 'number-taken' }
  }
}

/** SQ-04: which rows a fault is about; null if about none, such as a lost connection. */
export function faultyTable(fault: unknown): string | null {
  if (!(fault instanceof DatabaseError)) return null
  return fault.table ?? /insert into (\w+)/.exec(fault.where ?? '')?.[1] ?? null
}

// As columns of the tables; the function reads them by name.

function customerRow(customer: QuoteCustomer): string {
  return JSON.stringify({
    first_name: customer.firstName,
    last_name: customer.lastName,
    email: customer.email,
    phone: customer.phone,
    address: customer.address,
    city: customer.city,
    state: customer.state,
    zip_code: customer.zipCode,
  })
}

function quoteRow({ totals, delivery, ...quote }: NewQuote): string {
  return JSON.stringify({
    quote_number: quote.number,
    page_token: quote.token,
    project_notes: quote.notes,
    subtotal_cents: totals.subtotalCents,
    labor_cents: totals.laborCents,
    delivery_cents: totals.deliveryCents,
    grand_total_cents: totals.grandTotalCents,
    delivery_miles: delivery.miles,
    delivery_reason: delivery.reason,
    delivery_approximate: delivery.approximate,
    terms_version: quote.termsVersion,
    idempotency_key: quote.idempotencyKey,
    body_hash: `\\x${quote.bodyHash.toString('hex')}`,
  })
}

function lineRows(lines: readonly QuoteLine[]): string {
  return JSON.stringify(
    lines.map((line, index) => ({
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
}

function goneRows(gone: readonly GoneLine[]): string | null {
  if (gone.length === 0) return null
  return JSON.stringify(
    gone.map((line, index) => ({
      line: index + 1,
      inventory_id: line.inventoryId,
      plant_name: line.plantName,
      container_size: line.containerSize,
      quantity: line.quantity,
    })),
  )
}
