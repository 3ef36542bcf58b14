import { addDays, weekdayOf, nurseryDay, type Day } from '#domain/time/nursery-clock.ts'
import { listInWords } from '#domain/wording.ts'
import { shortDay } from '#domain/time/day-words.ts'

// The weeks a customer would prefer. They're stored as the words of an event: Mondays such as '2026-11-30, 2026-12-07', or 'any'.

const anyTime = 'any'
const weeksOfferedAtOnce = 5
/** Before that we could hardly have everything ready. */
const earliestDays = 7

/** The first Monday on or after a day. */
const mondayFrom = (day: Day): Day => addDays(day, (8 - weekdayOf(day)) % 7)

/** '2026-11-30' and 'any' are choices; the label has two parts, 'Nov 30' and 'to Dec 4'. */
type WeekChoice = { value: string; from: string; to: string }

const choiceOf = (monday: Day): WeekChoice => ({
  value: monday,
  from: shortDay(monday),
  to: `to ${shortDay(addDays(monday, 4))}`,
})

export function weekChoices(now: Date): WeekChoice[] {
  const first = mondayFrom(addDays(nurseryDay(now), earliestDays))
  const mondays = Array.from({ length: weeksOfferedAtOnce }, (_, index) => addDays(first, 7 * index))
  return [...mondays.map(choiceOf), { value: anyTime, from: 'Any time', to: 'whenever you can' }]
}

export const parseWeeks = (words: string): string[] =>
  words.split(', ').filter((part) => part === anyTime || /^\d{4}-\d\d-\d\d$/.test(part))

/** The Mondays of the weeks they named; none for any time. */
export const mondaysOf = (words: string): Day[] => parseWeeks(words).filter((value) => value !== anyTime)

/** The words to store; choices that weren't offered are left out. */
export const weeksToStore = (chosen: readonly string[], now: Date): string =>
  weekChoices(now)
    .map(({ value }) => value)
    .filter((value) => chosen.includes(value))
    .join(', ')

/** 'Nov 30 to Dec 4 and Dec 7 to Dec 11', or '' for none. */
export const weeksInWords = (words: string): string =>
  listInWords(
    parseWeeks(words).map((value) => {
      if (value === anyTime) return 'any time'
      const { from, to } = choiceOf(value)
      return `${from} ${to}`
    }),
  )
