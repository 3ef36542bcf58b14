import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { formatCents } from '#domain/money.ts'
import { capitalize, counted } from '#domain/wording.ts'
import { dayInWords, momentInWords, plantingDayInWords } from '#domain/time/day-words.ts'
import type { VisitWords } from '#domain/quotes/visit.ts'
import { weeksInWords } from '#domain/quotes/weeks.ts'
import { wayWords } from '#domain/quotes/owed.ts'
import type { Action, EventKind, EventOf, Payment, QuoteState, StoredEventOf } from './events.ts'
import { mostDone, type MostDone, type QuoteRecord } from './record.ts'

// Everything about each kind of event, except for its rule (quote-after.ts) and the text of its emails (server/quotes/emails).

/** The customer's line of the story. `note` is what else there's to know; `showsWords` shows what was written with it. */
type StoryLine = { title: string; note?: string | null; showsWords?: boolean }

type Line<Kind extends EventKind, Words> = Words | ((event: StoredEventOf<Kind>, visit: VisitWords) => Words)

/** Who gets an email. Care emails and the emails of the request itself are sent elsewhere. */
type Emails = {
  /** The desk's name for its email to the customer. */
  customer?: string
  /** Its line in the daily summary, besides its email to the business. */
  business?: string
  /** However many emails there were. */
  isNeverLeftOut?: true
}

type EventEntry<Kind extends EventKind> = {
  emails: Emails
  /** In the customer's story; null if it isn't for them. */
  story: Line<Kind, StoryLine | string> | null
  /** At the desk, after the name of who did it: 'sent version 2'. */
  desk: Line<Kind, string>
} & (
  | { by: 'customer' }
  | {
      by: 'desk'
      /** In the desk's log. */
      log: string
    }
  | {
      by: 'clock'
      /** False if its email would leave too late; null if it never does. `record` is the quote's at that moment. */
      isStillTrue: ((event: EventOf<Kind>, record: QuoteRecord, at: Date) => boolean) | null
    }
)

const isOrdered = (state: QuoteState) => state === 'accepted' || state === 'scheduled'

/** 'Wilma Krause said so on Wednesday, November 18 at 10:12 AM' */
const saidInWords = ({ words, saidAt }: { words: string | null; saidAt: string }) =>
  `${words ?? 'They'} said so on ${momentInWords(new Date(saidAt))}`

const outcomes: Record<MostDone, string> = {
  planted: 'We planted',
  delivered: 'We delivered',
  'picked-up': 'You picked up your plants',
  done: 'We did the work',
  'not-done': "We couldn't do the work",
}

function doneInWords({ day, lines }: EventOf<'done' | 'done-corrected'>): string {
  const undone = lines.filter(({ outcome }) => outcome === 'not-done').length
  const inPart = lines.filter(({ count }) => count !== undefined).length
  return [
    dayInWords(day),
    ...(undone === 0 ? [] : [`without ${counted(undone, 'line')}`]),
    ...(inPart === 0 ? [] : [`${counted(inPart, 'line')} in part`]),
  ].join(', ')
}

/** 'We received $500 by check on Thursday, November 19' */
export const paymentInWords = ({ cents, way, day }: Payment): string =>
  `We ${cents < 0 ? 'paid back' : 'received'} ${formatCents(Math.abs(cents))} ${wayWords[way]} on ${dayInWords(day)}`

/** Both sums. */
const correctedSum = ({ owedCents, wasOwedCents }: EventOf<'done-corrected'>) =>
  owedCents === wasOwedCents
    ? `the sum stays ${formatCents(owedCents)}`
    : `the sum is ${formatCents(owedCents)}, not ${formatCents(wasOwedCents)}`

const table = {
  requested: {
    by: 'customer',
    emails: {},
    story: 'You sent the request',
    desk: 'sent the request',
  },
  'went-ahead': {
    by: 'customer',
    emails: { customer: 'Receipt of the go-ahead', business: 'Wants to go ahead' },
    story: ({ setAsideUntil }) => ({
      title: 'You asked us to go ahead',
      note: `Your plants are set aside until ${dayInWords(setAsideUntil)}.`,
    }),
    desk: ({ setAsideUntil }) => `said go ahead; plants are set aside until ${dayInWords(setAsideUntil)}`,
  },
  'change-asked': {
    by: 'customer',
    emails: { customer: 'Receipt of the change request', business: 'Asks for a change' },
    story: { title: 'You asked for a change', showsWords: true },
    desk: 'asked for a change',
  },
  accepted: {
    by: 'customer',
    emails: { customer: 'Confirmation of the order', business: 'Accepted', isNeverLeftOut: true },
    story: ({ version, words }) => ({
      title: `You accepted version ${version}`,
      note: words === null ? null : `Signed ${words}`,
    }),
    desk: ({ version }) => `accepted version ${version}`,
  },
  declined: {
    by: 'customer',
    emails: { customer: 'Confirmation that they declined', business: 'Declined' },
    story: ({ state }) => ({
      title: isOrdered(state) ? 'You declined the changed version' : 'You declined the quote',
      showsWords: true,
    }),
    desk: 'declined',
  },
  withdrawn: {
    by: 'customer',
    emails: { customer: 'Confirmation that they withdrew', business: 'Withdrew the acceptance' },
    story: 'You withdrew your acceptance',
    desk: 'withdrew the acceptance',
  },
  canceled: {
    by: 'customer',
    emails: { customer: 'Confirmation that they canceled', business: 'Canceled', isNeverLeftOut: true },
    story: ({ feeCents }, visit) => ({
      title: `You canceled the ${visit.name}`,
      note: feeCents === 0 ? 'No fee' : `The fee is ${formatCents(feeCents)}.`,
    }),
    desk: ({ feeCents }) =>
      feeCents === 0 ? 'canceled, without a fee' : `canceled, with a fee of ${formatCents(feeCents)}`,
  },
  'day-confirmed': {
    by: 'customer',
    emails: { business: 'Says the day suits' },
    story: ({ day }) => `You said that ${dayInWords(day)} suits you`,
    desk: 'said that the day suits',
  },
  'window-chosen': {
    by: 'customer',
    emails: {},
    story: ({ words }) =>
      words === null
        ? 'You have no preferred weeks'
        : { title: 'You chose your weeks', note: weeksInWords(words) },
    desk: ({ words }) => (words === null ? 'has no preferred weeks' : `would prefer ${weeksInWords(words)}`),
  },
  'photo-added': {
    by: 'customer',
    emails: {},
    // The story counts them instead.
    story: null,
    desk: 'added a photo',
  },
  'photo-removed': {
    by: 'customer',
    emails: {},
    story: null,
    desk: 'removed a photo',
  },
  asked: {
    by: 'customer',
    emails: { business: 'Asks a question' },
    story: { title: 'You asked a question', showsWords: true },
    desk: 'asked a question',
  },
  reported: {
    by: 'customer',
    emails: { business: 'Reports a problem' },
    story: { title: 'You reported a problem', showsWords: true },
    desk: 'reported a problem',
  },
  replaced: {
    by: 'customer',
    // The new request's emails say so.
    emails: {},
    story: ({ by }) => `Replaced by quote ${by}`,
    desk: ({ by }) => `sent ${by} instead`,
  },

  started: {
    by: 'desk',
    emails: {},
    log: 'Started a quote',
    story: 'You asked us for a quote',
    desk: 'started the quote, by phone or at the yard',
  },
  offered: {
    by: 'desk',
    emails: { customer: 'Official quote' },
    log: 'Sent an official quote',
    story: ({ version }) =>
      version === 2 ? 'We sent the official quote, version 2' : `We sent version ${version}`,
    desk: ({ version }) => `sent version ${version}`,
  },
  told: {
    by: 'desk',
    emails: {},
    log: 'Told the customer about the quote',
    story: null,
    desk: 'told the customer',
  },
  'said-yes': {
    by: 'desk',
    emails: { customer: 'Confirmation of the yes by phone' },
    log: 'Recorded a yes by phone',
    story: ({ version, ...said }) => ({
      title: `You accepted version ${version} by phone`,
      note: saidInWords(said),
    }),
    desk: ({ version, termsWere, ...said }) =>
      `recorded a yes to version ${version} by phone. ${saidInWords(said)}, with the terms ${termsWere === 'read' ? 'read out' : 'in writing'}`,
  },
  'said-no': {
    by: 'desk',
    emails: { customer: 'Confirmation of the no by phone' },
    log: 'Recorded a no by phone',
    story: ({ state, ...said }) => ({
      title: `You declined the ${isOrdered(state) ? 'changed version' : 'quote'} by phone`,
      note: saidInWords(said),
    }),
    desk: (said) => `recorded a no by phone. ${saidInWords(said)}`,
  },
  'said-by-mistake': {
    by: 'desk',
    emails: { customer: 'Correction of a yes or no by phone' },
    log: 'Took back a yes or no by phone',
    story: 'We took that back: it was recorded by mistake',
    desk: 'took that back: it was recorded by mistake',
  },
  'change-settled': {
    by: 'desk',
    emails: {},
    log: 'Answered a change request: it stays as it is',
    story: { title: 'We answered: the quote stays as it is', showsWords: true },
    desk: 'answered: it stays as it is',
  },
  'day-agreed': {
    by: 'desk',
    emails: { customer: 'Note of the agreed day' },
    log: 'Agreed on a day',
    story: ({ day }, visit) => `${capitalize(visit.day)} agreed: ${dayInWords(day)}`,
    desk: (event, visit) => `agreed on the ${visit.day}: ${plantingDayInWords(event)}`,
  },
  'day-moved': {
    by: 'desk',
    emails: { customer: 'Note of the new day' },
    log: 'Moved the day',
    story: ({ day }, visit) => ({
      title: `${capitalize(visit.day)} moved to ${dayInWords(day)}`,
      showsWords: true,
    }),
    desk: (event, visit) => `moved the ${visit.day} to ${plantingDayInWords(event)}`,
  },
  'day-called-off': {
    by: 'desk',
    emails: { customer: 'Note that the day is called off' },
    log: 'Called off the day',
    story: (_, visit) => `We called off the ${visit.day}`,
    desk: (_, visit) => `called off the ${visit.day}`,
  },
  lost: {
    by: 'desk',
    emails: { customer: 'Note that we closed the quote' },
    log: 'Closed the quote',
    story: 'We closed this quote',
    desk: ({ isSpam }) => (isSpam ? 'closed it as spam' : 'closed the quote'),
  },
  done: {
    by: 'desk',
    emails: { customer: 'Note that the work is done' },
    log: 'Marked the work as done',
    story: ({ day, lines }) => `${outcomes[mostDone(lines)]} on ${dayInWords(day)}`,
    desk: (event) => `marked it done on ${doneInWords(event)}`,
  },
  'done-corrected': {
    by: 'desk',
    emails: { customer: 'Note of the correction' },
    log: 'Corrected what was done',
    story: (event) => ({ title: 'We corrected what was done', note: `${capitalize(correctedSum(event))}.` }),
    desk: (event) => `corrected what was done on ${doneInWords(event)}; ${correctedSum(event)}`,
  },
  paid: {
    by: 'desk',
    emails: { customer: 'Receipt' },
    log: 'Recorded a payment',
    story: (event) => paymentInWords(event),
    desk: (event) => `recorded: ${paymentInWords(event)}`,
  },
  answered: {
    by: 'desk',
    emails: {},
    log: 'Answered a question',
    story: { title: 'We answered your question', showsWords: true },
    desk: 'answered the question',
  },
  'report-answered': {
    by: 'desk',
    emails: {},
    log: 'Answered a report',
    story: { title: 'We answered your report', showsWords: true },
    desk: 'answered the report',
  },
  'fee-waived': {
    by: 'desk',
    emails: {},
    log: 'Waived the fee',
    story: 'We waived the fee',
    desk: 'waived the fee',
  },

  expired: {
    by: 'clock',
    emails: {},
    isStillTrue: null,
    story: ({ state }) => (isOrdered(state) ? 'The changed version expired' : 'The quote expired'),
    desk: 'let it expire',
  },
  closed: {
    by: 'clock',
    emails: {},
    isStillTrue: null,
    story: 'The order is complete',
    desk: 'completed the order',
  },
  'expiry-reminded': {
    by: 'clock',
    emails: { customer: 'Reminder that the quote expires' },
    isStillTrue: ({ version }, { state, newest }) =>
      (state === 'requested' || state === 'quoted') && newest.version === version,
    story: null,
    desk: 'reminded the customer that it expires soon',
  },
  'day-reminded': {
    by: 'clock',
    emails: { customer: 'Reminder of the day' },
    // Its email says 'tomorrow'.
    isStillTrue: ({ day }, { state, plantingDay }, at) =>
      state === 'scheduled' && plantingDay?.day === day && nurseryDay(at) < day,
    story: null,
    desk: (_, visit) => `reminded the customer of the ${visit.day}`,
  },
} as const satisfies { [Kind in EventKind]: EventEntry<Kind> }

export const eventKinds: { readonly [Kind in EventKind]: EventEntry<Kind> } = table

type KindWith<Part> = {
  [Kind in keyof typeof table]: (typeof table)[Kind] extends Part ? Kind : never
}[keyof typeof table]

export type DeskEventKind = KindWith<{ by: 'desk' }>
/** Events that the customer, or the business, gets an email about. */
export type CustomerEmailKind = KindWith<{ emails: { customer: string } }>
export type BusinessEmailKind = KindWith<{ emails: { business: string } }>

/** Undefined for a kind that only the next release knows: during an upgrade, both work on the same quotes. */
export const entryOf = (kind: string): EventEntry<EventKind> | undefined =>
  Object.hasOwn(eventKinds, kind) ? (eventKinds[kind as EventKind] as EventEntry<EventKind>) : undefined

export type Audience = 'to-customer' | 'to-business'

export function audiencesOf(kind: EventKind): Audience[] {
  const { customer, business } = eventKinds[kind].emails
  return [
    ...(customer === undefined ? [] : (['to-customer'] as const)),
    ...(business === undefined ? [] : (['to-business'] as const)),
  ]
}

export const isNeverLeftOut = (kind: EventKind): boolean => eventKinds[kind].emails.isNeverLeftOut === true

/** True if anyone could have caused an email to the customer: until we've sent an official quote, no person has looked at it. */
export const mayBeStrangers = (kind: EventKind, isOfficial: boolean): boolean =>
  !isOfficial && eventKinds[kind].by !== 'desk' && !isNeverLeftOut(kind)

/** False for a reminder that would leave too late. */
export function isStillTrue(action: Action, record: QuoteRecord, at: Date): boolean {
  const entry = entryOf(action.kind)
  return entry?.by !== 'clock' || entry.isStillTrue === null || entry.isStillTrue(action, record, at)
}

export const inWords = <Words>(
  line: Line<EventKind, Words>,
  event: StoredEventOf<EventKind>,
  visit: VisitWords,
): Words =>
  typeof line === 'function'
    ? (line as (event: StoredEventOf<EventKind>, visit: VisitWords) => Words)(event, visit)
    : line
