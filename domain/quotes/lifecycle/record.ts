import type { Cents } from '#domain/money.ts'
import { addDays, nurseryDay, type Day } from '#domain/time/nursery-clock.ts'
import type { AgreedDay, DoneLine, QuoteEvent, QuoteState, WorkDone } from './events.ts'

type OfferedVersion = { version: number; validUntil: Day }

/** Everything about a quote that decides what may happen next. It's stored with each event, as it was after it. */
export type QuoteRecord = {
  state: QuoteState
  /** The newest version. In accepted and scheduled quotes it may be a changed version that still waits for the customer. */
  newest: OfferedVersion
  /** The number of the last version, even if it was declined or has expired. */
  lastVersion: number
  /** Version 1 is the site's estimate; only a version sent by the desk can be accepted. */
  isOfficial: boolean
  accepted: OfferedVersion | null
  /** True while a changed version of an accepted order waits for the customer. */
  hasPendingOffer: boolean
  hasOpenChange: boolean
  /** The newest version is there, but it reached nobody: the customer has no email address. */
  isUntold: boolean
  /** The last day on which the plants of an estimate stay set aside; null unless the customer said go ahead. */
  setAsideUntil: Day | null
  plantingDay: AgreedDay | null
  done: WorkDone | null
  openReports: number
  openQuestions: number
  canceledFeeCents: number | null
  /** All payments, less what was paid back. */
  receivedCents: Cents
  successor: string | null
  /** Since when the customer has been waiting for us, as an ISO date; null if it isn't our turn. */
  waitingSince: string | null
  remindedVersion: number | null
  remindedDay: Day | null
  /** Before the customer's yes or no that we recorded last, until anything else happens: so long it can be taken back. */
  beforeSaid?: QuoteRecord | undefined
}

export function recordOfRequest(event: QuoteEvent & { kind: 'requested' | 'started' }): QuoteRecord {
  return {
    state: 'requested',
    newest: { version: event.version, validUntil: event.validUntil },
    lastVersion: event.version,
    isOfficial: false,
    accepted: null,
    hasPendingOffer: false,
    hasOpenChange: false,
    isUntold: false,
    setAsideUntil: null,
    plantingDay: null,
    done: null,
    openReports: 0,
    openQuestions: 0,
    canceledFeeCents: null,
    receivedCents: 0,
    successor: null,
    waitingSince: event.at.toISOString(),
    remindedVersion: null,
    remindedDay: null,
  }
}

export const isPast = (day: Day, now: Date) => nurseryDay(now) > day

/** True if it's our turn: an estimate that the customer wants, or a change we haven't answered. Such quotes don't expire. */
export const waitsOnUs = ({ state, hasOpenChange, setAsideUntil }: QuoteRecord) =>
  hasOpenChange || (state === 'requested' && setAsideUntil !== null)

/** True for an official quote or an order: the customer asks for changes on its page instead of sending another request. */
export const isChangedOnItsPage = (record: QuoteRecord, now: Date) =>
  record.isOfficial && ['quoted', 'accepted', 'scheduled'].includes(stateAt(record, now))

/** True if the quote's time is up, whether or not the worker has recorded it yet. */
export const isExpiring = (record: QuoteRecord, now: Date) =>
  (record.state === 'requested' || record.state === 'quoted') &&
  isPast(record.newest.validUntil, now) &&
  !waitsOnUs(record)

/** A changed version of an accepted order can expire without changing the order. */
export const hasLiveOffer = (record: QuoteRecord, now: Date) =>
  record.hasPendingOffer && !isPast(record.newest.validUntil, now)

/** The state as everyone should see it now. */
export const stateAt = (record: QuoteRecord, now: Date): QuoteState =>
  isExpiring(record, now) ? 'expired' : record.state

/** The version whose plants are held: the accepted one, until the work is done or the order ends. */
export const heldVersion = ({ state, accepted }: QuoteRecord): number | null =>
  state === 'accepted' || state === 'scheduled' ? (accepted?.version ?? null) : null

/** 'done' is for an order without plants: its other work has no outcome of its own. */
export type MostDone = DoneLine['outcome'] | 'done'

/** The most that was done on the day; 'not-done' if nothing was. */
export const mostDone = (lines: readonly DoneLine[]): MostDone =>
  (['planted', 'delivered', 'picked-up'] as const).find((done) =>
    lines.some(({ outcome }) => outcome === done),
  ) ?? (lines.length === 0 ? 'done' : 'not-done')

/** How many of a line's plants were planted, delivered or picked up. */
export const countDone = ({ outcome, count }: DoneLine, quantity: number): number =>
  outcome === 'not-done' ? 0 : Math.min(count ?? quantity, quantity)

export const guaranteeDays = 30

/** The last day of the guarantee; null if we planted nothing. */
export function guaranteeEnds({ done }: QuoteRecord): Day | null {
  if (done === null || mostDone(done.lines) !== 'planted') return null
  return addDays(done.day, guaranteeDays)
}
