import { z } from 'zod'
import { readCompany } from '#server/company.ts'
import { findSubscription, markLetterSent } from '#server/db/newsletter.ts'
import { composeNewsletterLetter } from '#server/emails/newsletter-letter.tsx'
import { env } from '#server/env.ts'
import type { Mailer } from '#server/gateways/mailer.ts'
import type { MailOutcome } from './send-quote-mail.ts'

const newsletterJob = z.strictObject({ subscriptionId: z.number().int().positive() })

export const isNewsletterJob = (data: unknown): boolean => newsletterJob.safeParse(data).success

/** Asks a new subscriber to confirm, and notes it. A job that runs again finds the note, and one whose row is gone does nothing. */
export async function sendNewsletterLetter(data: unknown, mailer: Mailer): Promise<MailOutcome> {
  const { subscriptionId } = newsletterJob.parse(data)
  const [subscription, company] = await Promise.all([findSubscription(subscriptionId), readCompany()])
  if (subscription === undefined || subscription.letter_sent_at !== null) return { kind: 'done' }
  if (subscription.confirmed_at !== null) return { kind: 'done' }
  const letter = await composeNewsletterLetter({ ...subscription, company, siteOrigin: env().SITE_ORIGIN })
  const result = await mailer.send(letter, { name: company.name, address: env().MAIL_FROM ?? company.email })
  if (result.success) {
    await markLetterSent(subscriptionId)
    return { kind: 'done' }
  }
  if (!result.permanent) throw new Error(result.error)
  return { kind: 'refused', error: result.error }
}
