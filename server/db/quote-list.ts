import { sql } from 'kysely'
import { validDays } from '#domain/quote/validity.ts'
import { db } from './database.ts'

export const quoteStates = ['open', 'accepted', 'change', 'expired'] as const
export type QuoteState = (typeof quoteStates)[number]

// Days as the yard's calendar counts them, as in domain/quote/validity.ts.
const here = (time: string) => sql`(${sql.raw(time)} at time zone 'America/Chicago')::date`

const stateOfQuote = sql<QuoteState>`case
  when exists (select from quote_answers where quote_id = quotes.id and kind = 'accepted') then 'accepted'
  when exists (select from quote_answers where quote_id = quotes.id and kind = 'change') then 'change'
  when ${here('quotes.created_at')} + ${sql.lit(validDays)} < ${here('now()')} then 'expired' else 'open' end`

type Wanted = { since: Date | null; state: QuoteState | null; most: number }

/** For the owner: the newest first. */
export function listQuotes({ since, state, most }: Wanted) {
  return db()
    .selectFrom('quotes')
    .innerJoin('customers', 'customers.id', 'quotes.customer_id')
    .select([
      'quotes.quote_number',
      'quotes.created_at',
      'quotes.grand_total_cents',
      'customers.first_name',
      'customers.last_name',
      'customers.city',
      'customers.email',
      'customers.phone',
      stateOfQuote.as('state'),
      sql<number>`(select coalesce(sum(quantity), 0) from quote_items where quote_id = quotes.id)`.as(
        'plants',
      ),
    ])
    .$if(since !== null, (query) => query.where('quotes.created_at', '>=', since))
    .$if(state !== null, (query) => query.where(stateOfQuote, '=', state))
    .orderBy('quotes.created_at', 'desc')
    .orderBy('quotes.id', 'desc')
    .limit(most)
    .execute()
}

export function findQuoteByNumber(number: string) {
  return db()
    .selectFrom('quotes')
    .select(['id', stateOfQuote.as('state'), 'terms_version', 'terms_accepted_at'])
    .where('quote_number', '=', number)
    .executeTakeFirst()
}

export function listMailsOfQuote(id: number) {
  return db()
    .selectFrom('quote_mails')
    .select(['kind', 'queued_at', 'sent_at', 'refused_at'])
    .where('quote_id', '=', id)
    .orderBy('queued_at')
    .orderBy('kind')
    .execute()
}

export function listAnswersOfQuote(id: number) {
  return db()
    .selectFrom('quote_answers')
    .select(['kind', 'message', 'answered_at'])
    .where('quote_id', '=', id)
    .orderBy('answered_at')
    .execute()
}
