import { addDays, nurseryDay, nurseryHour, type Day } from '#domain/time/nursery-clock.ts'
import { nearDay } from '#domain/desk/today-words.ts'
import { hourInWords } from '#domain/time/day-words.ts'
import { usualArrivalHour } from '#domain/quotes/lifecycle/cancel-fee.ts'
import type { PlantingDay } from '#domain/quotes/lifecycle/events.ts'
import { isBusinessDay } from './legal-holidays.ts'

// 811: whoever digs tells the utilities first, who then mark their lines. Texas Utilities Code 251.151(a): not earlier than the 14th
// day before the digging, nor later than the 48th hour before it, and Saturdays, Sundays and legal holidays don't count.

/** The number that 811 gave us, and the day we called or filed. */
export type DigTicket = { number: string; calledOn: Day }

const earliestDays = 14

export type TicketDeadline = {
  day: Day
  /** By this hour of the day; null if the whole day is left. */
  hour: number | null
}

function businessDaysBefore(day: Day, count: number): Day {
  let before = day
  for (let left = count; left > 0;) {
    before = addDays(before, -1)
    if (isBusinessDay(before)) left -= 1
  }
  return before
}

/**
 * The last moment to call. On a business day that's the same hour two business days before. The hours of a Saturday, Sunday or
 * holiday don't count, so a visit then needs two whole business days before it.
 */
export const ticketDeadline = ({ day, arrivalHour }: PlantingDay): TicketDeadline =>
  isBusinessDay(day)
    ? { day: businessDaysBefore(day, 2), hour: arrivalHour ?? usualArrivalHour }
    : { day: businessDaysBefore(day, 3), hour: null }

/** A ticket that's older than this doesn't cover the day. */
export const earliestCall = ({ day }: PlantingDay): Day => addDays(day, -earliestDays)

/** True if the ticket is neither too old for the day nor too late. */
export const covers = ({ calledOn }: DigTicket, planting: PlantingDay): boolean =>
  calledOn >= earliestCall(planting) && calledOn <= ticketDeadline(planting).day

export type TicketState =
  /** We plant nothing, so nobody digs. */
  | { kind: 'no-digging' }
  | { kind: 'in'; ticket: DigTicket }
  /** There's no ticket, or the visit was moved so far that it no longer covers the day. */
  | { kind: 'due'; deadline: TicketDeadline; isPast: boolean }

/** True once it's too late to call. */
function isOver({ day, hour }: TicketDeadline, now: Date): boolean {
  const today = nurseryDay(now)
  return today > day || (today === day && hour !== null && nurseryHour(now) >= hour)
}

export function ticketState(
  planting: PlantingDay,
  { isDigging, ticket }: { isDigging: boolean; ticket: DigTicket | null },
  now: Date,
): TicketState {
  if (!isDigging) return { kind: 'no-digging' }
  if (ticket !== null && covers(ticket, planting)) return { kind: 'in', ticket }
  const deadline = ticketDeadline(planting)
  return { kind: 'due', deadline, isPast: isOver(deadline, now) }
}

/** 'Wednesday, 8 AM', 'Nov 25' */
export function deadlineInWords({ day, hour }: TicketDeadline, now: Date): string {
  const named = nearDay(day, now)
  return hour === null ? named : `${named}, ${hourInWords(hour)}`
}

/** `due` must be done today or is late already. */
export type TicketWords = { text: string; tone: 'in' | 'due' | 'later' | 'none' }

/** '811 is in', '811 is due today by 8 AM', '811 by Wednesday, 8 AM', 'No digging'. */
export function ticketWords(state: TicketState, now: Date): TicketWords {
  if (state.kind === 'no-digging') return { text: 'No digging', tone: 'none' }
  if (state.kind === 'in') return { text: '811 is in', tone: 'in' }
  const { deadline, isPast } = state
  if (isPast) return { text: '811 is late: call, and move the day', tone: 'due' }
  if (deadline.day !== nurseryDay(now))
    return { text: `811 by ${deadlineInWords(deadline, now)}`, tone: 'later' }
  const by = deadline.hour === null ? '' : ` by ${hourInWords(deadline.hour)}`
  return { text: `811 is due today${by}`, tone: 'due' }
}

/** True if it's too late to call. */
export const isLateTask = (state: TicketState): boolean => state.kind === 'due' && state.isPast
