/** The owner's settings for the two sets of hours, stored as the words that the site shows. */
export const hoursKeys = ['quote_desk_hours', 'crew_hours'] as const
export type HoursKey = (typeof hoursKeys)[number]

export type Hours = { quoteDeskHours: string; crewHours: string }

export const defaultHours: Hours = {
  quoteDeskHours: 'Mon-Fri 8-5, Sat 9-2, Sun closed',
  crewHours: 'Mon-Sun 7AM-6PM',
}

export const hoursOf = (settings: ReadonlyMap<string, string>): Hours => ({
  quoteDeskHours: settings.get('quote_desk_hours')?.trim() || defaultHours.quoteDeskHours,
  crewHours: settings.get('crew_hours')?.trim() || defaultHours.crewHours,
})

/** Opening hours in schema.org's terms. */
export type OpeningHours = { days: string[]; opens: string; closes: string }

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const dayIndex = (short: string) => dayNames.findIndex((name) => name.startsWith(short))

/** 'Mon-Fri', 'Sat' */
function daysOf(range: string): string[] {
  const [from = '', to = from] = range.split('-')
  return range === '' ? [] : dayNames.slice(dayIndex(from), dayIndex(to) + 1)
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** Parses 'Mon-Fri 8-5, Sat 9-2, Sun closed' into days and 24-hour times. Closed days are left out. */
export function openingHours(words: string): OpeningHours[] {
  return words.split(', ').flatMap((part) => {
    const [, days, opens, closes] = /^(\S+) (\d+)(?:AM)?-(\d+)(?:PM)?$/.exec(part) ?? []
    if (days === undefined || opens === undefined || closes === undefined) return []
    // We open in the morning and close in the afternoon, or at noon.
    return [{ days: daysOf(days), opens: clock(Number(opens)), closes: clock((Number(closes) % 12) + 12) }]
  })
}

const day = '(Mon|Tue|Wed|Thu|Fri|Sat|Sun)'
/** We open from 5 to 11 in the morning and close from noon to 9 in the evening. */
const partOf = ([am, pm]: readonly [string, string]) =>
  new RegExp(`^(?<days>${day}(-${day})?) (closed|([5-9]|1[01])${am}-(12|[1-9])${pm})$`)
const parts: Record<HoursKey, RegExp> = {
  quote_desk_hours: partOf(['', '']),
  crew_hours: partOf(['AM', 'PM']),
}

/** All seven days in their order, in whole hours, and not closed for good. */
export function isHours(words: string, key: HoursKey): boolean {
  const days = words.split(', ').flatMap((part) => daysOf(parts[key].exec(part)?.groups?.['days'] ?? ''))
  return days.join() === dayNames.join() && openingHours(words).length > 0
}
