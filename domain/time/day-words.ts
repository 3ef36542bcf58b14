import { dateFormat } from './date-format.ts'
import { addDays, dateOf, nurseryDay, nurseryTimeZone, type Day } from './nursery-clock.ts'

// Days and moments at the yard, as people say them.

const longDay = dateFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
})
const longDate = dateFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' })
const monthAndDay = dateFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' })
const shortMonthAndDay = dateFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' })
const monthOfDay = dateFormat('en-US', { timeZone: 'UTC', month: 'long' })
const weekdayOfDay = dateFormat('en-US', { timeZone: 'UTC', weekday: 'long' })
const shortWeekdayOfDay = dateFormat('en-US', { timeZone: 'UTC', weekday: 'short' })
const clock = dateFormat('en-US', {
  timeZone: nurseryTimeZone,
  hour: 'numeric',
  minute: '2-digit',
})

/** 'Thursday, December 3' */
export const dayInWords = (day: Day) => longDay(dateOf(day))

/** 'December 3, 2026' */
export const fullDay = (day: Day) => longDate(dateOf(day))

/** 'December 3' */
export const monthDay = (day: Day) => monthAndDay(dateOf(day))

/** 'Dec 3' */
export const shortDay = (day: Day) => shortMonthAndDay(dateOf(day))

/** 'December' */
export const monthInWords = (day: Day) => monthOfDay(dateOf(day))

/** 'Thursday' */
export const weekdayInWords = (day: Day) => weekdayOfDay(dateOf(day))

/** 'Thu' */
export const shortWeekday = (day: Day) => shortWeekdayOfDay(dateOf(day))

/** 'noon', '5 PM', '3:40 PM' */
export function timeInWords(at: Date): string {
  const time = clock(at).replace(':00', '').replaceAll('\u202F', ' ')
  if (time === '12 PM') return 'noon'
  return time === '12 AM' ? 'midnight' : time
}

/** '5 PM'; hours from 0 to 23. */
export const hourInWords = (hour: number) =>
  hour === 12 ? 'noon' : `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`

/** 'Thursday, December 3, 8 AM' */
export const plantingDayInWords = ({ day, arrivalHour }: { day: Day; arrivalHour: number | null }) =>
  arrivalHour === null ? dayInWords(day) : `${dayInWords(day)}, ${hourInWords(arrivalHour)}`

/** 'Sunday, November 15 at 4:12 PM' */
export const momentInWords = (at: Date) => `${dayInWords(nurseryDay(at))} at ${timeInWords(at)}`

/** 'by Tuesday at noon', within a week; 'by December 3 at noon' later. */
export function byInWords(at: Date, now: Date): string {
  const day = nurseryDay(at)
  const today = nurseryDay(now)
  if (day === today) return `today by ${timeInWords(at)}`
  const named = day < addDays(today, 7) ? weekdayInWords(day) : monthDay(day)
  return `by ${named} at ${timeInWords(at)}`
}
