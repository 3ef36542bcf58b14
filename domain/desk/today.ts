import type { DeskHours } from '#domain/settings/response-promise.ts'
import { addDays, nurseryDay, type Day } from '#domain/time/nursery-clock.ts'
import { answerPromise } from '#domain/quotes/lifecycle/answer-promise.ts'
import { overStates } from '#domain/quotes/lifecycle/events.ts'
import { hasLiveOffer, isPast, stateAt, type QuoteRecord } from '#domain/quotes/lifecycle/record.ts'

// The owner's tasks, by quote. A quote is listed once, under what's most urgent about it.

/** Why a customer waits for us. */
export type WaitingFor = 'request' | 'go-ahead' | 'change' | 'question' | 'report'

export type TodayItem = { quoteId: number; record: QuoteRecord } & (
  | { group: 'answer'; waitingFor: WaitingFor; promise: Date | null; isLate: boolean; isDueToday: boolean }
  /** The planting day is over, and nobody has said what was done. */
  | { group: 'day-over'; day: Day }
  | { group: 'no-day'; acceptedAt: Date }
  /** Quoted, but without an email address nothing was sent: somebody has to call or text. */
  | { group: 'noEmail'; day: Day }
  | { group: 'expires'; day: Day }
)

export type TodayGroup = TodayItem['group']
export type ItemOf<Group extends TodayGroup> = Extract<TodayItem, { group: Group }>

/** A quote as it stands; `acceptedAt` is when the customer last accepted a version. */
export type QuoteStanding = {
  quoteId: number
  record: QuoteRecord
  acceptedAt: Date | null
  hasEmail: boolean
}

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
  { quoteId, record, acceptedAt, hasEmail }: QuoteStanding,
  now: Date,
  { promiseHours, desk }: Promises,
): TodayItem | null {
  const state = stateAt(record, now)
  const about = { quoteId, record }
  if (overStates.includes(state)) return null
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
  const { plantingDay, newest } = record
  if (state === 'scheduled' && plantingDay !== null && isPast(plantingDay.day, now))
    return { ...about, group: 'day-over', day: plantingDay.day }
  if (state === 'accepted') return { ...about, group: 'no-day', acceptedAt: acceptedAt ?? now }
  if (state === 'quoted' && !hasEmail) return { ...about, group: 'noEmail', day: newest.validUntil }
  const canExpire = state === 'requested' || state === 'quoted' || hasLiveOffer(record, now)
  return canExpire && newest.validUntil <= addDays(nurseryDay(now), daysAhead)
    ? { ...about, group: 'expires', day: newest.validUntil }
    : null
}

const never = Number.POSITIVE_INFINITY

/** The moment an item is sorted by within its group: the promise, never the arrival. */
const sortedBy = (item: TodayItem): number => {
  if (item.group === 'answer') return item.promise?.getTime() ?? never
  return item.group === 'no-day' ? item.acceptedAt.getTime() : Date.parse(item.day)
}

/** Everything that has to be done, by group, most urgent first. */
export function todayList(standings: readonly QuoteStanding[], now: Date, promises: Promises) {
  const items = standings
    .flatMap((standing) => todayItem(standing, now, promises) ?? [])
    .toSorted((one, other) => sortedBy(one) - sortedBy(other) || one.quoteId - other.quoteId)
  const of = <Group extends TodayGroup>(group: Group) =>
    items.filter((item): item is ItemOf<Group> => item.group === group)
  return {
    answer: of('answer'),
    dayOver: of('day-over'),
    noDay: of('no-day'),
    noEmail: of('noEmail'),
    expires: of('expires'),
  }
}

export type TodayList = ReturnType<typeof todayList>

type Besides = { failedEmails: number; ticketsDue: number; privacyDue: number }

/** Only tasks of today. Tomorrow's promises, quotes that expire and messages can wait. */
export const countForToday = (
  { answer, dayOver, noDay }: TodayList,
  { failedEmails, ticketsDue, privacyDue }: Besides,
): number =>
  answer.filter(({ isDueToday }) => isDueToday).length +
  dayOver.length +
  noDay.length +
  failedEmails +
  ticketsDue +
  privacyDue
