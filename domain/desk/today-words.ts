import { openOn, type DeskHours } from '#domain/settings/response-promise.ts'
import { addDays, nurseryDay, type Day } from '#domain/time/nursery-clock.ts'
import { shortDay, shortWeekday, timeInWords, weekdayInWords } from '#domain/time/day-words.ts'
import { counted } from '#domain/wording.ts'
import type { OutLine, WaitingFor } from './today.ts'

/** What's in the margin of a row: '4 PM' over 'today'. */
export type MarginWords = { when: string; note: string }

const minuteMilliseconds = 60_000

/** 'Late 20 min', 'Late 2 h', 'Late 3 d'; where that's too wide, it breaks after 'Late'. */
export function lateInWords(promise: Date, now: Date): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - promise.getTime()) / minuteMilliseconds))
  if (minutes < 60) return `Late ${minutes}\u00A0min`
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? `Late ${hours}\u00A0h` : `Late ${Math.floor(hours / 24)}\u00A0d`
}

/** True for the days around today that people call by their weekday. */
const isNear = (day: Day, today: Day) => day > addDays(today, -7) && day < addDays(today, 7)

/** 'today', 'tomorrow', 'Friday', 'Nov 3' */
export function nearDay(day: Day, now: Date): string {
  const today = nurseryDay(now)
  if (day === today) return 'today'
  if (day === addDays(today, 1)) return 'tomorrow'
  return isNear(day, today) ? weekdayInWords(day) : shortDay(day)
}

/** How late an answer is and what was promised, or by when it's promised. */
export function promiseWords(promise: Date | null, now: Date): MarginWords {
  if (promise === null) return { when: 'Open', note: 'no promise' }
  const day = nurseryDay(promise)
  if (promise >= now) return { when: timeInWords(promise), note: nearDay(day, now) }
  const today = nurseryDay(now)
  const time = timeInWords(promise)
  const near = day === today ? time : `${shortWeekday(day)} ${time}`
  return { when: lateInWords(promise, now), note: `by ${isNear(day, today) ? near : shortDay(day)}` }
}

/** 'Fri' over 'Nov 13', or over another note. */
export const dayWords = (day: Day, now: Date, note = shortDay(day)): MarginWords =>
  isNear(day, nurseryDay(now))
    ? { when: shortWeekday(day), note }
    : { when: shortDay(day), note: note === shortDay(day) ? '' : note }

/** 'The quote desk closes at 5 PM' */
export function deskHoursInWords(now: Date, desk: DeskHours): string {
  const open = openOn(nurseryDay(now), desk)
  if (open === undefined || now >= open.closes) return 'The quote desk is closed'
  return now < open.opens
    ? `The quote desk opens at ${timeInWords(open.opens)}`
    : `The quote desk closes at ${timeInWords(open.closes)}`
}

/** When something arrived or failed: '9:41 AM' over 'today', 'Sat' over '4:12 PM'. */
export function arrivedWords(at: Date, now: Date): MarginWords {
  const day = nurseryDay(at)
  return day === nurseryDay(now)
    ? { when: timeInWords(at), note: 'today' }
    : { when: isNear(day, nurseryDay(now)) ? shortWeekday(day) : shortDay(day), note: timeInWords(at) }
}

export const waitingWords: Record<WaitingFor, string> = {
  request: 'New request.',
  'go-ahead': 'Said go ahead.',
  change: 'Asks for a change.',
  question: 'Asks a question.',
  report: 'Reports a problem.',
}

/** Plants that stay set aside only until today or tomorrow need a decision; null if there's time. */
export function setAsideEnds(until: Day | null, now: Date): string | null {
  if (until === null || until > addDays(nurseryDay(now), 1)) return null
  return until < nurseryDay(now)
    ? `Set aside ended ${shortDay(until)}`
    : `Set aside until ${nearDay(until, now)}`
}

type Line = { name: string; containerSize: string; quantity: number; available: number | null }

export const plantsOf = (lines: readonly Line[]) =>
  counted(
    lines.reduce((sum, { quantity }) => sum + quantity, 0),
    'plant',
  )

/** Short orders by name, '1 Texas Red Oak 65 gal, 2 Mexican Plum 15 gal'; long ones by number. */
export function linesInWords(lines: readonly Line[]): string {
  if (lines.length > 3) return `${plantsOf(lines)} in ${lines.length} lines`
  return lines
    .map(({ quantity, name, containerSize }) => `${quantity} ${name} ${containerSize}`.trim())
    .join(', ')
}

/** '4 listed, 50 asked': the line that's shortest of stock, if any. */
export function shortestLine(lines: readonly Line[]): string | null {
  const short = lines
    .flatMap(({ quantity, available }) =>
      available === null || available >= quantity ? [] : [{ quantity, available }],
    )
    .toSorted((one, other) => other.quantity - other.available - (one.quantity - one.available))[0]
  return short === undefined ? null : `${short.available} listed, ${short.quantity} asked`
}

/** 'Lacey Oak 15 gal: 1 held, none left.' */
export const outInWords = ({ name, containerSize, quantity }: OutLine) =>
  `${name} ${containerSize}: ${quantity} held, none left.`

/** 'Manny marked it out at 8:52 AM', 'off the price list on Nov 18' */
export function outSince({ at, who }: OutLine, now: Date): string {
  const day = nurseryDay(new Date(at))
  const since = day === nurseryDay(now) ? `at ${timeInWords(new Date(at))}` : `on ${shortDay(day)}`
  return who === null ? `off the price list ${since}` : `${who} marked it out ${since}`
}
