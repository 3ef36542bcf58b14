import { yardDay } from '#domain/company/yard-clock.ts'

/** EM-02. */
export const validDays = 30

const dayMilliseconds = 24 * 60 * 60 * 1000
const zone = 'America/Chicago'
const longDate = new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'long' })
const dateAndTime = new Intl.DateTimeFormat('en-US', {
  timeZone: zone,
  dateStyle: 'long',
  timeStyle: 'short',
})

/** Counts calendar days at the yard, regardless of the hour and of daylight saving time. */
const calendarDay = (date: Date) => Date.parse(yardDay(date)) / dayMilliseconds

/** Around noon at the yard on the last day, so that daylight saving time can't move it to another day. */
export function validUntil(createdAt: Date): Date {
  return new Date((calendarDay(createdAt) + validDays + 0.75) * dayMilliseconds)
}

/** 0 on the last valid day, negative once expired. */
export function daysLeft(createdAt: Date, now: Date): number {
  return calendarDay(createdAt) + validDays - calendarDay(now)
}

/** 'December 14, 2026' */
export const formatDay = (date: Date) => longDate.format(date)

/** 'November 14, 2026 at 10:42 AM' */
export const formatMoment = (date: Date) => dateAndTime.format(date)
