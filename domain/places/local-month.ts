const inSanAntonio = (part: 'month' | 'year') =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', [part]: 'numeric' })
const month = inSanAntonio('month')
const year = inSanAntonio('year')

/** The month in San Antonio, 1 to 12, whatever the server's own time zone. */
export const localMonth = (now: Date): number => Number(month.format(now))

/** The year in San Antonio. */
export const localYear = (now: Date): number => Number(year.format(now))
