import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { shortDay, timeInWords, weekdayInWords } from '#domain/time/day-words.ts'

const sixDays = 6 * 24 * 60 * 60 * 1000

/** '2:14 PM' today, 'Friday' this week, 'Nov 2' before that. */
export function whenInWords(at: Date, now: Date): string {
  if (nurseryDay(at) === nurseryDay(now)) return timeInWords(at)
  return now.getTime() - at.getTime() < sixDays ? weekdayInWords(nurseryDay(at)) : shortDay(nurseryDay(at))
}
