import { sql } from 'kysely'
import type { GoneLine } from '#domain/quotes/quote.ts'
import { db } from '#server/platform/database/database.ts'

/** The customer's token, or the one in emails to the business. */
const tokenPattern = /^(?:[\w-]{22}|[0-9a-f]{32})$/

/** The part of a quote that its page may know: never a phone number, an email address or a street. */
export async function findQuoteByLink(token: string) {
  if (!tokenPattern.test(token)) return undefined
  const found = await db()
    .selectFrom('quotes')
    .innerJoin('customers', 'customers.id', 'quotes.customerId')
    .leftJoin('quotes as earlier', 'earlier.id', 'quotes.replacesQuoteId')
    .select([
      'quotes.id',
      'quotes.quoteNumber as number',
      'quotes.pageToken',
      'quotes.gone',
      'customers.firstName',
      'customers.city',
      'customers.zipCode',
      sql<boolean>`customers.email is not null`.as('hasEmail'),
      'earlier.quoteNumber as replaces',
    ])
    .where((where) =>
      where.or([where('quotes.pageToken', '=', token), where('quotes.readToken', '=', token)]),
    )
    .executeTakeFirst()
  if (found === undefined) return undefined
  const { pageToken, ...quote } = found
  // Emails to the business link with the other token, which can't act for the customer.
  return { ...quote, gone: quote.gone as unknown as GoneLine[], isReadOnly: pageToken !== token, pageToken }
}

export async function findPageToken(quoteNumber: string): Promise<string | undefined> {
  const found = await db()
    .selectFrom('quotes')
    .select('pageToken')
    .where('quoteNumber', '=', quoteNumber)
    .executeTakeFirst()
  return found?.pageToken
}
