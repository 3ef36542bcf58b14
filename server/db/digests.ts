import { sql } from 'kysely'
import { customerActions } from '#domain/quote/customer-actions.ts'
import { db, type Database } from './database.ts'

/**
 * False if the day already has a digest. A digest covers the time since the previous one; the very first, the last 24 hours.
 */
export async function insertDigest(on: Database, day: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into daily_digests (day, covers_from, covers_until)
    select ${day}::date, coalesce(max(covers_until), ${now}::timestamptz - interval '1 day'), ${now} from daily_digests
    having bool_or(day = ${day}::date) is not true
    on conflict (day) do nothing`.execute(on)
  return numAffectedRows === 1n
}

export function findUnsentDigest(day: string) {
  return db()
    .selectFrom('dailyDigests')
    .select(['coversFrom', 'coversUntil'])
    .where('day', '=', sql<Date>`${day}::date`)
    .where('sentAt', 'is', null)
    .executeTakeFirst()
}

export async function markDigestSent(day: string) {
  await db()
    .updateTable('dailyDigests')
    .set({ sentAt: sql`now()` })
    .where('day', '=', sql<Date>`${day}::date`)
    .execute()
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

/** What customers did with their quotes; the request itself is listed with the quotes. */
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
    .where('actor', '=', 'customer')
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
