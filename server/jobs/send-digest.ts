import { lateAfterMinutes } from '#domain/company/mail-promise.ts'
import { readCompany } from '#server/company.ts'
import {
  countNewSubscribers,
  findDigest,
  listNewAnswers,
  listNewMessages,
  listNewQuotes,
  markDigest,
} from '#server/db/digests.ts'
import { listDeadLetters, listLateLetters } from '#server/db/failed-mail.ts'
import type { EmailJobOf } from '#server/email-job.ts'
import { composeDigestLetter, type DigestNews } from '#server/emails/digest-letter.tsx'
import { env } from '#server/env.ts'
import type { Mailer } from '#server/gateways/mailer.ts'
import type { MailOutcome } from './send-quote-mail.ts'

const mostFailed = 50

/** Sends the summary of a day, and notes it. A job that runs again finds the note. */
export async function sendDigest(
  { digestDay: day }: EmailJobOf<'digest'>,
  mailer: Mailer,
): Promise<MailOutcome> {
  const digest = await findDigest(day)
  if (digest === undefined || digest.sentAt !== null) return { kind: 'done' }
  const [news, company] = await Promise.all([
    readNews({ from: digest.coversFrom, until: digest.coversUntil }, day),
    readCompany(),
  ])
  const letter = await composeDigestLetter({ day, news, company, siteOrigin: env().SITE_ORIGIN })
  const result = await mailer.send(letter, { name: company.name, address: env().MAIL_FROM ?? company.email })
  if (!result.success && !result.permanent) throw new Error(result.error)
  await markDigest(day, result.success ? 'sentAt' : 'refusedAt')
  return result.success ? { kind: 'done' } : { kind: 'refused', error: result.error }
}

async function readNews(period: { from: Date; until: Date }, day: string): Promise<DigestNews> {
  const [quotes, answers, messages, newSubscribers, dead, late] = await Promise.all([
    listNewQuotes(period),
    listNewAnswers(period),
    listNewMessages(period),
    countNewSubscribers(period),
    listDeadLetters(mostFailed),
    listLateLetters(lateAfterMinutes, mostFailed),
  ])
  return {
    ...period,
    quotes: {
      count: quotes[0]?.of ?? 0,
      listed: quotes.map((row) => ({
        number: row.quoteNumber,
        url: `${env().SITE_ORIGIN}/quote/${row.pageToken}`,
        who: [`${row.firstName} ${row.lastName}`.trim(), row.city].filter((part) => part !== '').join(', '),
        cents: row.grandTotalCents,
        at: row.createdAt,
      })),
    },
    answers: {
      count: answers[0]?.of ?? 0,
      listed: answers.map((row) => ({
        number: row.quoteNumber,
        accepted: row.kind === 'accepted',
        at: row.answeredAt,
      })),
    },
    messages: {
      count: messages[0]?.of ?? 0,
      listed: messages.map((row) => ({ id: row.id, who: row.name, at: row.submittedAt })),
    },
    newSubscribers,
    // A summary that comes late is not news to its reader.
    failed: [...dead, ...late].filter(({ letter, about }) => letter !== 'summary' || about !== day),
  }
}
