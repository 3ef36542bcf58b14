import { sql, type InsertObject } from 'kysely'
import type { SentQuoteRef } from '#domain/cart/cart.ts'
import type { QuoteRecord } from '#domain/quotes/lifecycle/record.ts'
import type { GoneLine, Quote, QuoteCustomer } from '#domain/quotes/quote.ts'
import { db, type Database } from '#server/platform/database/database.ts'
import { listVersions } from './quote-versions.ts'
import type { DB } from '#server/platform/database/schema.generated.ts'

export function findQuoteByKey(idempotencyKey: string, on = db()) {
  return on
    .selectFrom('quotes')
    .select(['id', 'quoteNumber as number', 'bodyHash'])
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst()
}

/** The attempt with this key, or the quote that was sent before if the token is that quote's own. */
export function findEarlierQuote(
  on: Database,
  { sent, key }: { sent: SentQuoteRef | null; key: string | null },
) {
  return (
    on
      .selectFrom('quotes')
      .select(['id', 'quoteNumber as number', 'pageToken as token'])
      .where((is) =>
        is.or([
          is('idempotencyKey', '=', key ?? ''),
          is.and([is('quoteNumber', '=', sent?.number ?? ''), is('pageToken', '=', sent?.token ?? '')]),
        ]),
      )
      // The attempt is the later one: it may already have replaced the other.
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )
}

export async function findQuoteId(number: string): Promise<number | undefined> {
  const found = await db()
    .selectFrom('quotes')
    .select('id')
    .where('quoteNumber', '=', number)
    .executeTakeFirst()
  return found?.id
}

type NewQuote = Omit<InsertObject<DB, 'quotes'>, 'customerId' | 'gone'> & {
  customer: QuoteCustomer
  gone: readonly GoneLine[]
}

/** With a customer of its own: an anonymous request never changes, finds or reveals an earlier one. */
export async function insertQuote(on: Database, { customer, gone, ...quote }: NewQuote): Promise<number> {
  const { id: customerId } = await on
    .insertInto('customers')
    .values(customer)
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await on
    .insertInto('quotes')
    .values({ ...quote, customerId, gone: JSON.stringify(gone) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findQuoteByToken(token: string): Promise<Quote | undefined> {
  const found = await db().selectFrom('quotes').select('id').where('pageToken', '=', token).executeTakeFirst()
  return found === undefined ? undefined : getQuote(found.id)
}

export async function getQuote(id: number): Promise<Quote> {
  const [row, customer, [estimate]] = await Promise.all([
    db()
      .selectFrom('quotes')
      .leftJoin('quotes as earlier', 'earlier.id', 'quotes.replacesQuoteId')
      .select([
        'quotes.id',
        'quotes.quoteNumber as number',
        'quotes.pageToken as token',
        'quotes.readToken',
        'quotes.createdAt',
        'quotes.projectNotes as notes',
        'quotes.language',
        'quotes.gone',
        'earlier.quoteNumber as replaces',
      ])
      .where('quotes.id', '=', id)
      .executeTakeFirstOrThrow(),
    findCustomer(db(), id),
    listVersions(id),
  ])
  if (customer === undefined || estimate === undefined) throw new Error(`Quote ${row.number} has no version`)
  // Written by us, from a list of GoneLine.
  return { ...row, customer, estimate, gone: row.gone as unknown as GoneLine[] }
}

/** Undefined if the quote was deleted meanwhile. */
export const findCustomer = (on: Database, quoteId: number): Promise<QuoteCustomer | undefined> =>
  on
    .selectFrom('quotes')
    .innerJoin('customers', 'customers.id', 'quotes.customerId')
    .select(['firstName', 'lastName', 'email', 'phone', 'address', 'city', 'state', 'zipCode'])
    .where('quotes.id', '=', quoteId)
    .executeTakeFirst()

/** Each quote has its own row of its customer, so no other quote changes. */
export async function updateCustomer(on: Database, quoteId: number, changes: Partial<QuoteCustomer>) {
  await on
    .updateTable('customers')
    .set(changes)
    .from('quotes')
    .whereRef('customers.id', '=', 'quotes.customerId')
    .where('quotes.id', '=', quoteId)
    .execute()
}

export type KnownQuote = { number: string; createdAt: Date; record: QuoteRecord; customer: QuoteCustomer }

/** Quotes with this phone number or email address, the newest first. */
export async function listQuotesOf({ phone, email }: Pick<QuoteCustomer, 'phone' | 'email'>) {
  const { rows } = await sql<KnownQuote>`
    select quote_number as number, created_at, record, json_build_object('firstName', first_name, 'lastName', last_name,
      'email', email, 'phone', phone, 'address', address, 'city', city, 'state', customers.state, 'zipCode', zip_code) as customer
    from customers join quotes on customer_id = customers.id
    join lateral (select record from quote_events where quote_id = quotes.id order by seq desc limit 1) last on true
    where phone = ${phone} or lower(email) = lower(${email})
    order by quotes.id desc limit 20`.execute(db())
  return rows
}
