import { sql } from 'kysely'
import { db, type Database } from '#server/platform/database/database.ts'

type Request = { mailbox: string; mailboxKey: Buffer; email: string; token: string; consent: string }

/** The id of the confirmation email, which still needs its job; null if it's already confirmed or was sent one recently. */
export async function askForNewsletterRow(on: Database, request: Request): Promise<number | null> {
  const { mailbox, mailboxKey, email, token, consent } = request
  const { rows } = await sql<{
    id: number | null
  }>`select ask_for_newsletter(${mailbox}, ${mailboxKey}, ${email}, ${token}, ${consent}) as id`.execute(on)
  return rows[0]?.id ?? null
}

/** False if there's no such subscription. Confirming twice is fine. */
export async function confirmNewsletter(token: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select confirm_newsletter(${token}) as known`.execute(db())
  return rows[0]?.known ?? false
}

export async function endNewsletter(token: string) {
  await sql`select end_newsletter(${token})`.execute(db())
}

/** For the worker: who a confirmation is for. */
export function getSubscriber(id: number) {
  return db()
    .selectFrom('newsletterSubscriptions')
    .select(['email', 'token', 'confirmedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Deletes requests that weren't confirmed within 7 days. */
export const clearUnconfirmed = () => sql`select clear_unconfirmed_newsletter()`.execute(db())
