import { fullName } from '#domain/cart/customer.ts'
import { lateBackupsInWords } from '#domain/company/backup-ages.ts'
import { lateAfterMinutes } from '#domain/quote/mail-outcome.ts'
import {
  countNewSubscribers,
  findUnsentDigest,
  listNewActions,
  listNewMessages,
  listNewQuotes,
  markDigestSent,
} from '#server/db/digests.ts'
import { listDeadEmails, listLateEmails } from '#server/db/failed-mail.ts'
import type { EmailJobOf } from './email-job.ts'
import { businessLink } from '#server/emails/business-link.ts'
import { composeDigestEmail, type DigestNews } from '#server/emails/digest-email.tsx'
import { customerActions } from '#domain/quote/customer-actions.ts'
import { readBackupAges } from '#server/metrics/backup-metrics.ts'
import type { Mailer } from '#server/gateways/mailer.ts'
import { deliver } from './deliver.ts'
import { linkOrigins } from './link-origins.ts'

const mostFailed = 50

/** Sends the digest of a day. */
export const sendDigest = ({ digestDay: day }: EmailJobOf<'digest'>, mailer: Mailer) =>
  deliver(mailer, {
    findUnsent: () => findUnsentDigest(day),
    compose: async ({ coversFrom, coversUntil }, company) => {
      const news = await readNews({ from: coversFrom, until: coversUntil }, day)
      return composeDigestEmail({ day, news, company, ...linkOrigins() })
    },
    markSent: () => markDigestSent(day),
  })

const urlOf = ({ quoteNumber: number, readToken }: { quoteNumber: string; readToken: string }) =>
  businessLink({ number, readToken }, linkOrigins())

async function readNews(period: { from: Date; until: Date }, day: string): Promise<DigestNews> {
  const [quotes, actions, messages, newSubscribers, dead, late, backups] = await Promise.all([
    listNewQuotes(period),
    listNewActions(period),
    listNewMessages(period),
    countNewSubscribers(period),
    listDeadEmails(mostFailed),
    listLateEmails(lateAfterMinutes, mostFailed),
    readBackupAges(),
  ])
  return {
    ...period,
    quotes: {
      count: quotes[0]?.of ?? 0,
      listed: quotes.map((row) => ({
        number: row.quoteNumber,
        url: urlOf(row),
        who: [fullName(row), row.city].filter((part) => part !== '').join(', '),
        cents: row.grandTotalCents,
        at: row.createdAt,
      })),
    },
    actions: {
      count: actions[0]?.of ?? 0,
      listed: actions.map((row) => ({
        number: row.quoteNumber,
        key: `${row.quoteNumber} ${row.seq}`,
        url: urlOf(row),
        what: customerActions[row.kind] ?? row.kind,
        at: row.at,
      })),
    },
    messages: {
      count: messages[0]?.of ?? 0,
      listed: messages.map((row) => ({ id: row.id, who: row.name, at: row.submittedAt })),
    },
    newSubscribers,
    lateBackups: backups === null ? null : lateBackupsInWords(backups),
    // If this digest itself is late, its reader doesn't need to be told.
    failed: [...dead, ...late].filter(({ kind, about }) => kind !== 'summary' || about !== day),
  }
}
