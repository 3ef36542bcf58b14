import { sql } from 'kysely'
import { db, type Database } from './database.ts'

/** False if the day has its summary already. It tells of what came since the one before, the first of the last 24 hours. */
export async function insertDigest(on: Database, day: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into daily_digests (day, covers_from, covers_until)
    select ${day}::date, coalesce(max(covers_until), ${now}::timestamptz - interval '1 day'), ${now} from daily_digests
    having bool_or(day = ${day}::date) is not true
    on conflict (day) do nothing`.execute(on)
  return numAffectedRows === 1n
}

export function findDigest(day: string) {
  return db()
    .selectFrom('daily_digests')
    .select(['covers_from', 'covers_until', 'sent_at'])
    .where('day', '=', sql<Date>`${day}::date`)
    .executeTakeFirst()
}

export async function markDigest(day: string, outcome: 'sent_at' | 'refused_at') {
  await db()
    .updateTable('daily_digests')
    .set({ [outcome]: sql`now()` })
    .where('day', '=', sql<Date>`${day}::date`)
    .execute()
}

type Period = { from: Date; until: Date }

/** What a summary tells of. Lists are cut off here; the counts are whole. */
const mostListed = 50

export async function listNewQuotes({ from, until }: Period) {
  return db()
    .selectFrom('quotes')
    .innerJoin('customers', 'customers.id', 'quotes.customer_id')
    .select([
      'quote_number',
      'page_token',
      'quotes.created_at',
      'first_name',
      'last_name',
      'city',
      'grand_total_cents',
      sql<number>`count(*) over ()`.as('of'),
    ])
    .where('quotes.created_at', '>', from)
    .where('quotes.created_at', '<=', until)
    .orderBy('quotes.created_at')
    .limit(mostListed)
    .execute()
}

export async function listNewAnswers({ from, until }: Period) {
  return db()
    .selectFrom('quote_answers')
    .innerJoin('quotes', 'quotes.id', 'quote_answers.quote_id')
    .select(['quote_number', 'quote_answers.kind', 'answered_at', sql<number>`count(*) over ()`.as('of')])
    .where('answered_at', '>', from)
    .where('answered_at', '<=', until)
    .orderBy('answered_at')
    .limit(mostListed)
    .execute()
}

export async function listNewMessages({ from, until }: Period) {
  return db()
    .selectFrom('contact_submissions')
    .select(['id', 'name', 'submitted_at', sql<number>`count(*) over ()`.as('of')])
    .where('submitted_at', '>', from)
    .where('submitted_at', '<=', until)
    .orderBy('submitted_at')
    .limit(mostListed)
    .execute()
}

export async function countNewSubscribers({ from, until }: Period): Promise<number> {
  const { subscribers } = await db()
    .selectFrom('newsletter_subscriptions')
    .select(sql<number>`count(*)`.as('subscribers'))
    .where('confirmed_at', '>', from)
    .where('confirmed_at', '<=', until)
    .executeTakeFirstOrThrow()
  return subscribers
}
