import { readCompany } from '#server/company.ts'
import { findContactMessage, markContactMessage } from '#server/db/contact-messages.ts'
import type { EmailJobOf } from '#server/email-job.ts'
import { composeContactLetter } from '#server/emails/contact-letter.tsx'
import { env } from '#server/env.ts'
import type { Mailer } from '#server/gateways/mailer.ts'
import type { MailOutcome } from './send-quote-mail.ts'

/** Hands a visitor's message to the business, and notes it. A job that runs again finds the note. */
export async function sendContactLetter(
  { messageKey }: EmailJobOf<'contact'>,
  mailer: Mailer,
): Promise<MailOutcome> {
  const [found, company] = await Promise.all([findContactMessage(messageKey), readCompany()])
  if (found === undefined || found.sentAt !== null) return { kind: 'done' }
  const { submittedAt: sentAt, sentAt: _, ...message } = found
  const letter = await composeContactLetter({
    message,
    messageKey,
    sentAt,
    company,
    siteOrigin: env().SITE_ORIGIN,
    isOnlyCopy: false,
  })
  const result = await mailer.send(letter, { name: company.name, address: env().MAIL_FROM ?? company.email })
  if (!result.success && !result.permanent) throw new Error(result.error)
  await markContactMessage(messageKey, result.success ? 'sentAt' : 'refusedAt')
  return result.success ? { kind: 'done' } : { kind: 'refused', error: result.error }
}
