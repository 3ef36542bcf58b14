const zone = 'America/Chicago'
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: zone })
const hour = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' })

/** The day at the yard: '2026-11-15'. */
export const yardDay = (now: Date): string => calendar.format(now)

/** The hour at the yard, 0 to 23. */
export const yardHour = (now: Date): number => Number(hour.format(now))
