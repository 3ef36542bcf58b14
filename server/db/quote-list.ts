import { sql } from 'kysely'
import { validDays } from '#domain/quote/validity.ts'
import { db } from './database.ts'

export const quoteStates = ['open', 'accepted', 'change', 'expired'] as const
export type QuoteState = (typeof quoteStates)[number]

// Days in the yard's time zone, as in domain/quote/validity.ts.
const localDay = (time: string) => sql`(${sql.raw(time)} at time zone 'America/Chicago')::date`

const stateOfQuote = sql<QuoteState>`case
  when exists (select from quote_answers where quote_id = quotes.id and kind = 'accepted') then 'accepted'
  when exists (select from quote_answers where quote_id = quotes.id and kind = 'change') then 'change'
  when ${localDay('quotes.created_at')} + ${sql.lit(validDays)} < ${localDay('now()')} then 'expired' else 'open' end`

type Wanted = { since: Date | null; state: QuoteState | null; most: number }

/** For the owner: newest first. */
export function listQuotes({ since, state, most }: Wanted) {
  return db()
    .selectFrom('quotes')
    .innerJoin('customers', 'customers.id', 'quotes.customerId')
    .select([
      'quotes.quoteNumber',
      'quotes.createdAt',
      'quotes.grandTotalCents',
      'customers.firstName',
      'customers.lastName',
      'customers.city',
      'customers.email',
      'customers.phone',
      stateOfQuote.as('state'),
      sql<number>`(select coalesce(sum(quantity), 0) from quote_items where quote_id = quotes.id)`.as(
        'plants',
      ),
    ])
    .$if(since !== null, (query) => query.where('quotes.createdAt', '>=', since))
    .$if(state !== null, (query) => query.where(stateOfQuote, '=', state))
    .orderBy('quotes.createdAt', 'desc')
    .orderBy('quotes.id', 'desc')
    .limit(most)
    .execute()
}

export function findQuoteByNumber(number: string) {
  return db()
    .selectFrom('quotes')
    .select(['id', stateOfQuote.as('state'), 'termsVersion', 'termsAcceptedAt'])
    .where('quoteNumber', '=', number)
    .executeTakeFirst()
}

export function listMailsOfQuote(id: number) {
  return db()
    .selectFrom('quoteMails')
    .select(['kind', 'queuedAt', 'sentAt', 'refusedAt'])
    .where('quoteId', '=', id)
    .orderBy('queuedAt')
    .orderBy('kind')
    .execute()
}

export function listAnswersOfQuote(id: number) {
  return db()
    .selectFrom('quoteAnswers')
    .select(['kind', 'message', 'answeredAt'])
    .where('quoteId', '=', id)
    .orderBy('answeredAt')
    .execute()
}
