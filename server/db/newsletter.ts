import { sql } from 'kysely'
import { db, type Database } from './database.ts'

type Request = { mailbox: string; email: string; token: string; consent: string }

/** The subscription whose confirmation letter is to be sent; null when it is confirmed, or was written to within a day. */
export async function askForNewsletterRow(on: Database, request: Request): Promise<number | null> {
  const { mailbox, email, token, consent } = request
  const { rows } = await sql<{
    id: number | null
  }>`select ask_for_newsletter(${mailbox}, ${email}, ${token}, ${consent}) as id`.execute(on)
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

/** For the worker: to whom the letter goes. */
export function findSubscription(id: number) {
  return db()
    .selectFrom('newsletterSubscriptions')
    .select(['email', 'token', 'letterQueuedAt', 'letterSentAt', 'confirmedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function markLetterSent(id: number) {
  await db()
    .updateTable('newsletterSubscriptions')
    .set({ letterSentAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}
