import type { ContactMessage } from '#domain/contact/contact-message.ts'
import { db, type Database } from '#server/platform/database/database.ts'

type NewMessage = ContactMessage & { messageKey: string; submittedAt: Date }

export async function insertContactMessage(on: Database, message: NewMessage) {
  await on.insertInto('contactSubmissions').values(message).execute()
}

/** For the worker. */
export function getContactMessage(messageKey: string) {
  return db()
    .selectFrom('contactSubmissions')
    .select(['name', 'email', 'phone', 'service', 'message', 'submittedAt'])
    .where('messageKey', '=', messageKey)
    .executeTakeFirstOrThrow()
}
