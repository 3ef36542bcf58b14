import type { InsertObject } from 'kysely'
import type { SentQuoteRef } from '#domain/cart/cart.ts'
import type { GoneLine, Quote, QuoteCustomer } from '#domain/quotes/quote.ts'
import { db, type Database } from '#server/platform/database/database.ts'
import { listVersions } from './quote-versions.ts'
import type { DB } from '#server/platform/database/schema.generated.ts'

export function findQuoteByKey(idempotencyKey: string, on = db()) {
  return on
    .selectFrom('quotes')
    .select(['id', 'bodyHash'])
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
      .select(['id', 'quoteNumber as number'])
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
        'quotes.gone',
        'earlier.quoteNumber as replaces',
      ])
      .where('quotes.id', '=', id)
      .executeTakeFirstOrThrow(),
    db()
      .selectFrom('quotes')
      .innerJoin('customers', 'customers.id', 'quotes.customerId')
      .select(['firstName', 'lastName', 'email', 'phone', 'address', 'city', 'state', 'zipCode'])
      .where('quotes.id', '=', id)
      .executeTakeFirstOrThrow(),
    listVersions(id),
  ])
  if (estimate === undefined) throw new Error(`Quote ${row.number} has no version`)
  // Written by us, from a list of GoneLine.
  return { ...row, customer, estimate, gone: row.gone as unknown as GoneLine[] }
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
