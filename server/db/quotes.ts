import type { Quote } from '#domain/quote/quote.ts'
import { db } from './database.ts'

export function findQuoteByKey(idempotencyKey: string) {
  return db()
    .selectFrom('quotes')
    .select(['id', 'body_hash'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
}

export async function findQuoteByToken(token: string): Promise<Quote | undefined> {
  const found = await db()
    .selectFrom('quotes')
    .select('id')
    .where('page_token', '=', token)
    .executeTakeFirst()
  return found === undefined ? undefined : getQuote(found.id)
}

export async function getQuote(id: number): Promise<Quote> {
  const [row, customer, lines, gone] = await Promise.all([
    readQuote(id),
    readCustomer(id),
    listLines(id),
    listGone(id),
  ])
  return {
    id,
    number: row.quote_number,
    token: row.page_token,
    createdAt: row.created_at,
    notes: row.project_notes,
    replaces: row.replaces,
    customer,
    delivery: {
      cents: row.delivery_cents,
      miles: row.delivery_miles,
      approximate: row.delivery_approximate,
      reason: row.delivery_reason,
    },
    totals: {
      subtotalCents: row.subtotal_cents,
      laborCents: row.labor_cents,
      deliveryCents: row.delivery_cents,
      grandTotalCents: row.grand_total_cents,
    },
    lines,
    gone,
  }
}

function readQuote(id: number) {
  return db()
    .selectFrom('quotes')
    .leftJoin('quotes as earlier', 'earlier.id', 'quotes.replaces_quote_id')
    .select([
      'quotes.quote_number',
      'quotes.page_token',
      'quotes.created_at',
      'quotes.project_notes',
      'quotes.subtotal_cents',
      'quotes.labor_cents',
      'quotes.delivery_cents',
      'quotes.grand_total_cents',
      'quotes.delivery_miles',
      'quotes.delivery_reason',
      'quotes.delivery_approximate',
      'earlier.quote_number as replaces',
    ])
    .where('quotes.id', '=', id)
    .executeTakeFirstOrThrow()
}

function readCustomer(quoteId: number) {
  return db()
    .selectFrom('quotes')
    .innerJoin('customers', 'customers.id', 'quotes.customer_id')
    .select([
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'phone',
      'address',
      'city',
      'state',
      'zip_code as zipCode',
    ])
    .where('quotes.id', '=', quoteId)
    .executeTakeFirstOrThrow()
}

function listLines(id: number) {
  return db()
    .selectFrom('quote_items')
    .select([
      'inventory_id as inventoryId',
      'plant_id as plantId',
      'plant_name as plantName',
      'scientific_name as scientificName',
      'container_size as containerSize',
      'quantity',
      'unit_price_cents as unitPriceCents',
      'planting_fee_cents as plantingFeeCents',
      'current_height_inches as currentHeightInches',
      'caliper_inches as caliperInches',
    ])
    .where('quote_id', '=', id)
    .orderBy('line')
    .execute()
}

function listGone(id: number) {
  return db()
    .selectFrom('quote_items_gone')
    .select([
      'inventory_id as inventoryId',
      'plant_name as plantName',
      'container_size as containerSize',
      'quantity',
    ])
    .where('quote_id', '=', id)
    .orderBy('line')
    .execute()
}
