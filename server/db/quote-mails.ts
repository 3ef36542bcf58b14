import { sql } from 'kysely'
import type { MailState } from '#domain/quote/mail-outcome.ts'
import type { MailKind } from '#server/email-job.ts'
import { db, type Database } from './database.ts'

export async function recordMail(on: Database, quoteId: number, kind: MailKind) {
  await on.insertInto('quoteMails').values({ quoteId, kind }).execute()
}

export function findMail(quoteId: number, kind: MailKind) {
  return db()
    .selectFrom('quoteMails')
    .select(['sentAt', 'refusedAt'])
    .where('quoteId', '=', quoteId)
    .where('kind', '=', kind)
    .executeTakeFirst()
}

export async function markMail(quoteId: number, kind: MailKind, outcome: 'sentAt' | 'refusedAt') {
  await db()
    .updateTable('quoteMails')
    .set({ [outcome]: sql`now()` })
    .where('quoteId', '=', quoteId)
    .where('kind', '=', kind)
    .execute()
}

/** What became of the two mails of the quote with this page. */
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
