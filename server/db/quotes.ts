import { sql } from 'kysely'
import type { SentQuoteRef } from '#domain/cart/cart.ts'
import type { Quote } from '#domain/quote/quote.ts'
import { db, type Database } from './database.ts'

/** What a request with this key has become: a quote, or a change of the quote it was added to. */
export async function findQuoteByKey(idempotencyKey: string, on = db()) {
  const { rows } = await sql<{ id: number; hash: string; isChange: boolean }>`
    select id, encode(body_hash, 'hex') as hash, false as "isChange" from quotes
    where idempotency_key = ${idempotencyKey}
    union all
    select quote_id, details ->> 'bodyHash', true from quote_events where request_key = ${changeKey(idempotencyKey)}`.execute(
    on,
  )
  const [found] = rows
  return found && { id: found.id, bodyHash: Buffer.from(found.hash, 'hex'), isChange: found.isChange }
}

/** The request key of the event that a request with this idempotency key becomes. */
export const changeKey = (idempotencyKey: string) => `submit ${idempotencyKey}`

/** The attempt that a request replaces, or the quote it's added to if the token is that quote's own (QL-24). */
export function findEarlierQuote(
  on: Database,
  { earlier, replacesKey }: { earlier: SentQuoteRef | null; replacesKey: string | null },
) {
  return (
    on
      .selectFrom('quotes')
      .select(['id', 'quoteNumber as number'])
      .where((is) =>
        is.or([
          is('idempotencyKey', '=', replacesKey ?? ''),
          is.and([is('quoteNumber', '=', earlier?.number ?? ''), is('pageToken', '=', earlier?.token ?? '')]),
        ]),
      )
      // The attempt is the later one: it may already have replaced the other.
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )
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
      isPickup: row.isPickup,
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
      'quotes.isPickup',
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

/** Each quote has its own row of its customer, so no other quote changes. */
export async function updateCustomerEmail(on: Database, quoteId: number, email: string) {
  await on
    .updateTable('customers')
    .set({ email })
    .from('quotes')
    .whereRef('customers.id', '=', 'quotes.customerId')
    .where('quotes.id', '=', quoteId)
    .execute()
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
      'isPlantedByUs',
      'cageCents',
      'currentHeightInches',
      'caliperInches',
    ])
    .where('quoteId', '=', id)
    .orderBy('line')
    .execute()
}

export function listGone(id: number) {
  return db()
    .selectFrom('quoteItemsGone')
    .select(['inventoryId', 'plantName', 'containerSize', 'quantity'])
    .where('quoteId', '=', id)
    .orderBy('line')
    .execute()
}
