import { findUnsentContactMessage, markContactMessageSent } from '#server/db/contact-messages.ts'
import type { EmailJobOf } from './email-job.ts'
import { composeContactLetter } from '#server/emails/contact-letter.tsx'
import { env } from '#server/config/env.ts'
import type { Mailer } from '#server/gateways/mailer.ts'
import { deliver } from './deliver.ts'

/** Passes a visitor's message on to the business. */
export const sendContactLetter = ({ messageKey }: EmailJobOf<'contact'>, mailer: Mailer) =>
  deliver(mailer, {
    findUnsent: () => findUnsentContactMessage(messageKey),
    compose: ({ submittedAt: sentAt, ...message }, company) =>
      composeContactLetter({
        message,
        messageKey,
        sentAt,
        company,
        siteOrigin: env().SITE_ORIGIN,
        isOnlyCopy: false,
      }),
    markSent: () => markContactMessageSent(messageKey),
  })
