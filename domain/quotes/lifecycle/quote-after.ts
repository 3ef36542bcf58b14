import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { agreedDay } from './cancel-fee.ts'
import { eventKinds } from './event-kinds.ts'
import type { EventKind, QuoteEvent, QuoteState } from './events.ts'
import {
  guaranteeEnds,
  hasLiveOffer,
  isExpiring,
  isPast,
  recordOfRequest,
  stateAt,
  waitsOnUs,
  type QuoteRecord,
} from './record.ts'

export type RefusalReason =
  | 'no-such-quote'
  | 'not-in-this-state'
  | 'not-the-newest'
  | 'only-an-estimate'
  | 'expired'
  | 'change-open'
  | 'nothing-open'
  | 'day-over'
  | 'not-due'
  | 'not-received'

export type Outcome = { record: QuoteRecord } | { refused: RefusalReason }

type Rule<Kind extends EventKind> = (
  record: QuoteRecord,
  event: QuoteEvent & { kind: Kind },
  state: QuoteState,
) => QuoteRecord | RefusalReason

const open: readonly QuoteState[] = ['requested', 'quoted', 'accepted', 'scheduled']
const ordered: readonly QuoteState[] = ['accepted', 'scheduled']

/** The rule runs only in these states. */
const during =
  <Kind extends EventKind>(states: readonly QuoteState[], rule: Rule<Kind>): Rule<Kind> =>
  (record, event, state) =>
    states.includes(state)
      ? rule(record, event, state)
      : state === 'expired'
        ? 'expired'
        : 'not-in-this-state'

/** Once the planting day is over, the customer can only ask a question, and the desk settles what was done. */
const untilDayEnds =
  <Kind extends EventKind>(rule: Rule<Kind>): Rule<Kind> =>
  (record, event, state) =>
    state === 'scheduled' && record.plantingDay !== null && isPast(record.plantingDay.day, event.at)
      ? 'day-over'
      : rule(record, event, state)

const unchanged = (record: QuoteRecord): QuoteRecord => record

const waitingFrom = ({ waitingSince }: QuoteRecord, at: Date) => ({
  waitingSince: waitingSince ?? at.toISOString(),
})

/** An order that ended holds no day, no offer, no open change or question, and nobody waits for us. */
const ended = (record: QuoteRecord, state: QuoteState): QuoteRecord => ({
  ...record,
  waitingSince: null,
  state,
  plantingDay: null,
  hasPendingOffer: false,
  hasOpenChange: false,
  isUntold: false,
  openQuestions: 0,
  setAsideUntil: null,
})

/** Answering the last thing that waits for us ends the wait. */
const withoutWaiting = (record: QuoteRecord): QuoteRecord =>
  record.openQuestions + record.openReports === 0 && !waitsOnUs(record)
    ? { ...record, waitingSince: null }
    : record

const withoutOffer = (record: QuoteRecord): QuoteRecord => ({
  ...record,
  newest: record.accepted ?? record.newest,
  hasPendingOffer: false,
  isUntold: false,
})

function accept(record: QuoteRecord, event: { version: number; at: Date }, state: QuoteState) {
  if (event.version !== record.newest.version) return 'not-the-newest'
  if (!record.isOfficial) return 'only-an-estimate'
  if (record.hasOpenChange) return 'change-open'
  if (state === 'quoted')
    return { ...record, state: 'accepted' as const, accepted: record.newest, setAsideUntil: null }
  if (!record.hasPendingOffer) return 'not-in-this-state'
  if (!hasLiveOffer(record, event.at)) return 'expired'
  return { ...record, accepted: record.newest, hasPendingOffer: false }
}

function offer(record: QuoteRecord, event: QuoteEvent & { kind: 'offered' }, state: QuoteState) {
  if (event.version !== record.lastVersion + 1) return 'not-the-newest'
  const newest = { version: event.version, validUntil: event.validUntil }
  const offered = withoutWaiting({
    ...record,
    newest,
    lastVersion: event.version,
    isOfficial: true,
    hasOpenChange: false,
    isUntold: event.isUntold === true,
    setAsideUntil: null,
  })
  return ordered.includes(state)
    ? { ...offered, hasPendingOffer: true }
    : { ...offered, state: 'quoted' as const, accepted: null, canceledFeeCents: null }
}

function decline(record: QuoteRecord, { at }: { at: Date }, state: QuoteState) {
  if (!ordered.includes(state)) return ended(record, 'declined')
  return hasLiveOffer(record, at) ? withoutOffer(record) : 'not-in-this-state'
}

function withdraw(record: QuoteRecord, at: Date): QuoteRecord {
  const kept = hasLiveOffer(record, at) ? record : withoutOffer(record)
  const back = { ...kept, accepted: null, hasPendingOffer: false }
  const isOver = isPast(back.newest.validUntil, at) && !back.hasOpenChange
  return isOver ? ended(back, 'expired') : { ...back, state: 'quoted' }
}

/** The effect of each event, and in which states. Everything that isn't listed is refused. */
const rules: { [Kind in EventKind]: Rule<Kind> } = {
  requested: () => 'not-in-this-state',
  started: () => 'not-in-this-state',
  // The change may be about the plants that we'd set aside.
  'went-ahead': during(['requested'], (record, { setAsideUntil, at }) =>
    record.hasOpenChange ? 'change-open' : { ...record, ...waitingFrom(record, at), setAsideUntil },
  ),
  'change-asked': untilDayEnds(
    during(open, (record, { at }) => ({ ...record, ...waitingFrom(record, at), hasOpenChange: true })),
  ),
  accepted: untilDayEnds(during(['quoted', ...ordered], accept)),
  declined: untilDayEnds(during(open, decline)),
  withdrawn: during(['accepted'], (record, { at }) => withdraw(record, at)),
  canceled: untilDayEnds(
    during(['scheduled'], (record, { feeCents }) => ({
      ...ended(record, 'declined'),
      canceledFeeCents: feeCents,
    })),
  ),
  // A day that was moved since isn't the one they said yes to.
  'day-confirmed': untilDayEnds(
    during(['scheduled'], (record, { day, arrivalHour }) => {
      const { plantingDay } = record
      if (!plantingDay?.needsYes) return 'nothing-open'
      return plantingDay.day === day && plantingDay.arrivalHour === arrivalHour
        ? { ...record, plantingDay: { day, arrivalHour } }
        : 'not-in-this-state'
    }),
  ),
  'window-chosen': untilDayEnds(during(open, unchanged)),
  // After planting, a photo shows what's wrong with a tree.
  'photo-added': untilDayEnds(during([...open, 'planted', 'closed'], unchanged)),
  'photo-removed': untilDayEnds(during([...open, 'planted', 'closed'], unchanged)),
  asked: during(['scheduled', 'planted', 'closed'], (record, { at }) => ({
    ...record,
    ...waitingFrom(record, at),
    openQuestions: record.openQuestions + 1,
  })),
  reported: during(['planted', 'closed'], (record, { at }) => ({
    ...record,
    ...waitingFrom(record, at),
    openReports: record.openReports + 1,
  })),
  replaced: during(['requested'], (record, { by }) => ({ ...ended(record, 'replaced'), successor: by })),

  offered: (record, event, state) =>
    [...open, 'declined', 'expired', 'lost'].includes(state)
      ? offer(record, event, state)
      : 'not-in-this-state',
  told: during(open, (record) => (record.isUntold ? { ...record, isUntold: false } : 'nothing-open')),
  'said-yes': untilDayEnds(during(['quoted', ...ordered], accept)),
  'said-no': untilDayEnds(during(['quoted', ...ordered], decline)),
  'said-by-mistake': ({ beforeSaid }) => beforeSaid ?? 'nothing-open',
  'change-settled': during(open, (record) =>
    record.hasOpenChange ? withoutWaiting({ ...record, hasOpenChange: false }) : 'nothing-open',
  ),
  'day-agreed': during(['accepted'], (record, { despiteChange, at, ...planting }) => {
    if (record.hasOpenChange && !despiteChange) return 'change-open'
    if (isPast(planting.day, at)) return 'day-over'
    return { ...record, state: 'scheduled', plantingDay: agreedDay(planting, at) }
  }),
  'day-moved': during(['scheduled'], (record, { at, ...planting }) =>
    isPast(planting.day, at) ? 'day-over' : { ...record, plantingDay: agreedDay(planting, at) },
  ),
  'day-called-off': during(['scheduled'], (record) => ({ ...record, state: 'accepted', plantingDay: null })),
  lost: during(open, (record) => ended(record, 'lost')),
  done: during(['scheduled'], (record, { day, lines, owedCents, taxCents, despiteChange, at }) => {
    if (record.hasOpenChange && !despiteChange) return 'change-open'
    if (day > nurseryDay(at)) return 'not-due'
    return withoutWaiting({
      ...withoutOffer(record),
      state: 'planted',
      done: { day, lines, owedCents, taxCents },
      hasOpenChange: false,
    })
  }),
  'done-corrected': during(['planted'], (record, { day, lines, owedCents, taxCents }) => ({
    ...record,
    done: { day, lines, owedCents, taxCents },
  })),
  // Money can be paid back whatever became of the order.
  paid: (record, { cents, day, at }, state) => {
    const receivedCents = record.receivedCents + cents
    if (day > nurseryDay(at)) return 'not-due'
    if (receivedCents < 0) return 'not-received'
    return cents < 0 || [...ordered, 'planted', 'closed', 'declined'].includes(state)
      ? { ...record, receivedCents }
      : 'not-in-this-state'
  },
  // A question outlives its day: the day may be called off before we answer.
  answered: during(['quoted', 'accepted', 'scheduled', 'planted', 'closed'], (record) =>
    record.openQuestions === 0 ? 'nothing-open' : withoutWaiting({ ...record, openQuestions: 0 }),
  ),
  'report-answered': during(['planted', 'closed'], (record) =>
    record.openReports === 0 ? 'nothing-open' : withoutWaiting({ ...record, openReports: 0 }),
  ),
  'fee-waived': during(['declined'], (record) =>
    (record.canceledFeeCents ?? 0) === 0 ? 'nothing-open' : { ...record, canceledFeeCents: 0 },
  ),

  expired: (record, { at }) => {
    if (isExpiring(record, at)) return ended(record, 'expired')
    return record.hasPendingOffer && !hasLiveOffer(record, at) && !record.hasOpenChange
      ? withoutOffer(record)
      : 'not-due'
  },
  closed: during(['planted'], (record, { at }) => {
    const last = guaranteeEnds(record)
    return record.openReports > 0 || (last !== null && !isPast(last, at))
      ? 'not-due'
      : { ...record, state: 'closed' }
  }),

  'expiry-reminded': during(['requested', 'quoted'], (record, { version }) =>
    version === record.newest.version && record.remindedVersion !== version
      ? { ...record, remindedVersion: version }
      : 'not-due',
  ),
  'day-reminded': during(['scheduled'], (record, { day }) =>
    day === record.plantingDay?.day && record.remindedDay !== day
      ? { ...record, remindedDay: day }
      : 'not-due',
  ),
}

/** The one place that decides whether something may happen to a quote, and what the quote is afterwards. */
export function quoteAfter(record: QuoteRecord | null, event: QuoteEvent): Outcome {
  if (record === null)
    return event.kind === 'requested' || event.kind === 'started'
      ? { record: recordOfRequest(event) }
      : { refused: 'no-such-quote' }
  const rule = rules[event.kind] as Rule<EventKind>
  // The clock records an expiry that everyone already sees.
  const state = event.kind === 'expired' ? record.state : stateAt(record, event.at)
  const after = rule(record, event, state)
  if (typeof after === 'string') return { refused: after }
  const isSaid = event.kind === 'said-yes' || event.kind === 'said-no'
  const hasHeard = isSaid || eventKinds[event.kind].by === 'customer'
  const { beforeSaid: _, ...left } = hasHeard ? { ...after, isUntold: false } : after
  return { record: isSaid ? { ...left, beforeSaid: record } : left }
}
