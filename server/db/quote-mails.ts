import { sql } from 'kysely'
import type { Audience } from '#domain/quote/lifecycle/event-kinds.ts'
import type { MailState } from '#domain/quote/mail-outcome.ts'
import type { MailKind } from '#server/jobs/email-job.ts'
import { db, type Database } from './database.ts'

type Kind = MailKind | Audience

type NewMail = {
  quoteId: number
  kind: Kind
  /** The number of the event; 0 for the emails of a request. */
  seq?: number
  recipientKey?: Buffer | null
  heldUntil?: Date | null
}

export async function recordMails(on: Database, mails: readonly NewMail[]) {
  await on
    .insertInto('quoteMails')
    .values([...mails])
    .execute()
}

export function findMail(quoteId: number, kind: Kind, seq = 0) {
  return db()
    .selectFrom('quoteMails')
    .select(['queuedAt', 'heldUntil'])
    .where('quoteId', '=', quoteId)
    .where('kind', '=', kind)
    .where('seq', '=', seq)
    .executeTakeFirst()
}

export function findUnsentMail(quoteId: number, kind: Kind, seq = 0) {
  return db()
    .selectFrom('quoteMails')
    .select('heldUntil')
    .where('quoteId', '=', quoteId)
    .where('kind', '=', kind)
    .where('seq', '=', seq)
    .where('sentAt', 'is', null)
    .executeTakeFirst()
}

export function listMailsOfQuote(quoteId: number) {
  return db()
    .selectFrom('quoteMails')
    .select(['kind', 'seq', 'queuedAt', 'sentAt', 'refusedAt'])
    .where('quoteId', '=', quoteId)
    .orderBy('queuedAt')
    .orderBy('kind')
    .execute()
}

/** The events whose emails to the business were held until the same moment and are still unsent, oldest first. */
export async function listHeldTogether(quoteId: number, heldUntil: Date): Promise<number[]> {
  const rows = await db()
    .selectFrom('quoteMails')
    .select('seq')
    .where('quoteId', '=', quoteId)
    .where('kind', '=', 'to-business')
    .where('heldUntil', '=', heldUntil)
    .where('sentAt', 'is', null)
    .where('refusedAt', 'is', null)
    .orderBy('seq')
    .execute()
  return rows.map(({ seq }) => seq)
}

export async function markMailSent(quoteId: number, kind: Kind, seqs: readonly number[] = [0]) {
  await db()
    .updateTable('quoteMails')
    .set({ sentAt: sql`now()` })
    .where('quoteId', '=', quoteId)
    .where('kind', '=', kind)
    .where('seq', 'in', [...seqs])
    .execute()
}

/** An email that makes no sense anymore, such as a reminder of a day that was moved. */
export async function giveUpMail(quoteId: number, kind: Kind, seqs: readonly number[]) {
  await db()
    .updateTable('quoteMails')
    .set({ refusedAt: sql`now()` })
    .where('quoteId', '=', quoteId)
    .where('kind', '=', kind)
    .where('seq', 'in', [...seqs])
    .execute()
}

/** When the emails about a quote to the business left or will leave, as far as that's within the last hour. */
export async function listLeavingToBusiness(
  on: Database,
  quoteId: number,
): Promise<{ leaving: Date[]; now: Date }> {
  const { rows } = await sql<{ leaves: Date; now: Date }>`
    select coalesce(held_until, queued_at) as leaves, now() as now from quote_mails
    where quote_id = ${quoteId} and kind in ('business', 'to-business')
      and coalesce(held_until, queued_at) > now() - interval '1 hour'`.execute(on)
  return { leaving: rows.map(({ leaves }) => leaves), now: rows[0]?.now ?? new Date() }
}

/** Emails within a day to the customer about their own actions on this quote. */
export async function countActionEmails(on: Database, quoteId: number): Promise<number> {
  const { emails } = await on
    .selectFrom('quoteMails')
    .innerJoin('quoteEvents', (join) =>
      join
        .onRef('quoteEvents.quoteId', '=', 'quoteMails.quoteId')
        .onRef('quoteEvents.seq', '=', 'quoteMails.seq'),
    )
    .select((build) => build.fn.countAll<number>().as('emails'))
    .where('quoteMails.quoteId', '=', quoteId)
    .where('quoteMails.kind', '=', 'to-customer')
    .where('actor', '=', 'customer')
    .where('queuedAt', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  return emails
}

/**
 * Seconds until another customer copy may be sent; 0 if fewer than `mostAnHour` were sent within the last hour. Failed tries
 * don't count.
 */
export async function getCopyWait(mostAnHour: number): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from sent_at + interval '1 hour' - now()))::int as seconds from quote_mails
    where kind = 'customer' and sent_at > now() - interval '1 hour'
    order by sent_at desc offset ${mostAnHour - 1} limit 1`.execute(db())
  return rows[0]?.seconds ?? 0
}

/** The state of a quote's two emails, by the token of its page. */
export async function findMailState(token: string): Promise<MailState | undefined> {
  const rows = await db()
    .selectFrom('quotes')
    .innerJoin('quoteMails', 'quoteMails.quoteId', 'quotes.id')
    .select(['quoteMails.kind', 'quoteMails.sentAt'])
    .where('quotes.pageToken', '=', token)
    .execute()
  if (rows.length === 0) return undefined
  const stateOf = (kind: MailKind) => {
    const row = rows.find((each) => each.kind === kind)
    if (row === undefined) return 'none'
    return row.sentAt === null ? 'waiting' : 'sent'
  }
  return { customerCopy: stateOf('customer'), business: stateOf('business') === 'sent' ? 'sent' : 'waiting' }
}
