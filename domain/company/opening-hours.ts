/** One line of opening hours as schema.org writes them. */
export type OpeningHours = { days: string[]; opens: string; closes: string }

const dayNames = new Map([
  ['Mon', 'Monday'],
  ['Tue', 'Tuesday'],
  ['Wed', 'Wednesday'],
  ['Thu', 'Thursday'],
  ['Fri', 'Friday'],
  ['Sat', 'Saturday'],
  ['Sun', 'Sunday'],
])
const order = [...dayNames.keys()]

function daysOf(range: string): string[] {
  const [from = '', to = from] = range.split('-')
  return order.slice(order.indexOf(from), order.indexOf(to) + 1).flatMap((day) => dayNames.get(day) ?? [])
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** 'Mon-Fri 8-5, Sat 9-2, Sun closed' in days and 24-hour times; a day that is closed is left out. */
export function openingHours(words: string): OpeningHours[] {
  return words.split(', ').flatMap((part) => {
    const [, days, opens, closes] = /^(\S+) (\d+)-(\d+)$/.exec(part) ?? []
    if (days === undefined || opens === undefined || closes === undefined) return []
    // Closing hours are those of an afternoon.
    return [{ days: daysOf(days), opens: clock(Number(opens)), closes: clock(Number(closes) + 12) }]
  })
}
