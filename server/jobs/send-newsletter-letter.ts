import { readCompany } from '#server/company.ts'
import { findSubscription, markLetterSent } from '#server/db/newsletter.ts'
import type { EmailJobOf } from '#server/email-job.ts'
import { composeNewsletterLetter } from '#server/emails/newsletter-letter.tsx'
import { env } from '#server/env.ts'
import type { Mailer } from '#server/gateways/mailer.ts'
import type { MailOutcome } from './send-quote-mail.ts'

/** Asks a new subscriber to confirm, and notes it. A job that runs again finds the note, and one whose row is gone does nothing. */
export async function sendNewsletterLetter(
  { subscriptionId }: EmailJobOf<'newsletter'>,
  mailer: Mailer,
): Promise<MailOutcome> {
  const [subscription, company] = await Promise.all([findSubscription(subscriptionId), readCompany()])
  if (subscription === undefined || subscription.letterSentAt !== null) return { kind: 'done' }
  if (subscription.confirmedAt !== null) return { kind: 'done' }
  const letter = await composeNewsletterLetter({ ...subscription, company, siteOrigin: env().SITE_ORIGIN })
  const result = await mailer.send(letter, { name: company.name, address: env().MAIL_FROM ?? company.email })
  if (result.success) {
    await markLetterSent(subscriptionId)
    return { kind: 'done' }
  }
  if (!result.permanent) throw new Error(result.error)
  return { kind: 'refused', error: result.error }
}
