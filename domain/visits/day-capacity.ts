import type { VisitsPerDay } from '#domain/settings/quote-settings.ts'
import { weekdayOf, type Day } from '#domain/time/nursery-clock.ts'
import { counted } from '#domain/wording.ts'
import { holidayName } from './legal-holidays.ts'

/** How many visits the crew can make, as the owner set it. */
export type CrewDays = { visits: VisitsPerDay; closedDays: readonly Day[] }

/** 0 if the crew doesn't work that day. */
export function capacityOf(day: Day, { visits, closedDays }: CrewDays): number {
  if (closedDays.includes(day)) return 0
  const weekday = weekdayOf(day)
  if (weekday === 0) return visits.sunday
  return weekday === 6 ? visits.saturday : visits.weekday
}

/** '2 open', 'full', 'closed'; '1 over' is for the owner to solve. */
export function openInWords(taken: number, capacity: number): string {
  if (taken > capacity) return capacity === 0 ? 'closed' : `${taken - capacity} over`
  if (capacity === 0) return 'closed'
  return taken === capacity ? 'full' : `${capacity - taken} open`
}

/** A warning before putting one more visit on a day; null if there's room on a usual day. */
export function dayWarning(day: Day, taken: number, capacity: number): string | null {
  if (capacity === 0) return 'The crew is off that day.'
  if (taken >= capacity) return `That day is full: ${counted(taken, 'visit')} already.`
  const holiday = holidayName(day)
  return holiday && `That’s ${holiday}.`
}
