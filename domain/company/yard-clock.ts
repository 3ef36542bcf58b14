// Dates and times at the yard, regardless of the server's time zone.

const timeZone = 'America/Chicago'
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone })

/** '2026-11-15' */
export const yardDay = (now: Date): string => calendar.format(now)

export const yardYear = (now: Date): number => Number(yardDay(now).slice(0, 4))

/** 1 to 12. */
export const yardMonth = (now: Date): number => Number(yardDay(now).slice(5, 7))

/** 0 to 23. */
export const yardHour = (now: Date): number =>
  Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now))
