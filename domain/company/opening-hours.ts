/** Opening hours in schema.org's terms. */
export type OpeningHours = { days: string[]; opens: string; closes: string }

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const dayIndex = (short: string) => dayNames.findIndex((name) => name.startsWith(short))

function daysOf(range: string): string[] {
  const [from = '', to = from] = range.split('-')
  return dayNames.slice(dayIndex(from), dayIndex(to) + 1)
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** Parses 'Mon-Fri 8-5, Sat 9-2, Sun closed' into days and 24-hour times. Closed days are left out. */
export function openingHours(words: string): OpeningHours[] {
  return words.split(', ').flatMap((part) => {
    const [, days, opens, closes] = /^(\S+) (\d+)-(\d+)$/.exec(part) ?? []
    if (days === undefined || opens === undefined || closes === undefined) return []
    // We open in the morning and close in the afternoon.
    return [{ days: daysOf(days), opens: clock(Number(opens)), closes: clock(Number(closes) + 12) }]
  })
}
