import { addDays, weekdayOf, nurseryDay, nurseryMoment } from '#domain/time/nursery-clock.ts'
import { holidayName } from '#domain/visits/legal-holidays.ts'

// When things happen in the demo, counted from today, whatever day that is.

const isWorkday = (day: string) => weekdayOf(day) !== 0 && holidayName(day) === null

function nextWorkday(day: string, step: 1 | -1): string {
  const next = addDays(day, step)
  return isWorkday(next) ? next : nextWorkday(next, step)
}

/** Workdays from today, or a day of last spring such as '04-14'. */
export type DemoDay = number | string

/** 0 is today, or the next workday on a Sunday or holiday. */
function workday(count: number, now: Date): string {
  const today = nurseryDay(now)
  let day = isWorkday(today) ? today : nextWorkday(today, 1)
  for (let left = Math.abs(count); left > 0; left -= 1) day = nextWorkday(day, count > 0 ? 1 : -1)
  return day
}

/** The last spring that was over by June. */
function springDay(monthAndDay: string, now: Date): string {
  const today = nurseryDay(now)
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '06-01' ? 1 : 0)
  return `${year}-${monthAndDay}`
}

export const dayOf = (day: DemoDay, now: Date): string =>
  typeof day === 'number' ? workday(day, now) : springDay(day, now)

/** '25m' is minutes ago, '-2 16:40' a time of day two workdays ago, '04-14 16:40' one of last spring. */
export function momentOf(when: string, now: Date): Date {
  const { minutes, days, date, hour, minute } =
    /^(?:(?<minutes>\d+)m|(?:(?<days>-\d+)|(?<date>\d\d-\d\d)) (?<hour>\d\d):(?<minute>\d\d))$/.exec(when)
      ?.groups ?? {}
  if (minutes !== undefined) return new Date(now.getTime() - Number(minutes) * 60_000)
  if (hour === undefined) throw new Error(`'${when}' isn't a time of the demo`)
  const day = dayOf(date ?? Number(days), now)
  return new Date(nurseryMoment(day, Number(hour)).getTime() + Number(minute) * 60_000)
}
