import { sql } from 'kysely'
import type { ContactMessage } from '#domain/contact/contact-message.ts'
import { db, type Database } from './database.ts'

type NewMessage = ContactMessage & { messageKey: string; submittedAt: Date }

export async function insertContactMessage(on: Database, message: NewMessage) {
  await on.insertInto('contactSubmissions').values(message).execute()
}

/** For the worker. */
export function findUnsentContactMessage(messageKey: string) {
  return db()
    .selectFrom('contactSubmissions')
    .select(['name', 'email', 'phone', 'service', 'message', 'submittedAt'])
    .where('messageKey', '=', messageKey)
    .where('sentAt', 'is', null)
    .executeTakeFirst()
}

export async function markContactMessageSent(messageKey: string) {
  await db()
    .updateTable('contactSubmissions')
    .set({ sentAt: sql`now()` })
    .where('messageKey', '=', messageKey)
    .execute()
}
