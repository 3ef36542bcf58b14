const month = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', month: 'numeric' })

/** The month in San Antonio, 1 to 12. */
export const localMonth = (now: Date): number => Number(month.format(now))
