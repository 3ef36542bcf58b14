import { addDays, nurseryDay, nurseryMoment, nurseryTimeZone } from '#domain/time/nursery-clock.ts'
import { fullDay } from '#domain/time/day-words.ts'

export const validDays = 30

const dateAndTime = new Intl.DateTimeFormat('en-US', {
  timeZone: nurseryTimeZone,
  dateStyle: 'long',
  timeStyle: 'short',
})

/** Noon at the yard on the last day. */
export const validUntil = (createdAt: Date): Date =>
  nurseryMoment(addDays(nurseryDay(createdAt), validDays), 12)

/** 'December 14, 2026' */
export const formatDay = (date: Date) => fullDay(nurseryDay(date))

/** 'November 14, 2026 at 10:42 AM' */
export const formatMoment = (date: Date) => dateAndTime.format(date)
