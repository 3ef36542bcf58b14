import { careEmailDay, mostDaysLate } from '#domain/care/due-emails.ts'
import type { CompanyProfile } from '#domain/settings/company-profile.ts'
import { addDays, nurseryDay } from '#domain/time/nursery-clock.ts'
import { isStillTrue, type Audience } from '#domain/quotes/lifecycle/event-kinds.ts'
import { env } from '#server/platform/config/env.ts'
import { findCareRecipient } from '#server/care/care.ts'
import { getContactMessage } from '#server/mail/contact/contact-messages.ts'
import type { SubjectOf, UnsentEmail } from '#server/mail/emails.ts'
import { getSubscriber } from '#server/mail/newsletter/newsletter.ts'
import { listMailedEvents, readRecord } from '#server/quotes/quote-events.ts'
import { listVersions } from '#server/quotes/quote-versions.ts'
import { getQuote } from '#server/quotes/quotes.ts'
import { getUsedCode } from '#server/people/recovery-codes.ts'
import { linkOrigins } from '#server/mail/business-link.ts'
import { composeCareEmail } from '#server/care/care-email.tsx'
import { composeEventMail } from '#server/quotes/emails/compose-event-mail.tsx'
import { composeQuoteMail } from '#server/quotes/emails/compose-quote-mail.tsx'
import { composeContactEmail } from '#server/mail/contact/contact-email.tsx'
import { composeDigestEmail } from './digest-email.tsx'
import { composeNewsletterEmail } from '#server/mail/newsletter/newsletter-email.tsx'
import { composeRecoveryEmail } from '#server/people/recovery-email.tsx'
import type { Email } from '#server/mail/mailer.ts'
import { readPlantedTrees } from '#server/quotes/planted-trees.ts'
import { readPromise } from '#server/settings/quote-settings.ts'
import { readDigestNews } from './digest-news.ts'

/** Null if there's no recipient, or if what it would say is no longer true. */
export async function composeEmail(
  email: UnsentEmail,
  company: CompanyProfile,
  now: Date,
): Promise<Email | null> {
  const siteOrigin = env().SITE_ORIGIN
  switch (email.type) {
    case 'business':
    case 'customer':
      return composeQuoteMail(email, company)
    case 'to-business':
    case 'to-customer':
      return composeEvent(email, company, now)
    case 'care':
      return composeCare(email, company, now)
    case 'message': {
      const { messageKey } = email
      const { submittedAt: sentAt, ...message } = await getContactMessage(messageKey)
      return composeContactEmail({ message, messageKey, sentAt, company, siteOrigin, isOnlyCopy: false })
    }
    case 'newsletter': {
      const subscriber = await getSubscriber(email.subscriptionId)
      const isConfirmed = subscriber.confirmedAt !== null
      return isConfirmed
        ? null
        : composeNewsletterEmail({ ...subscriber, emailId: email.id, company, siteOrigin })
    }
    case 'recovery': {
      const { recoveryId } = email
      return composeRecoveryEmail({ ...(await getUsedCode(recoveryId)), recoveryId, company, siteOrigin })
    }
    default: {
      const news = await readDigestNews(email.digestDay, email.queuedAt)
      return composeDigestEmail({ day: email.digestDay, news, company, ...linkOrigins() })
    }
  }
}

async function composeEvent({ type, quoteId, seq }: SubjectOf<Audience>, company: CompanyProfile, now: Date) {
  const [quote, events, versions] = await Promise.all([
    getQuote(quoteId),
    listMailedEvents(quoteId),
    listVersions(quoteId),
  ])
  const event = events.find((each) => each.seq === seq)
  const record = events.at(-1)?.record
  if (event === undefined || record === undefined || !isStillTrue(event.action, record, now)) return null
  const { waitingSince } = event.record
  return composeEventMail({
    kind: type,
    quote,
    event,
    versions,
    promise: waitingSince === null ? null : await readPromise(new Date(waitingSince)),
    company,
    ...linkOrigins(),
  })
}

/** Helps with what we planted, unless the customer has unsubscribed meanwhile or it's too late to be of use. */
async function composeCare(
  { quoteId, careKind: kind }: SubjectOf<'care'>,
  company: CompanyProfile,
  now: Date,
) {
  const [recipient, { record }] = await Promise.all([findCareRecipient(quoteId), readRecord(quoteId)])
  if (recipient === undefined || record.done === null) return null
  const today = nurseryDay(now)
  const dueOn = careEmailDay(kind, { plantedOn: record.done.day, hasTrees: true })
  if (dueOn === null || addDays(dueOn, mostDaysLate) < today) return null
  const { zipCode, ...about } = recipient
  const trees = await readPlantedTrees(record, await listVersions(quoteId), zipCode)
  return composeCareEmail({ ...about, kind, trees, today, company, siteOrigin: env().SITE_ORIGIN })
}
