import { sql } from 'kysely'
import type { ContactMessage } from '#domain/contact/contact-message.ts'
import { db, type Database } from './database.ts'

export async function insertContactMessage(on: Database, messageKey: string, message: ContactMessage) {
  await on
    .insertInto('contact_submissions')
    .values({ ...message, message_key: messageKey })
    .execute()
}

/** For the worker. */
export function findContactMessage(messageKey: string) {
  return db()
    .selectFrom('contact_submissions')
    .select(['name', 'email', 'phone', 'service', 'message', 'submitted_at', 'sent_at'])
    .where('message_key', '=', messageKey)
    .executeTakeFirst()
}

export async function markContactMessage(messageKey: string, outcome: 'sent_at' | 'refused_at') {
  await db()
    .updateTable('contact_submissions')
    .set({ [outcome]: sql`now()` })
    .where('message_key', '=', messageKey)
    .execute()
}
