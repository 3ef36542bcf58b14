import { sql } from 'kysely'
import { customerActions } from '#domain/quotes/customer-actions.ts'
import type { Day } from '#domain/time/nursery-clock.ts'
import { db } from '#server/platform/database/database.ts'

/** When the last digest before a day's was queued. Each covers what happened since the one before. */
export async function findDigestBefore(day: Day): Promise<Date | undefined> {
  const row = await db()
    .selectFrom('emails')
    .select('queuedAt')
    .where('type', '=', 'summary')
    .where('digestDay', '<', sql<Date>`${day}::date`)
    .orderBy('digestDay', 'desc')
    .executeTakeFirst()
  return row?.queuedAt
}

type Period = { from: Date; until: Date }

/** Lists in a digest are cut off at this length; the counts are complete. */
const mostListed = 50

export async function listNewQuotes({ from, until }: Period) {
  return db()
    .selectFrom('quotes')
    .innerJoin('customers', 'customers.id', 'quotes.customerId')
    .innerJoin('quoteVersions', (join) =>
      join.onRef('quoteVersions.quoteId', '=', 'quotes.id').on('version', '=', 1),
    )
    .select([
      'quoteNumber',
      'readToken',
      'quotes.createdAt',
      'firstName',
      'lastName',
      'city',
      'grandTotalCents',
      sql<number>`count(*) over ()`.as('of'),
    ])
    .where('quotes.createdAt', '>', from)
    .where('quotes.createdAt', '<=', until)
    .orderBy('quotes.createdAt')
    .limit(mostListed)
    .execute()
}

/** Events of quotes that the business should know; the request itself is listed with the quotes. */
export async function listNewActions({ from, until }: Period) {
  return db()
    .selectFrom('quoteEvents')
    .innerJoin('quotes', 'quotes.id', 'quoteEvents.quoteId')
    .select([
      'quoteNumber',
      'readToken',
      'seq',
      'quoteEvents.kind',
      'at',
      sql<number>`count(*) over ()`.as('of'),
    ])
    .where('quoteEvents.kind', 'in', Object.keys(customerActions))
    .where('at', '>', from)
    .where('at', '<=', until)
    .orderBy('at')
    .limit(mostListed)
    .execute()
}

export async function listNewMessages({ from, until }: Period) {
  return db()
    .selectFrom('contactSubmissions')
    .select(['id', 'name', 'submittedAt', sql<number>`count(*) over ()`.as('of')])
    .where('submittedAt', '>', from)
    .where('submittedAt', '<=', until)
    .orderBy('submittedAt')
    .limit(mostListed)
    .execute()
}

export async function countNewSubscribers({ from, until }: Period): Promise<number> {
  const { subscribers } = await db()
    .selectFrom('newsletterSubscriptions')
    .select(sql<number>`count(*)`.as('subscribers'))
    .where('confirmedAt', '>', from)
    .where('confirmedAt', '<=', until)
    .executeTakeFirstOrThrow()
  return subscribers
}
