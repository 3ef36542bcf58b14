import { sql } from 'kysely'
import { fullName } from '#domain/cart/customer.ts'
import { lateBackupsInWords } from '#domain/desk/backup-ages.ts'
import { customerActions } from '#domain/quotes/customer-actions.ts'
import type { Day } from '#domain/time/nursery-clock.ts'
import { lateAfterMinutes } from '#domain/quotes/mail-outcome.ts'
import { countLateAnswers } from '#server/quotes/advance-quotes.ts'
import { listDeadEmails, listLateEmails } from '#server/mail/unsent-emails.ts'
import { db } from '#server/platform/database/database.ts'
import { businessLink, linkOrigins } from '#server/mail/business-link.ts'
import { readBackupAges } from '#server/platform/metrics/backup-metrics.ts'

const mostFailed = 50

const urlOf = ({ quoteNumber: number, readToken }: { quoteNumber: string; readToken: string }) =>
  businessLink({ number, readToken }, linkOrigins())

const dayMilliseconds = 24 * 3_600_000

export type DigestNews = Awaited<ReturnType<typeof readDigestNews>>

/** News since the previous digest; for the very first, in the last 24 hours. */
export async function readDigestNews(day: Day, until: Date) {
  const from = (await findDigestBefore(day)) ?? new Date(until.getTime() - dayMilliseconds)
  const period = { from, until }
  const [quotes, actions, messages, newSubscribers, dead, late, lateAnswers, backups] = await Promise.all([
    listNewQuotes(period),
    listNewActions(period),
    listNewMessages(period),
    countNewSubscribers(period),
    listDeadEmails(mostFailed),
    listLateEmails(lateAfterMinutes, mostFailed),
    countLateAnswers(until),
    readBackupAges(),
  ])
  return {
    ...period,
    quotes: {
      count: quotes[0]?.of ?? 0,
      listed: quotes.map((row) => ({
        number: row.quoteNumber,
        url: urlOf(row),
        who: [fullName(row), row.city].filter((part) => part !== '').join(', '),
        cents: row.grandTotalCents,
        at: row.createdAt,
      })),
    },
    /** Actions of customers on their quotes. */
    actions: {
      count: actions[0]?.of ?? 0,
      listed: actions.map((row) => ({
        number: row.quoteNumber,
        key: `${row.quoteNumber} ${row.seq}`,
        url: urlOf(row),
        what: customerActions[row.kind] ?? row.kind,
        at: row.at,
      })),
    },
    messages: {
      count: messages[0]?.of ?? 0,
      listed: messages.map((row) => ({ id: row.id, who: row.name, at: row.submittedAt })),
    },
    newSubscribers,
    lateAnswers,
    /** Which copies are too old, in words. */
    lateBackups: backups === null ? null : lateBackupsInWords(backups),
    // If this digest itself is late, its reader doesn't need to be told.
    failed: [...dead, ...late].filter(({ type, about }) => type !== 'summary' || about !== day),
  }
}

/** When the last digest before a day's was queued. Each covers what happened since the one before. */
async function findDigestBefore(day: Day): Promise<Date | undefined> {
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

async function listNewQuotes({ from, until }: Period) {
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

async function listNewMessages({ from, until }: Period) {
  return db()
    .selectFrom('contactSubmissions')
    .select(['id', 'name', 'submittedAt', sql<number>`count(*) over ()`.as('of')])
    .where('submittedAt', '>', from)
    .where('submittedAt', '<=', until)
    .orderBy('submittedAt')
    .limit(mostListed)
    .execute()
}

async function countNewSubscribers({ from, until }: Period): Promise<number> {
  const { subscribers } = await db()
    .selectFrom('newsletterSubscriptions')
    .select(sql<number>`count(*)`.as('subscribers'))
    .where('confirmedAt', '>', from)
    .where('confirmedAt', '<=', until)
    .executeTakeFirstOrThrow()
  return subscribers
}
