/** EM-02. */
export const validDays = 30

const dayMilliseconds = 24 * 60 * 60 * 1000
const zone = 'America/Chicago'
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: zone })
const longDate = new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'long' })
const dateAndTime = new Intl.DateTimeFormat('en-US', {
  timeZone: zone,
  dateStyle: 'long',
  timeStyle: 'short',
})

/** Days as the yard's calendar counts them, whatever the hour and daylight saving. */
const calendarDay = (date: Date) => Date.parse(calendar.format(date)) / dayMilliseconds

/** Noon of the last day, here: an hour more or less by daylight saving leaves it the same day. */
export function validUntil(createdAt: Date): Date {
  return new Date((calendarDay(createdAt) + validDays + 0.75) * dayMilliseconds)
}

/** The last day counts whole: 0 is still valid, below is expired. */
export function daysLeft(createdAt: Date, now: Date): number {
  return calendarDay(createdAt) + validDays - calendarDay(now)
}

/** 'December 14, 2026' */
export const formatDay = (date: Date) => longDate.format(date)

/** 'November 14, 2026 at 10:42 AM' */
export const formatMoment = (date: Date) => dateAndTime.format(date)
