import { addDays, yardDay } from '#domain/company/yard-clock.ts'

// Days and moments at the yard, as people say them.

const zone = 'America/Chicago'
const monthAndDay = new Intl.DateTimeFormat('en-US', { timeZone: zone, month: 'long', day: 'numeric' })
const weekday = new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'long' })
const clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' })

/** 'noon', '5 PM', '3:40 PM' */
function timeInWords(at: Date): string {
  const time = clock.format(at).replace(':00', '').replaceAll('\u202F', ' ')
  if (time === '12 PM') return 'noon'
  return time === '12 AM' ? 'midnight' : time
}

/** 'by Tuesday at noon', within a week; 'by December 3 at noon' later. */
export function byInWords(at: Date, now: Date): string {
  const day = yardDay(at)
  const today = yardDay(now)
  if (day === today) return `today by ${timeInWords(at)}`
  const named = day < addDays(today, 7) ? weekday.format(at) : monthAndDay.format(at)
  return `by ${named} at ${timeInWords(at)}`
}
