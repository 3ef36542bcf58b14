import type { CompanyProfile } from '#domain/settings/company-profile.ts'
import { isStillTrue, type Audience } from '#domain/quotes/lifecycle/event-kinds.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import type { QuoteVersion } from '#domain/quotes/quote-version.ts'
import { visitOf } from '#domain/quotes/visit.ts'
import { listMailedEvents, type MailedEvent } from '#server/quotes/quote-events.ts'
import { listVersions } from '#server/quotes/quote-versions.ts'
import { getQuote } from '#server/quotes/quotes.ts'
import { readPromise } from '#server/settings/quote-settings.ts'
import type { SubjectOf } from '#server/mail/emails.ts'
import { renderEmail } from '#server/mail/mail-frame.tsx'
import type { Email } from '#server/mail/mailer.ts'
import { businessLink, linkOrigins } from '#server/mail/business-link.ts'
import { BusinessEvent, tellBusiness } from './business-event.tsx'
import { CustomerEvent, customerContent } from './customer-event.tsx'
import { mailPictures } from './mail-pictures.ts'
import { mailGarden } from './mail-garden.tsx'
import { plantingCalendar } from './planting-calendar.ts'

type Subject = {
  kind: Audience
  quote: Quote
  /** The event that the email is about. */
  event: MailedEvent
  versions: readonly QuoteVersion[]
  promise: Date | null
  company: CompanyProfile
  siteOrigin: string
  /** Null if there's no desk. */
  deskOrigin: string | null
}

/** Null if what it would say is no longer true. */
export async function composeEventOfQuote(
  { type, quoteId, seq }: SubjectOf<Audience>,
  company: CompanyProfile,
  now: Date,
): Promise<Email | null> {
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

/** Composes an email about something that happened to a quote; null if there's nobody to tell or nothing to say. */
export function composeEventMail(subject: Subject): Promise<Email | null> {
  return subject.kind === 'to-customer' ? composeForCustomer(subject) : composeForBusiness(subject)
}

async function composeForCustomer(subject: Subject): Promise<Email | null> {
  const { quote, event, versions, promise, company, siteOrigin } = subject
  const to = quote.customer.email
  if (to === null) return null
  const { action } = event
  const shown =
    action.kind === 'offered' ? versions.find(({ version }) => version === action.version) : undefined
  const plants = shown?.plants ?? []
  const [{ plates, pictures }, garden] = await Promise.all([
    mailPictures(plants.map(({ inventoryId }) => inventoryId)),
    mailGarden(plants),
  ])
  const content = customerContent({ event, number: quote.number, versions, promise, plates, company })
  if (content === null) return null
  const pageUrl = `${siteOrigin}/quote/${quote.token}`
  return {
    ...(await renderEmail(
      <CustomerEvent
        content={content}
        number={quote.number}
        company={company}
        pageUrl={pageUrl}
        garden={garden}
      />,
      [...pictures, ...(garden?.pictures ?? [])],
    )),
    to,
    subject: content.subject,
    replyTo: company.email,
    messageId: messageId(subject),
    calendar: calendarOf(subject, to, pageUrl),
  }
}

async function composeForBusiness(subject: Subject): Promise<Email | null> {
  const { quote, company } = subject
  const news = tellBusiness(subject)
  if (news === null) return null
  const pageUrl = businessLink(quote, subject)
  return {
    ...(await renderEmail(<BusinessEvent quote={quote} news={news} company={company} pageUrl={pageUrl} />)),
    to: company.email,
    subject: news.subject,
    replyTo: quote.customer.email,
    messageId: messageId(subject),
  }
}

const messageId = ({ quote, kind, event, siteOrigin }: Subject) =>
  `<${quote.number}.${kind}.${event.seq}@${new URL(siteOrigin).hostname}>`

/** A day that was agreed or moved is put in the calendar; one that's gone, for whatever reason, is taken off. */
function calendarOf(
  { quote, event, versions, company, siteOrigin }: Subject,
  attendee: string,
  pageUrl: string,
): NonNullable<Email['calendar']> | null {
  const { action, before, record, seq, at } = event
  const isSet = action.kind === 'day-agreed' || action.kind === 'day-moved'
  const planting = isSet ? record.plantingDay : (before?.plantingDay ?? null)
  if (planting === null || (!isSet && record.plantingDay !== null)) return null
  const method = isSet ? 'REQUEST' : 'CANCEL'
  const content = plantingCalendar({
    number: quote.number,
    siteOrigin,
    pageUrl,
    sequence: seq,
    method,
    planting,
    visit: visitOf(versions.find(({ version }) => version === (record.accepted ?? record.newest).version)),
    at,
    company,
    attendee,
  })
  return { method, content }
}
