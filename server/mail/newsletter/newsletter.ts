import { sql } from 'kysely'
import { db } from '#server/platform/database/database.ts'

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
