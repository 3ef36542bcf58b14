import { sql } from 'kysely'
import { db, type Database } from './database.ts'

type Request = { mailbox: string; mailboxKey: Buffer; email: string; token: string; consent: string }

/** The subscription whose confirmation is to be sent; null when it is confirmed, or was written to lately. */
export async function askForNewsletterRow(on: Database, request: Request): Promise<number | null> {
  const { mailbox, mailboxKey, email, token, consent } = request
  const { rows } = await sql<{
    id: number | null
  }>`select ask_for_newsletter(${mailbox}, ${mailboxKey}, ${email}, ${token}, ${consent}) as id`.execute(on)
  return rows[0]?.id ?? null
}

/** Whether there was something to confirm. Twice is as good as once. */
export async function confirmNewsletter(token: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select confirm_newsletter(${token}) as known`.execute(db())
  return rows[0]?.known ?? false
}

export async function endNewsletter(token: string) {
  await sql`select end_newsletter(${token})`.execute(db())
}

/** For the worker: to whom the confirmation goes, if it has yet to be sent. */
export function findUnsentConfirmation(id: number) {
  return db()
    .selectFrom('newsletterSubscriptions')
    .select(['email', 'token', 'letterQueuedAt'])
    .where('id', '=', id)
    .where('letterSentAt', 'is', null)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst()
}

export async function markConfirmationSent(id: number) {
  await db()
    .updateTable('newsletterSubscriptions')
    .set({ letterSentAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}
