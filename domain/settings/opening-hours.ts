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

export const dayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
const dayIndex = (short: string) => dayNames.findIndex((name) => name.startsWith(short))

function daysOf(range: string): string[] {
  const [from = '', to = from] = range.split('-')
  return dayNames.slice(dayIndex(from), dayIndex(to) + 1)
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

/** Whole hours from 5 in the morning, and from noon to 9 in the evening. */
export const openingHoursOfDay = [5, 6, 7, 8, 9, 10, 11] as const
export const closingHoursOfDay = [12, 13, 14, 15, 16, 17, 18, 19, 20, 21] as const

/** Monday to Sunday, in hours of the day; null when closed. */
export type Week = readonly ({ opens: number; closes: number } | null)[]

export function weekOf(words: string): Week {
  const open = openingHours(words)
  return dayNames.map((name) => {
    const hours = open.find(({ days }) => days.includes(name))
    return hours === undefined
      ? null
      : { opens: Number.parseInt(hours.opens, 10), closes: Number.parseInt(hours.closes, 10) }
  })
}

/** The words for a week. The crews' hours say AM and PM. */
export function weekInWords(week: Week, key: HoursKey): string {
  const [am, pm] = key === 'crew_hours' ? ['AM', 'PM'] : ['', '']
  const inWords = (day: Week[number]) =>
    day === null ? 'closed' : `${day.opens}${am}-${day.closes === 12 ? 12 : day.closes - 12}${pm}`
  const runs: { from: number; to: number; words: string }[] = []
  for (const [index, day] of week.entries()) {
    const [last, words] = [runs.at(-1), inWords(day)]
    if (last?.words === words) last.to = index
    else runs.push({ from: index, to: index, words })
  }
  const short = (index: number) => dayNames[index]?.slice(0, 3) ?? ''
  return runs
    .map(({ from, to, words }) => `${short(from)}${to === from ? '' : `-${short(to)}`} ${words}`)
    .join(', ')
}

/** Written the one way in which we write hours, all seven days of them, and not closed for good. */
export function isHours(words: string, key: HoursKey): boolean {
  const week = weekOf(words)
  return (
    weekInWords(week, key) === words &&
    week.some((day) => day !== null) &&
    week.every(
      (day) =>
        day === null ||
        (openingHoursOfDay.some((hour) => hour === day.opens) &&
          closingHoursOfDay.some((hour) => hour === day.closes)),
    )
  )
}
