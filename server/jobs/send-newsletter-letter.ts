import { findUnsentConfirmation, markConfirmationSent } from '#server/db/newsletter.ts'
import type { EmailJobOf } from './email-job.ts'
import { composeNewsletterLetter } from '#server/emails/newsletter-letter.tsx'
import { env } from '#server/config/env.ts'
import type { Mailer } from '#server/gateways/mailer.ts'
import { deliver } from './deliver.ts'

/** Asks a new subscriber to confirm. */
export const sendNewsletterLetter = ({ subscriptionId }: EmailJobOf<'newsletter'>, mailer: Mailer) =>
  deliver(mailer, {
    findUnsent: () => findUnsentConfirmation(subscriptionId),
    compose: (subscription, company) =>
      composeNewsletterLetter({ ...subscription, company, siteOrigin: env().SITE_ORIGIN }),
    markSent: () => markConfirmationSent(subscriptionId),
  })
