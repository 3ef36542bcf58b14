import { addDays, weekdayOf, type Day } from '#domain/time/nursery-clock.ts'
import type { DayChoice } from './visit-data.ts'

const mostOffered = 6

export const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7))

/** The needs that decide which days suit an order. */
export type DayNeeds = { mondays: readonly Day[]; isDigging: boolean }

/** True if the day is in one of the weeks they prefer. */
export const isPreferred = (day: Day, { mondays }: DayNeeds) => mondays.includes(mondayOf(day))

/**
 * The days to offer: with room, late enough for 811 if we dig, and early enough to be canceled for free. In the weeks they prefer,
 * or the next ones if those have no such day.
 */
export function offeredDays(dayNeeds: DayNeeds, choices: readonly DayChoice[]): DayChoice[] {
  const possible = choices.filter(
    ({ warning, isTooSoonToDig, isShortNotice }) =>
      warning === null && !isShortNotice && !(dayNeeds.isDigging && isTooSoonToDig),
  )
  const preferred = possible.filter(({ day }) => isPreferred(day, dayNeeds))
  return (preferred.length > 0 ? preferred : possible).slice(0, mostOffered)
}

/** A warning before agreeing on a day; null if nothing, or if the day is too far ahead to know. */
export function doubtAbout(choice: DayChoice | undefined, { isDigging }: DayNeeds): string | null {
  if (choice === undefined) return null
  const doubts = [
    choice.warning,
    isDigging && choice.isTooSoonToDig && 'It’s too late to call 811 for that day.',
    choice.isShortNotice && 'Less than 72 hours away: they can cancel for free until they say yes.',
  ]
  return doubts.filter((doubt) => typeof doubt === 'string').join(' ') || null
}
