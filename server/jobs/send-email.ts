import { mostDaysLate } from '#domain/care/due-emails.ts'
import { addDays, yardDay } from '#domain/company/yard-clock.ts'
import type { CompanyProfile } from '#domain/company/company-profile.ts'
import { promisedBy } from '#domain/company/response-promise.ts'
import { isStillTrue, type Audience } from '#domain/quote/lifecycle/event-kinds.ts'
import { deskHoursOf, readQuoteSettings } from '#server/reads/quote-settings.ts'
import { readPlantedTrees } from '#server/reads/planted-trees.ts'
import { findPlantingWarning } from '#server/reads/planting-warning.ts'
import { composeEventMail } from '#server/emails/compose-event-mail.tsx'
import { env } from '#server/config/env.ts'
import { findUnsentCareMail, markCareMailSent } from '#server/db/care.ts'
import { findUnsentContactMessage, markContactMessageSent } from '#server/db/contact-messages.ts'
import { findUnsentConfirmation, markConfirmationSent } from '#server/db/newsletter.ts'
import { readRecord } from '#server/db/quote-events.ts'
import { listMailedEvents } from '#server/db/mailed-events.ts'
import {
  findMail,
  findUnsentMail,
  getCopyWait,
  giveUpMail,
  listHeldTogether,
  markMailSent,
} from '#server/db/quote-mails.ts'
import { listVersions } from '#server/db/quote-versions.ts'
import { getQuote } from '#server/db/quotes.ts'
import { composeCareEmail } from '#server/emails/care-email.tsx'
import { composeQuoteMail } from '#server/emails/compose-quote-mail.tsx'
import { composeContactEmail } from '#server/emails/contact-email.tsx'
import { findUnsentRecoveryNotice, markRecoveryNoticeSent } from '#server/db/recovery-notices.ts'
import { composeRecoveryEmail } from '#server/emails/recovery-email.tsx'
import { composeNewsletterEmail } from '#server/emails/newsletter-email.tsx'
import type { Mailer } from '#server/gateways/mailer.ts'
import { deliver, type MailOutcome } from './deliver.ts'
import type { EmailJob, EmailJobOf } from './email-job.ts'
import { linkOrigins } from './link-origins.ts'
import { sendDigest } from './send-digest.ts'

/** Sends the email that a job is about. */
export function sendEmail(job: EmailJob, mailer: Mailer, now: Date): Promise<MailOutcome> {
  if (job.type === 'quote') return sendQuoteEmail(job, mailer)
  if (job.type === 'quote-event') return sendEventEmail(job, mailer)
  if (job.type === 'contact') return sendContactEmail(job, mailer)
  if (job.type === 'newsletter') return sendNewsletterEmail(job, mailer)
  if (job.type === 'care') return sendCareEmail(job, mailer, now)
  if (job.type === 'recovery') return sendRecoveryEmail(job, mailer)
  return sendDigest(job, mailer)
}

/** Customer copies per hour, over all customers. Copies above the limit wait; a quote is never rejected because of it. */
const copiesAnHour = 300

async function sendQuoteEmail(job: EmailJobOf<'quote'>, mailer: Mailer): Promise<MailOutcome> {
  const { quoteId, kind } = job
  if (kind === 'customer') {
    const seconds = await getCopyWait(copiesAnHour)
    if (seconds > 0) return { kind: 'later', seconds }
  }
  return deliver(mailer, {
    findUnsent: () => findUnsentMail(quoteId, kind),
    compose: async (_, company) => {
      const [about, copy] = await Promise.all([readSubject(quoteId), findMail(quoteId, 'customer')])
      const { quote } = about
      const withoutCopy = quote.customer.email === null ? 'none' : 'held-back'
      return composeQuoteMail({
        quote,
        kind,
        promise: await promiseFor(quote.createdAt),
        plantingWarning: await findPlantingWarning(quote.estimate.plants, quote.customer),
        company,
        ...linkOrigins(),
        copy: copy === undefined ? withoutCopy : 'queued',
      })
    },
    markSent: () => markMailSent(quoteId, kind),
  })
}

async function readSubject(quoteId: number) {
  const [quote, events] = await Promise.all([getQuote(quoteId), listMailedEvents(quoteId)])
  return { quote, events, versions: await listVersions(quoteId) }
}

async function promiseFor(since: Date): Promise<Date | null> {
  const settings = await readQuoteSettings()
  return promisedBy(since, settings.promiseHours, deskHoursOf(settings))
}

type Subject = Awaited<ReturnType<typeof readSubject>>

async function composeEvents(subject: Subject, company: CompanyProfile, kind: Audience) {
  const waitingSince = subject.events.at(-1)?.record.waitingSince ?? null
  return composeEventMail({
    ...subject,
    kind,
    promise: waitingSince === null ? null : await promiseFor(new Date(waitingSince)),
    company,
    ...linkOrigins(),
  })
}

/** How long an email to the business waits for the one that it leaves with. */
const batchSeconds = 60

/**
 * Sends the email about an event. Emails to the business that were held until the same moment leave as one, sent by the first of
 * them.
 */
async function sendEventEmail(job: EmailJobOf<'quote-event'>, mailer: Mailer): Promise<MailOutcome> {
  const { quoteId, seq, kind } = job
  const mail = await findUnsentMail(quoteId, kind, seq)
  if (mail === undefined) return { kind: 'unneeded' }
  const held = mail.heldUntil === null ? [] : await listHeldTogether(quoteId, mail.heldUntil)
  const [first = seq] = held
  if (first !== seq) return { kind: 'later', seconds: batchSeconds }
  const seqs = held.length === 0 ? [seq] : held
  const { events, ...about } = await readSubject(quoteId)
  const record = events.at(-1)?.record
  const told = events.filter(
    (event) =>
      seqs.includes(event.seq) && record !== undefined && isStillTrue(event.action, record, new Date()),
  )
  if (told.length === 0) {
    await giveUpMail(quoteId, kind, seqs)
    return { kind: 'unneeded' }
  }
  return deliver(mailer, {
    findUnsent: () => findUnsentMail(quoteId, kind, seq),
    compose: (_, company) => composeEvents({ ...about, events: told }, company, kind),
    markSent: () => markMailSent(quoteId, kind, seqs),
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

/** Tells the business that somebody got back into the desk with a printed code. */
const sendRecoveryEmail = ({ recoveryId }: EmailJobOf<'recovery'>, mailer: Mailer) =>
  deliver(mailer, {
    findUnsent: () => findUnsentRecoveryNotice(recoveryId),
    compose: (notice, company) =>
      composeRecoveryEmail({ ...notice, recoveryId, company, siteOrigin: env().SITE_ORIGIN }),
    markSent: () => markRecoveryNoticeSent(recoveryId),
  })

/** Helps with what we planted, unless the customer has unsubscribed meanwhile or it's too late to be of use. */
const sendCareEmail = ({ quoteId, kind }: EmailJobOf<'care'>, mailer: Mailer, now: Date) =>
  deliver(mailer, {
    findUnsent: () => findUnsentCareMail(quoteId, kind, addDays(yardDay(now), -mostDaysLate)),
    compose: async ({ email, zipCode, number, token, stopToken }, company) => {
      const { record } = await readRecord(quoteId)
      const trees = await readPlantedTrees(record, await listVersions(quoteId), zipCode)
      if (email === null) return null
      return composeCareEmail({
        kind,
        trees,
        today: yardDay(now),
        to: email,
        number,
        token,
        stopToken,
        company,
        siteOrigin: env().SITE_ORIGIN,
      })
    },
    markSent: () => markCareMailSent(quoteId, kind),
  })
