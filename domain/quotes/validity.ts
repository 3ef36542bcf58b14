import { dateFormat } from '#domain/time/date-format.ts'
import { addDays, nurseryDay, nurseryMoment, nurseryTimeZone, type Day } from '#domain/time/nursery-clock.ts'
import { fullDay } from '#domain/time/day-words.ts'

/** For estimates. How long an official quote is valid, the owner decides (`quote_valid_days`). */
export const estimateValidDays = 30

/** Noon at the yard on the last day. */
export const validUntil = (lastDay: Day): Date => nurseryMoment(lastDay, 12)

/** The last day of an estimate. */
export const lastDayOfEstimate = (createdAt: Date): Day => addDays(nurseryDay(createdAt), estimateValidDays)

/** 'December 14, 2026' */
export const formatDay = (date: Date) => fullDay(nurseryDay(date))

/** 'November 14, 2026 at 10:42 AM' */
export const formatMoment = dateFormat('en-US', {
  timeZone: nurseryTimeZone,
  dateStyle: 'long',
  timeStyle: 'short',
})
