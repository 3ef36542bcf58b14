// Dates and times at the yard, regardless of the server's time zone.

const timeZone = 'America/Chicago'
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone })

/** '2026-11-15' */
export const yardDay = (now: Date): string => calendar.format(now)

export const yardYear = (now: Date): number => Number(yardDay(now).slice(0, 4))

/** 1 to 12. */
export const yardMonth = (now: Date): number => Number(yardDay(now).slice(5, 7))

/** How much of the year has passed, on a scale of twelve equal months: 0 to 1. */
export const yearShare = (now: Date): number =>
  (yardMonth(now) - 1 + (Number(yardDay(now).slice(8)) - 0.5) / 31) / 12

/** 0 to 23. */
export const yardHour = (now: Date): number =>
  Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now))
