import type { Cents } from '#domain/money.ts'
import { owed } from '#domain/quotes/owed.ts'
import { followUp, type FollowUp } from './follow-up.ts'
import type { DeskHours } from '#domain/settings/response-promise.ts'
import { addDays, nurseryDay, type Day } from '#domain/time/nursery-clock.ts'
import { answerPromise } from '#domain/quotes/lifecycle/answer-promise.ts'
import { overStates, type QuoteState } from '#domain/quotes/lifecycle/events.ts'
import {
  hasLiveOffer,
  heldVersion,
  isPast,
  stateAt,
  type QuoteRecord,
} from '#domain/quotes/lifecycle/record.ts'

// The owner's tasks, by quote. A quote is listed once, under what's most urgent about it.

/** Why a customer waits for us. */
export type WaitingFor = 'request' | 'go-ahead' | 'change' | 'question' | 'report'

/** A plant of an order that went off the site. */
export type OutLine = {
  name: string
  containerSize: string
  quantity: number
  /** As an ISO date. */
  at: string
  /** Who marked it out in the yard; null if a price list dropped it. */
  who: string | null
}

export type TodayItem = { quoteId: number; record: QuoteRecord } & (
  | { group: 'answer'; waitingFor: WaitingFor; promise: Date | null; isLate: boolean; isDueToday: boolean }
  /** A plant held for them isn’t there. */
  | { group: 'out'; day: Day | null; outLines: readonly OutLine[] }
  /** The planting day is over, and nobody has said what was done. */
  | { group: 'day-over'; day: Day }
  | { group: 'no-day'; acceptedAt: Date }
  /** Quoted, but not told: without an email address, somebody has to call or text. */
  | { group: 'untold'; day: Day }
  /** Nobody answered for days. */
  | ({ group: 'follow-up' } & FollowUp)
  | { group: 'expires'; day: Day }
  /** The day is over or canceled, and money is to come, or to go back if it's less than 0. */
  | { group: 'owed'; day: Day; owedCents: Cents }
)

export type TodayGroup = TodayItem['group']
export type ItemOf<Group extends TodayGroup> = Extract<TodayItem, { group: Group }>

/** A quote as it stands; `acceptedAt` is when the customer last accepted a version. */
export type QuoteStanding = {
  quoteId: number
  record: QuoteRecord
  acceptedAt: Date | null
  outLines?: readonly OutLine[] | null
  /** When a version was last sent or told, and when a follow-up was last put off. */
  offeredAt?: Date | null
  snoozedAt?: Date | null
}

/** Nothing more is done for these, but what's owed is settled. */
const endedStates: ReadonlySet<QuoteState> = new Set(['planted', 'closed', ...overStates])

type Promises = { promiseHours: number; desk: DeskHours }

/** The last of the days that count as this week, today included. */
const daysAhead = 6

function waitingFor(record: QuoteRecord): WaitingFor | null {
  if (record.hasOpenChange) return 'change'
  if (record.openReports > 0) return 'report'
  if (record.openQuestions > 0) return 'question'
  if (record.state !== 'requested') return null
  if (record.setAsideUntil !== null) return 'go-ahead'
  return record.waitingSince === null ? null : 'request'
}

/** The owner's task for a quote; null if there's none. */
export function todayItem(
  { quoteId, record, acceptedAt, outLines = null, offeredAt = null, snoozedAt = null }: QuoteStanding,
  now: Date,
  { promiseHours, desk }: Promises,
): TodayItem | null {
  const state = stateAt(record, now)
  const about = { quoteId, record }
  const { owedCents } = owed(record, 0)
  const money: TodayItem | null =
    owedCents === 0 || !endedStates.has(state)
      ? null
      : { ...about, group: 'owed', day: record.done?.day ?? nurseryDay(now), owedCents }
  if (overStates.includes(state)) return money
  const { plantingDay, newest } = record
  const isDayOver = state === 'scheduled' && plantingDay !== null && isPast(plantingDay.day, now)
  if (heldVersion(record) !== null && !isDayOver && outLines !== null)
    return { ...about, group: 'out', day: plantingDay?.day ?? null, outLines }
  const waiting = waitingFor(record)
  if (waiting !== null) {
    const promise = answerPromise(record, promiseHours, desk)
    return {
      ...about,
      group: 'answer',
      waitingFor: waiting,
      promise,
      isLate: promise !== null && promise < now,
      isDueToday: promise === null || nurseryDay(promise) <= nurseryDay(now),
    }
  }
  if (money !== null) return money
  if (isDayOver) return { ...about, group: 'day-over', day: plantingDay.day }
  if (record.isUntold) return { ...about, group: 'untold', day: newest.validUntil }
  if (state === 'accepted') return { ...about, group: 'no-day', acceptedAt: acceptedAt ?? now }
  const isOut = state === 'quoted' || hasLiveOffer(record, now)
  const toAsk = isOut && offeredAt !== null ? followUp(offeredAt, snoozedAt, now) : null
  if (toAsk !== null) return { ...about, group: 'follow-up', ...toAsk }
  return (isOut || state === 'requested') && newest.validUntil <= addDays(nurseryDay(now), daysAhead)
    ? { ...about, group: 'expires', day: newest.validUntil }
    : null
}

const never = Number.POSITIVE_INFINITY

/** The moment an item is sorted by within its group: the promise, never the arrival. */
const sortedBy = (item: TodayItem): number => {
  if (item.group === 'answer') return item.promise?.getTime() ?? never
  if (item.group === 'no-day') return item.acceptedAt.getTime()
  return item.day === null ? never : Date.parse(item.day)
}

/** Everything that has to be done, by group, most urgent first. */
export function todayList(standings: readonly QuoteStanding[], now: Date, promises: Promises) {
  const items = standings
    .flatMap((standing) => todayItem(standing, now, promises) ?? [])
    .toSorted((one, other) => sortedBy(one) - sortedBy(other) || one.quoteId - other.quoteId)
  const of = <Group extends TodayGroup>(group: Group) =>
    items.filter((item): item is ItemOf<Group> => item.group === group)
  return {
    out: of('out'),
    answer: of('answer'),
    dayOver: of('day-over'),
    noDay: of('no-day'),
    untold: of('untold'),
    followUp: of('follow-up'),
    expires: of('expires'),
    owed: of('owed'),
  }
}

export type TodayList = ReturnType<typeof todayList>

type Besides = { failedEmails: number; ticketsDue: number }

/** Only tasks of today. Tomorrow's promises, quotes that expire, money and messages can wait. */
export const countForToday = (
  { out, answer, dayOver, noDay, untold, followUp: toAsk }: TodayList,
  { failedEmails, ticketsDue }: Besides,
): number =>
  answer.filter(({ isDueToday }) => isDueToday).length +
  out.length +
  dayOver.length +
  noDay.length +
  untold.length +
  toAsk.length +
  failedEmails +
  ticketsDue
