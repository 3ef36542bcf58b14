import { sql } from 'kysely'
import type { QuoteState } from '#domain/quote/lifecycle/events.ts'
import { db } from './database.ts'

// The state after the last event. A request that hasn't been adopted yet has none.
const lastOf = (expression: string) =>
  sql`(select ${sql.raw(expression)} from quote_events where quote_id = quotes.id order by seq desc limit 1)`
const stateOfQuote = sql<QuoteState>`coalesce(${lastOf('state')}, 'requested')`
const hasOpenChange = sql<boolean>`coalesce(${lastOf(`(record ->> 'hasOpenChange')::boolean`)}, false)`

/** 'change' is any quote with an open change request. */
type Wanted = { since: Date | null; state: QuoteState | 'change' | null; most: number }

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
      hasOpenChange.as('hasOpenChange'),
      sql<number>`(select coalesce(sum(quantity), 0) from quote_items where quote_id = quotes.id)`.as(
        'plants',
      ),
    ])
    .$if(since !== null, (query) => query.where('quotes.createdAt', '>=', since))
    .$if(state === 'change', (query) => query.where(hasOpenChange, '=', true))
    .$if(state !== null && state !== 'change', (query) => query.where(stateOfQuote, '=', state as QuoteState))
    .orderBy('quotes.createdAt', 'desc')
    .orderBy('quotes.id', 'desc')
    .limit(most)
    .execute()
}

export function findQuoteByNumber(number: string) {
  return db()
    .selectFrom('quotes')
    .select(['id', 'termsVersion', 'termsAcceptedAt'])
    .where('quoteNumber', '=', number)
    .executeTakeFirst()
}

export function listMailsOfQuote(id: number) {
  return db()
    .selectFrom('quoteMails')
    .select(['kind', 'seq', 'queuedAt', 'sentAt', 'refusedAt'])
    .where('quoteId', '=', id)
    .orderBy('queuedAt')
    .orderBy('kind')
    .execute()
}
