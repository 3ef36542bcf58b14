import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { mailboxOf } from '#domain/mailbox.ts'
import { newsletterConsent } from '#domain/newsletter/newsletter-words.ts'
import { takeFromLimits } from '#server/platform/database/rate-limits.ts'
import { newsletterKey, takeStrangerEmail } from '#server/mail/emails.ts'
import { log } from '#server/platform/log/log.ts'
import { inMailTransaction, insertEmailJobs } from '#server/mail/queue.ts'

type AskOutcome = { kind: 'asked' } | { kind: 'limited'; retryAfterSeconds: number } | { kind: 'fault' }

const mostPerMinute = { client: 6, mailbox: 3 }
/** The whole site's confirmations, and one visitor's requests, so that nobody can use up the site's limit alone. */
const mostPerHour = { client: 12, site: 300 }

/**
 * Stores a newsletter request and queues its confirmation email, or neither. The outcome is the same for an address that is
 * already on the list, so nobody learns who is.
 */
export async function askForNewsletter(email: string, client: string): Promise<AskOutcome> {
  const mailbox = mailboxOf(email)
  const mailboxKey = newsletterKey(mailbox)
  try {
    const { allowed, retryAfterSeconds } = await takeFromLimits([
      { name: 'newsletter-client', subject: client, most: mostPerMinute.client, perSeconds: 60 },
      { name: 'newsletter-mailbox', subject: mailbox, most: mostPerMinute.mailbox, perSeconds: 60 },
      { name: 'newsletter-client-hour', subject: client, most: mostPerHour.client, perSeconds: 3600 },
      // Above this limit, visitors are told to try later. If emails were queued instead, a flood would go on for days.
      { name: 'newsletter-site', subject: 'all', most: mostPerHour.site, perSeconds: 3600 },
    ])
    if (!allowed) return { kind: 'limited', retryAfterSeconds }
    await inMailTransaction(async (transaction) => {
      if ((await takeStrangerEmail(transaction, email)) === null) return
      const token = randomBytes(16).toString('hex')
      // Without an email if it's already confirmed or was sent one recently.
      const { rows } = await sql<{ id: number | null }>`
        select ask_for_newsletter(${mailbox}, ${mailboxKey}, ${email}, ${token}, ${newsletterConsent}) as id`.execute(
        transaction,
      )
      const id = rows[0]?.id ?? null
      if (id !== null) await insertEmailJobs(transaction, [{ id, type: 'newsletter' }])
    })
    return { kind: 'asked' }
  } catch (error) {
    log.error({ err: error }, 'newsletter request not stored')
    return { kind: 'fault' }
  }
}
