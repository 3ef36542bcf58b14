import type { Quote } from '#domain/quote/quote.ts'
import { db, type Database } from './database.ts'

export function findQuoteByKey(idempotencyKey: string) {
  return db()
    .selectFrom('quotes')
    .select(['id', 'bodyHash'])
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst()
}

export async function findQuoteByToken(token: string): Promise<Quote | undefined> {
  const found = await db().selectFrom('quotes').select('id').where('pageToken', '=', token).executeTakeFirst()
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
    number: row.quoteNumber,
    token: row.pageToken,
    readToken: row.readToken,
    createdAt: row.createdAt,
    notes: row.projectNotes,
    replaces: row.replaces,
    customer,
    delivery: {
      cents: row.deliveryCents,
      miles: row.deliveryMiles,
      approximate: row.deliveryApproximate,
      reason: row.deliveryReason,
    },
    totals: {
      subtotalCents: row.subtotalCents,
      laborCents: row.laborCents,
      deliveryCents: row.deliveryCents,
      grandTotalCents: row.grandTotalCents,
    },
    lines,
    gone,
  }
}

function readQuote(id: number) {
  return db()
    .selectFrom('quotes')
    .leftJoin('quotes as earlier', 'earlier.id', 'quotes.replacesQuoteId')
    .select([
      'quotes.quoteNumber',
      'quotes.pageToken',
      'quotes.readToken',
      'quotes.createdAt',
      'quotes.projectNotes',
      'quotes.subtotalCents',
      'quotes.laborCents',
      'quotes.deliveryCents',
      'quotes.grandTotalCents',
      'quotes.deliveryMiles',
      'quotes.deliveryReason',
      'quotes.deliveryApproximate',
      'earlier.quoteNumber as replaces',
    ])
    .where('quotes.id', '=', id)
    .executeTakeFirstOrThrow()
}

export async function findCustomerEmail(on: Database, quoteId: number): Promise<string | null> {
  const row = await on
    .selectFrom('quotes')
    .innerJoin('customers', 'customers.id', 'quotes.customerId')
    .select('email')
    .where('quotes.id', '=', quoteId)
    .executeTakeFirst()
  return row?.email ?? null
}

function readCustomer(quoteId: number) {
  return db()
    .selectFrom('quotes')
    .innerJoin('customers', 'customers.id', 'quotes.customerId')
    .select(['firstName', 'lastName', 'email', 'phone', 'address', 'city', 'state', 'zipCode'])
    .where('quotes.id', '=', quoteId)
    .executeTakeFirstOrThrow()
}

function listLines(id: number) {
  return db()
    .selectFrom('quoteItems')
    .select([
      'inventoryId',
      'plantId',
      'plantName',
      'scientificName',
      'containerSize',
      'quantity',
      'unitPriceCents',
      'plantingFeeCents',
      'currentHeightInches',
      'caliperInches',
    ])
    .where('quoteId', '=', id)
    .orderBy('line')
    .execute()
}

function listGone(id: number) {
  return db()
    .selectFrom('quoteItemsGone')
    .select(['inventoryId', 'plantName', 'containerSize', 'quantity'])
    .where('quoteId', '=', id)
    .orderBy('line')
    .execute()
}
