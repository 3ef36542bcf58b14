import { env } from '#server/config/env.ts'
import { findUnsentContactMessage, markContactMessageSent } from '#server/db/contact-messages.ts'
import { findUnsentConfirmation, markConfirmationSent } from '#server/db/newsletter.ts'
import { findQuoteAnswer } from '#server/db/quote-answers.ts'
import { findMail, findUnsentMail, getCopyWait, markMailSent } from '#server/db/quote-mails.ts'
import { getQuote } from '#server/db/quotes.ts'
import { composeQuoteMail } from '#server/emails/compose-quote-mail.tsx'
import { composeContactEmail } from '#server/emails/contact-email.tsx'
import { composeNewsletterEmail } from '#server/emails/newsletter-email.tsx'
import type { Mailer } from '#server/gateways/mailer.ts'
import { deliver, type MailOutcome } from './deliver.ts'
import type { EmailJob, EmailJobOf } from './email-job.ts'
import { sendDigest } from './send-digest.ts'

/** Sends the email that a job is about. */
export function sendEmail(job: EmailJob, mailer: Mailer): Promise<MailOutcome> {
  if (job.type === 'quote') return sendQuoteEmail(job, mailer)
  if (job.type === 'contact') return sendContactEmail(job, mailer)
  if (job.type === 'newsletter') return sendNewsletterEmail(job, mailer)
  return sendDigest(job, mailer)
}

/** Customer copies per hour, over all customers. Copies above the limit wait; a quote is never rejected because of it. */
const copiesAnHour = 300

async function sendQuoteEmail({ quoteId, kind }: EmailJobOf<'quote'>, mailer: Mailer): Promise<MailOutcome> {
  if (kind === 'customer') {
    const seconds = await getCopyWait(copiesAnHour)
    if (seconds > 0) return { kind: 'later', seconds }
  }
  return deliver(mailer, {
    findUnsent: () => findUnsentMail(quoteId, kind),
    compose: async (_, company) => {
      const [quote, copy, answer] = await Promise.all([
        getQuote(quoteId),
        findMail(quoteId, 'customer'),
        kind === 'change' ? findQuoteAnswer(quoteId, kind) : undefined,
      ])
      const withoutCopy = quote.customer.email === null ? 'none' : 'held-back'
      return composeQuoteMail({
        quote,
        kind,
        company,
        siteOrigin: env().SITE_ORIGIN,
        copy: copy === undefined ? withoutCopy : 'queued',
        words: answer?.message ?? '',
      })
    },
    markSent: () => markMailSent(quoteId, kind),
  })
}

/** Forwards a visitor's message to the business. */
const sendContactEmail = ({ messageKey }: EmailJobOf<'contact'>, mailer: Mailer) =>
  deliver(mailer, {
    findUnsent: () => findUnsentContactMessage(messageKey),
    compose: ({ submittedAt: sentAt, ...message }, company) =>
      composeContactEmail({
        message,
        messageKey,
        sentAt,
        company,
        siteOrigin: env().SITE_ORIGIN,
        isOnlyCopy: false,
      }),
    markSent: () => markContactMessageSent(messageKey),
  })

/** Asks a new subscriber to confirm. */
const sendNewsletterEmail = ({ subscriptionId }: EmailJobOf<'newsletter'>, mailer: Mailer) =>
  deliver(mailer, {
    findUnsent: () => findUnsentConfirmation(subscriptionId),
    compose: (subscription, company) =>
      composeNewsletterEmail({ ...subscription, company, siteOrigin: env().SITE_ORIGIN }),
    markSent: () => markConfirmationSent(subscriptionId),
  })
