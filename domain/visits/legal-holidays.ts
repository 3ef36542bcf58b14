import { addDays, weekdayOf, type Day } from '#domain/time/nursery-clock.ts'

// Texas Government Code 662.003 and 662.021: the legal holidays, which Texas Utilities Code 251.151 doesn't count.

const sunday = 0
const monday = 1
const thursday = 4
const saturday = 6

const monthDay = (month: number, date: number) =>
  `${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`

/** The same date every year: New Year's Day, Juneteenth, Independence Day, Veterans Day and Christmas Day. */
const federalDates = new Set([
  monthDay(1, 1),
  monthDay(6, 19),
  monthDay(7, 4),
  monthDay(11, 11),
  monthDay(12, 25),
])
/** Texas's own, on which offices stay open but which the law doesn't count either. */
const stateDates = new Set([monthDay(1, 19), monthDay(3, 2), monthDay(4, 21), monthDay(8, 27)])

/** The nth weekday of a month; 1 is the first. */
function nthWeekday(year: string, month: number, weekday: number, nth: number): Day {
  const first = `${year}-${monthDay(month, 1)}`
  return addDays(first, ((7 + weekday - weekdayOf(first)) % 7) + 7 * (nth - 1))
}

function lastMondayOfMay(year: string): Day {
  const last = `${year}-05-31`
  return addDays(last, -((weekdayOf(last) + 7 - monday) % 7))
}

const thanksgivingIn = (year: string) => nthWeekday(year, 11, thursday, 4)
const laborDayIn = (year: string) => nthWeekday(year, 9, monday, 1)

function movingHolidays(year: string): Day[] {
  const thanksgiving = thanksgivingIn(year)
  return [
    nthWeekday(year, 1, monday, 3),
    nthWeekday(year, 2, monday, 3),
    lastMondayOfMay(year),
    laborDayIn(year),
    thanksgiving,
    addDays(thanksgiving, 1),
  ]
}

const isFederalDate = (day: Day) => federalDates.has(day.slice(5))

/**
 * True for a legal holiday, and for the Friday or Monday on which one that falls on a weekend is observed: the people who mark the
 * lines are off then, and calling a day early is always allowed.
 */
export function isLegalHoliday(day: Day): boolean {
  if (isFederalDate(day) || stateDates.has(day.slice(5))) return true
  if (movingHolidays(day.slice(0, 4)).includes(day)) return true
  const weekday = weekdayOf(day)
  return (
    (weekday === monday && isFederalDate(addDays(day, -1))) ||
    (weekday === saturday - 1 && isFederalDate(addDays(day, 1)))
  )
}

/** The holidays on which most people are off, crews too; null on other days. */
export function holidayName(day: Day): string | null {
  const year = day.slice(0, 4)
  const names = new Map([
    [`${year}-01-01`, 'New Year’s Day'],
    [lastMondayOfMay(year), 'Memorial Day'],
    [`${year}-07-04`, 'Independence Day'],
    [laborDayIn(year), 'Labor Day'],
    [thanksgivingIn(year), 'Thanksgiving'],
    [`${year}-12-25`, 'Christmas Day'],
  ])
  return names.get(day) ?? null
}

/** A day that counts toward the 48 hours. */
export const isBusinessDay = (day: Day) =>
  weekdayOf(day) !== sunday && weekdayOf(day) !== saturday && !isLegalHoliday(day)
