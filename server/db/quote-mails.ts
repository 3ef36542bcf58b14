import { sql } from 'kysely'
import type { MailState } from '#domain/quote/mail-outcome.ts'
import type { MailKind } from '#server/email-job.ts'
import { db, type Database } from './database.ts'

export async function recordMail(on: Database, quoteId: number, kind: MailKind) {
  await on.insertInto('quote_mails').values({ quote_id: quoteId, kind }).execute()
}

export function findMail(quoteId: number, kind: MailKind) {
  return db()
    .selectFrom('quote_mails')
    .select(['sent_at', 'refused_at'])
    .where('quote_id', '=', quoteId)
    .where('kind', '=', kind)
    .executeTakeFirst()
}

export async function markMail(quoteId: number, kind: MailKind, outcome: 'sent_at' | 'refused_at') {
  await db()
    .updateTable('quote_mails')
    .set({ [outcome]: sql`now()` })
    .where('quote_id', '=', quoteId)
    .where('kind', '=', kind)
    .execute()
}

/** What became of the two mails of the quote with this page. */
export async function findMailState(token: string): Promise<MailState | undefined> {
  const rows = await db()
    .selectFrom('quotes')
    .innerJoin('quote_mails', 'quote_mails.quote_id', 'quotes.id')
    .select(['quote_mails.kind', 'quote_mails.sent_at'])
    .where('quotes.page_token', '=', token)
    .execute()
  if (rows.length === 0) return undefined
  const stateOf = (kind: MailKind) => {
    const row = rows.find((each) => each.kind === kind)
    if (row === undefined) return 'none'
    return row.sent_at === null ? 'waiting' : 'sent'
  }
  return { customerCopy: stateOf('customer'), business: stateOf('business') === 'sent' ? 'sent' : 'waiting' }
}
