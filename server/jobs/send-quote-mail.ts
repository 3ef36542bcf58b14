import { setTimeout as sleep } from 'node:timers/promises'
import { readCompany } from '#server/company.ts'
import { findQuoteAnswer } from '#server/db/quote-answers.ts'
import { findMail, markMail } from '#server/db/quote-mails.ts'
import { getQuote } from '#server/db/quotes.ts'
import { takeFromLimit } from '#server/db/rate-limits.ts'
import type { EmailJobOf } from '#server/email-job.ts'
import { composeQuoteMail } from '#server/emails/compose-quote-mail.tsx'
import { env } from '#server/env.ts'
import type { Mailer } from '#server/gateways/mailer.ts'

export type MailOutcome =
  | { kind: 'done' }
  | { kind: 'refused'; error: string }
  | { kind: 'later'; seconds: number }

/** Copies that all customers together are sent within an hour. Those above wait; a quote is never refused for it. */
const copiesAnHour = 300

let lastSending: Promise<unknown> = Promise.resolve()

/** One letter at a time between the mail server's yes and our note of it: a process that dies repeats one at most. */
function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = lastSending.then(work)
  lastSending = turn.catch(() => undefined)
  return turn
}

/** The letter is out: the note of it is worth waiting for a database that comes back. */
async function insist(work: () => Promise<void>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === 40) throw error
      await sleep(500)
    }
  }
}

/**
 * Sends one letter of a quote, and notes it. A job that runs again, because a worker died or another thought it had, finds the
 * note. Throws where it is worth another try.
 */
export async function sendQuoteMail(
  { quoteId, kind }: EmailJobOf<'quote'>,
  mailer: Mailer,
): Promise<MailOutcome> {
  const mail = await findMail(quoteId, kind)
  if (mail === undefined || mail.sentAt !== null) return { kind: 'done' }
  if (kind === 'customer') {
    const share = { name: 'customer-copies', subject: 'all', most: copiesAnHour, perSeconds: 3600 }
    const { allowed, retryAfterSeconds } = await takeFromLimit(share)
    if (!allowed) return { kind: 'later', seconds: retryAfterSeconds }
  }
  const [quote, company, copy, answer] = await Promise.all([
    getQuote(quoteId),
    readCompany(),
    findMail(quoteId, 'customer'),
    kind === 'change' ? findQuoteAnswer(quoteId, kind) : undefined,
  ])
  const withoutCopy = quote.customer.email === null ? 'none' : 'held-back'
  const letter = await composeQuoteMail({
    quote,
    kind,
    company,
    siteOrigin: env().SITE_ORIGIN,
    copy: copy === undefined ? withoutCopy : 'queued',
    words: answer?.message ?? '',
  })
  if (letter === null) return { kind: 'done' }
  return oneAtATime(async () => {
    // Read again just before: a database that has gone away meanwhile could not be told of the letter.
    if ((await findMail(quoteId, kind))?.sentAt !== null) return { kind: 'done' }
    const result = await mailer.send(letter, {
      name: company.name,
      address: env().MAIL_FROM ?? company.email,
    })
    if (!result.success && !result.permanent) throw new Error(result.error)
    await insist(() => markMail(quoteId, kind, result.success ? 'sentAt' : 'refusedAt'))
    return result.success ? { kind: 'done' } : { kind: 'refused', error: result.error }
  })
}
