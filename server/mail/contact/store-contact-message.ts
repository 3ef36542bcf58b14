import type { ContactMessage } from '#domain/contact/contact-message.ts'
import type { Database } from '#server/platform/database/database.ts'
import { takeFromLimit } from '#server/platform/database/rate-limits.ts'
import { log } from '#server/platform/log/log.ts'
import { inMailTransaction, queueEmails } from '#server/mail/queue.ts'

/** The same text again within this time is the same message: the browser, or an impatient visitor, sent the form twice. */
const repetitionSeconds = 10 * 60

/** Stores a message together with its email job. False if the database is down. */
export async function storeContactMessage(
  messageKey: string,
  message: ContactMessage,
  now: Date,
): Promise<boolean> {
  try {
    await inMailTransaction(async (transaction) => {
      if (await isRepetition(transaction, message)) return
      const row = { ...message, messageKey, submittedAt: now }
      await transaction.insertInto('contactSubmissions').values(row).execute()
      await queueEmails(transaction, [{ type: 'message', messageKey }])
    })
    return true
  } catch (error) {
    log.error({ err: error }, 'contact message not stored')
    return false
  }
}

/** Recorded in the message's transaction, so a duplicate that arrives at the same time waits for the first. */
async function isRepetition(on: Database, message: ContactMessage): Promise<boolean> {
  const { allowed } = await takeFromLimit(
    { name: 'contact-message', subject: JSON.stringify(message), most: 1, perSeconds: repetitionSeconds },
    on,
  )
  return !allowed
}
