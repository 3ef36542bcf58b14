import { dateFormat } from './date-format.ts'

// Dates and times at the yard, regardless of the server's time zone.

/** A calendar day at the yard, such as '2026-11-15'. Such days compare as text. */
export type Day = string

export const nurseryTimeZone = 'America/Chicago'
const hourMilliseconds = 60 * 60 * 1000
const calendar = dateFormat('en-CA', { timeZone: nurseryTimeZone })
const hours = dateFormat('en-US', {
  timeZone: nurseryTimeZone,
  hour: 'numeric',
  hourCycle: 'h23',
})

/** '2026-11-15' */
export const nurseryDay = (now: Date): Day => calendar(now)

export const nurseryYear = (now: Date): number => Number(nurseryDay(now).slice(0, 4))

/** 1 to 12. */
export const nurseryMonth = (now: Date): number => Number(nurseryDay(now).slice(5, 7))

/** How much of the year has passed, on a scale of twelve equal months: 0 to 1. */
export const yearShare = (now: Date): number =>
  (nurseryMonth(now) - 1 + (Number(nurseryDay(now).slice(8)) - 0.5) / 31) / 12

/** 0 to 23. */
export const nurseryHour = (now: Date): number => Number(hours(now))

/** The moment at which it's this hour of this day ('2026-11-15') at the yard. */
export function nurseryMoment(day: string, hour: number): Date {
  const guess = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  // Central time is five or six hours behind UTC; the clock itself says which.
  const behind = [5, 6].find((difference) => {
    const moment = new Date(guess + difference * hourMilliseconds)
    return nurseryDay(moment) === day && nurseryHour(moment) === hour
  })
  return new Date(guess + (behind ?? 5) * hourMilliseconds)
}

/** The moment of a clock at the yard: '2026-11-15T10:12'. */
export const nurseryMinute = (clock: string): Date =>
  new Date(
    nurseryMoment(clock.slice(0, 10), Number(clock.slice(11, 13))).getTime() +
      Number(clock.slice(14)) * 60_000,
  )

/** A calendar day as a date, to count or format it in UTC. */
export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => dateOf(day).getUTCDay()

/** The calendar day so many days later. */
export function addDays(day: string, days: number): string {
  const date = dateOf(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** True for a day of the calendar, such as '2026-11-26'. */
export function isDay(text: string): boolean {
  const date = dateOf(text)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}
