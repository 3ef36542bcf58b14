import { sql } from 'kysely'
import type { ContactMessage } from '#domain/contact/contact-message.ts'
import { db, type Database } from './database.ts'

export async function insertContactMessage(on: Database, messageKey: string, message: ContactMessage) {
  await on
    .insertInto('contactSubmissions')
    .values({ ...message, messageKey })
    .execute()
}

/** For the worker. */
export function findContactMessage(messageKey: string) {
  return db()
    .selectFrom('contactSubmissions')
    .select(['name', 'email', 'phone', 'service', 'message', 'submittedAt', 'sentAt'])
    .where('messageKey', '=', messageKey)
    .executeTakeFirst()
}

export async function markContactMessage(messageKey: string, outcome: 'sentAt' | 'refusedAt') {
  await db()
    .updateTable('contactSubmissions')
    .set({ [outcome]: sql`now()` })
    .where('messageKey', '=', messageKey)
    .execute()
}
