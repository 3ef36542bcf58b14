import { findQuoteAnswer } from '#server/db/quote-answers.ts'
import { findMail, findUnsentMail, getCopyWait, markMailSent } from '#server/db/quote-mails.ts'
import { getQuote } from '#server/db/quotes.ts'
import type { EmailJobOf } from './email-job.ts'
import { composeQuoteMail } from '#server/emails/compose-quote-mail.tsx'
import { env } from '#server/config/env.ts'
import type { Mailer } from '#server/gateways/mailer.ts'
import { deliver, type MailOutcome } from './deliver.ts'

/** Copies that all customers together are sent within an hour. Those above wait; a quote is never refused for it. */
const copiesAnHour = 300

/** Sends one email about a quote. */
export async function sendQuoteMail(
  { quoteId, kind }: EmailJobOf<'quote'>,
  mailer: Mailer,
): Promise<MailOutcome> {
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
