import { sql } from 'kysely'
import type { CareEmailKind } from '#domain/care/due-emails.ts'
import { limits } from '#domain/limits.ts'
import { mailboxOf } from '#domain/mailbox.ts'
import type { Audience } from '#domain/quotes/lifecycle/event-kinds.ts'
import type { Day } from '#domain/time/nursery-clock.ts'
import type { MailState } from '#domain/quotes/mail-outcome.ts'
import { keyedHash } from '#server/platform/config/keyed-hash.ts'
import { db, type Database } from '#server/platform/database/database.ts'

/** The subject of an email. Who it goes to is looked up when it's sent. */
type EmailSubject =
  /** A request, a quote's first event, and its copy. */
  | { type: 'business' | 'customer'; quoteId: number; seq: 1 }
  /** A later event. */
  | { type: Audience; quoteId: number; seq: number }
  | { type: 'care'; quoteId: number; careKind: CareEmailKind }
  | { type: 'message'; messageKey: string }
  | { type: 'newsletter'; subscriptionId: number }
  | { type: 'summary'; digestDay: Day }

export type EmailType = EmailSubject['type']
export type SubjectOf<Type extends EmailType> = Extract<EmailSubject, { type: Type }>

export type NewEmail = EmailSubject & {
  /** Counts it among those that anyone could have caused. */
  recipientKey?: Buffer
  /** For what the clock causes. */
  queuedAt?: Date
}

export type QueuedEmail = { id: number; type: EmailType }

export type UnsentEmail = EmailSubject & {
  id: number
  queuedAt: Date
  recipientKey: Buffer | null
  /** An earlier try may have arrived. */
  mayHaveArrived: boolean
}

/** Undefined if it was sent, given up or dropped, or if what it was about is gone. */
export async function findUnsentEmail(id: number): Promise<UnsentEmail | undefined> {
  const row = await db()
    .selectFrom('emails')
    .select(['id', 'type', 'quoteId', 'seq', 'careKind', 'messageKey', 'subscriptionId'])
    .select([sql<Day>`digest_day::text`.as('digestDay'), 'recipientKey', 'queuedAt', 'mayHaveArrived'])
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .where('refusedAt', 'is', null)
    .where('droppedAt', 'is', null)
    .executeTakeFirst()
  // The table's checks say which columns each type has.
  return row as UnsentEmail | undefined
}

export async function markSent(id: number) {
  await db()
    .updateTable('emails')
    .set({ sentAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** An email that makes no sense anymore, such as a reminder of a day that was moved. */
export async function dropEmail(id: number) {
  await db()
    .updateTable('emails')
    .set({ droppedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}

export type FailedTry = { reason: string; mayHaveArrived: boolean; isGivenUp: boolean }

export async function recordFailedTry(id: number, { reason, mayHaveArrived, isGivenUp }: FailedTry) {
  await db()
    .updateTable('emails')
    .set({ reason, mayHaveArrived, ...(isGivenUp ? { refusedAt: sql`now()` } : {}) })
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .execute()
}

/** Emails about a quote that were queued to the business within some seconds. */
export async function countToBusiness(on: Database, quoteId: number, seconds: number): Promise<number> {
  const { emails } = await on
    .selectFrom('emails')
    .select((build) => build.fn.countAll<number>().as('emails'))
    .where('quoteId', '=', quoteId)
    .where('type', 'in', ['business', 'to-business'])
    .where('queuedAt', '>', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .executeTakeFirstOrThrow()
  return emails
}

/** A newsletter confirmation is counted under this key. */
export const newsletterKey = (mailbox: string) => keyedHash('newsletter-stop', mailbox)

/**
 * The key under which another email to this address's mailbox is counted, to be recorded in the same transaction; null if the mailbox has
 * had as many as anyone may cause.
 */
export async function takeStrangerEmail(on: Database, email: string): Promise<Buffer | null> {
  const mailbox = mailboxOf(email)
  const key = keyedHash('quote-copy', mailbox)
  const { most, perSeconds } = limits.strangersMailbox
  const { rows } = await sql<{ emails: number }>`
    select stranger_emails(${key}, ${newsletterKey(mailbox)}, ${perSeconds}) as emails`.execute(on)
  return (rows[0]?.emails ?? 0) < most ? key : null
}

/** Seconds until one more may be sent of the emails that anyone can cause. Failed tries don't count. */
export async function getStrangerWait({ most, perSeconds }: { most: number; perSeconds: number }) {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from sent_at - now()) + ${perSeconds})::int as seconds from emails
    where recipient_key is not null and sent_at > now() - make_interval(secs => ${perSeconds})
    order by sent_at desc offset ${most - 1} limit 1`.execute(db())
  return rows[0]?.seconds ?? 0
}

export function listEmailsOfQuote(quoteId: number) {
  return db()
    .selectFrom('emails')
    .select(['type', 'seq', 'careKind', 'queuedAt', 'sentAt', 'refusedAt', 'droppedAt', 'reason'])
    .where('quoteId', '=', quoteId)
    .orderBy('queuedAt')
    .orderBy('id')
    .execute()
}

/** The state of a request's two emails, by the token of its page. */
export async function findMailState(token: string): Promise<MailState | undefined> {
  const rows = await db()
    .selectFrom('quotes')
    .innerJoin('emails', 'emails.quoteId', 'quotes.id')
    .select(['emails.type', 'emails.sentAt'])
    .where('quotes.pageToken', '=', token)
    .where('emails.type', 'in', ['business', 'customer'])
    .execute()
  if (rows.length === 0) return undefined
  const stateOf = (type: EmailType) => {
    const row = rows.find((each) => each.type === type)
    if (row === undefined) return 'none'
    return row.sentAt === null ? 'waiting' : 'sent'
  }
  return { customerCopy: stateOf('customer'), business: stateOf('business') === 'sent' ? 'sent' : 'waiting' }
}
