import { sql } from 'kysely'
import type { MailState } from '#domain/quote/mail-outcome.ts'
import type { MailKind } from '#server/jobs/email-job.ts'
import { db, type Database } from './database.ts'

export async function recordMail(on: Database, quoteId: number, kind: MailKind) {
  await on.insertInto('quoteMails').values({ quoteId, kind }).execute()
}

export function findMail(quoteId: number, kind: MailKind) {
  return db()
    .selectFrom('quoteMails')
    .select('queuedAt')
    .where('quoteId', '=', quoteId)
    .where('kind', '=', kind)
    .executeTakeFirst()
}

export function findUnsentMail(quoteId: number, kind: MailKind) {
  return db()
    .selectFrom('quoteMails')
    .select('queuedAt')
    .where('quoteId', '=', quoteId)
    .where('kind', '=', kind)
    .where('sentAt', 'is', null)
    .executeTakeFirst()
}

export async function markMailSent(quoteId: number, kind: MailKind) {
  await db()
    .updateTable('quoteMails')
    .set({ sentAt: sql`now()` })
    .where('quoteId', '=', quoteId)
    .where('kind', '=', kind)
    .execute()
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
