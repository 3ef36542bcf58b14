import { addDays, yardDay, yardMoment, yardTimeZone } from '#domain/company/yard-clock.ts'
import { fullDay } from './day-words.ts'

/** EM-02. */
export const validDays = 30

const dateAndTime = new Intl.DateTimeFormat('en-US', {
  timeZone: yardTimeZone,
  dateStyle: 'long',
  timeStyle: 'short',
})

/** Noon at the yard on the last day. */
export const validUntil = (createdAt: Date): Date => yardMoment(addDays(yardDay(createdAt), validDays), 12)

/** 'December 14, 2026' */
export const formatDay = (date: Date) => fullDay(yardDay(date))

/** 'November 14, 2026 at 10:42 AM' */
export const formatMoment = (date: Date) => dateAndTime.format(date)
