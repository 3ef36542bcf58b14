import type { Cents } from '#domain/money.ts'
import type { Day } from '#domain/time/nursery-clock.ts'

/** Where a quote stands. Only `quoteAfter` decides it; it's stored next to each event so that lists can be read quickly. */
export const quoteStates = [
  'requested',
  'quoted',
  'accepted',
  'scheduled',
  'planted',
  'closed',
  'declined',
  'expired',
  'lost',
  'replaced',
] as const
export type QuoteState = (typeof quoteStates)[number]

/** Quotes that ended without planting. */
export const overStates: readonly QuoteState[] = ['declined', 'expired', 'lost', 'replaced']

export type PlantingDay = {
  day: Day
  /** The hour of arrival, 0 to 23; null if only the day is agreed. */
  arrivalHour: number | null
}

/** As it's agreed: `needsYes` if canceling was no longer free when we set it. It stays free until the customer says yes. */
export type AgreedDay = PlantingDay & { needsYes?: true }

/** The outcome of each line on the planting day. `line` is its number in the accepted version. */
export type DoneLine = {
  line: number
  outcome: 'planted' | 'delivered' | 'picked-up' | 'not-done'
  /** How many of its plants; all of them if it's left out. */
  count?: number | undefined
  /** How many plants it took off the listed stock: all of them, or the few that were listed. */
  taken?: number
}

/** `owedCents` is what the customer owes for it, whatever they paid, and `taxCents` the sales tax in it, if there's any. */
export type WorkDone = {
  day: Day
  lines: readonly DoneLine[]
  owedCents: Cents
  taxCents?: Cents | undefined
}

export const paymentWays = ['check', 'cash', 'zelle', 'card-reader', 'link'] as const
export type PaymentWay = (typeof paymentWays)[number]
/** Money received; less than 0 if it was paid back. */
export type Payment = { day: Day; cents: Cents; way: PaymentWay }

/** A day as it's set. `saidYes` if the customer said on the phone that it suits. */
type SetDay = PlantingDay & { saidYes?: true }

/** When somebody said it, as an ISO date. */
type Said = { saidAt: string }

/** Each kind of event and what it carries; `event-kinds.ts` says everything else about it. */
type Details = {
  // The customer.
  requested: { version: number; validUntil: Day }
  'went-ahead': { setAsideUntil: Day }
  'change-asked': object
  accepted: { version: number }
  declined: object
  withdrawn: object
  canceled: { feeCents: number }
  'day-confirmed': PlantingDay
  'window-chosen': object
  'photo-added': object
  'photo-removed': object
  asked: object
  reported: object
  replaced: { by: string }
  // The desk.
  /** For a caller or somebody at the yard: the first event of a quote, instead of a request. */
  started: { version: number; validUntil: Day }
  /** `isUntold` if the customer has no email address, so that nothing reached them. */
  offered: { version: number; validUntil: Day; isUntold?: true }
  told: object
  // Said on the phone or in person, by the name that's stored as its words.
  'said-yes': Said & { version: number; terms: string; termsWere: 'read' | 'sent' }
  'said-no': Said
  /** Takes back a yes or no that was recorded by mistake. */
  'said-by-mistake': object
  'change-settled': object
  'day-agreed': SetDay & { despiteChange: boolean }
  'day-moved': SetDay
  'day-called-off': object
  /** Nothing is sent to who sent us spam. */
  lost: { isSpam?: true }
  done: WorkDone & { despiteChange: boolean }
  'done-corrected': WorkDone & { wasOwedCents: Cents }
  paid: Payment
  answered: object
  'report-answered': object
  'fee-waived': object
  // The clock.
  expired: object
  closed: object
  'expiry-reminded': { version: number }
  'day-reminded': { day: Day }
}

export type EventKind = keyof Details
export type EventOf<Kind extends EventKind> = { [Each in Kind]: { kind: Each } & Details[Each] }[Kind]
export type Action = EventOf<EventKind>
/** An acceptance, signed on the page or said to us. */
export const isAcceptance = <Event extends { kind: string }>(
  event: Event,
): event is Event & { kind: 'accepted' | 'said-yes' } =>
  event.kind === 'accepted' || event.kind === 'said-yes'

export type QuoteEvent = Action & { at: Date }

/** An event as it's stored: `state` is the quote's after it, `words` what a person wrote with it. */
export type StoredEventOf<Kind extends EventKind> = EventOf<Kind> & {
  at: Date
  state: QuoteState
  words: string | null
}
export type StoredEvent = StoredEventOf<EventKind>
