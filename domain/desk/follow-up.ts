import { addDays, nurseryDay, type Day } from '#domain/time/nursery-clock.ts'

/** Days after which a quote that nobody answered is on Today. */
const followUpAfter = [3, 10] as const

const dayMilliseconds = 24 * 60 * 60 * 1000

export type FollowUp = {
  /** When it was sent or told, and how many days ago. */
  day: Day
  days: number
  /** When it comes back if it's put off; null if it doesn't. */
  next: Day | null
}

/** Whether to ask about a quote that's out; null if it's too early, or put off since it was last due. */
export function followUp(offeredAt: Date, snoozedAt: Date | null, now: Date): FollowUp | null {
  const [day, today] = [nurseryDay(offeredAt), nurseryDay(now)]
  const dueDays = followUpAfter.map((days) => addDays(day, days))
  const due = dueDays.findLast((each) => each <= today)
  if (due === undefined || (snoozedAt !== null && nurseryDay(snoozedAt) >= due)) return null
  return {
    day,
    days: (Date.parse(today) - Date.parse(day)) / dayMilliseconds,
    next: dueDays.find((each) => each > today) ?? null,
  }
}
