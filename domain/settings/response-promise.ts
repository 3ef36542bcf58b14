import { weekdayInWords } from '#domain/time/day-words.ts'
import type { OpeningHours } from './opening-hours.ts'
import { addDays, nurseryDay, nurseryMoment } from '#domain/time/nursery-clock.ts'

/** When the quote desk is open. Closed days are days such as '2026-11-26'. */
export type DeskHours = { hours: readonly OpeningHours[]; closedDays: readonly string[] }

const hourOf = (time: string) => Number(time.slice(0, 2))

/** No company is closed for longer; without opening hours there's nothing to promise. */
const longestClosing = 60

type OpenHours = { opens: Date; closes: Date } | undefined

/** Looking up the yard's clock takes longer than everything else here, and a list of promises asks for the same few days. */
const knownDays = new WeakMap<DeskHours, Map<string, OpenHours>>()

/** The moments the desk opens and closes on a day; undefined if it's closed. */
export function openOn(day: string, desk: DeskHours): OpenHours {
  const known = knownDays.get(desk) ?? new Map<string, OpenHours>()
  knownDays.set(desk, known)
  if (!known.has(day)) known.set(day, findOpenHours(day, desk))
  return known.get(day)
}

function findOpenHours(day: string, { hours, closedDays }: DeskHours): OpenHours {
  if (closedDays.includes(day)) return undefined
  const today = hours.find(({ days }) => days.includes(weekdayInWords(day)))
  return (
    today && {
      opens: nurseryMoment(day, hourOf(today.opens)),
      closes: nurseryMoment(day, hourOf(today.closes)),
    }
  )
}

/** Adds hours of desk time: what's left of today, then the next days the desk is open. Null if it never opens. */
export function promisedBy(receivedAt: Date, promiseHours: number, desk: DeskHours): Date | null {
  let left = promiseHours * 60 * 60 * 1000
  let day = nurseryDay(receivedAt)
  for (let tried = 0; tried < longestClosing; tried += 1, day = addDays(day, 1)) {
    const open = openOn(day, desk)
    if (open === undefined) continue
    const from = Math.max(open.opens.getTime(), receivedAt.getTime())
    const available = open.closes.getTime() - from
    if (available <= 0) continue
    if (left <= available) return new Date(from + left)
    left -= available
  }
  return null
}

/** The day on which the desk has been open on so many days after this one. */
export function deskDaysLater(from: Date, count: number, desk: DeskHours): string {
  let day = nurseryDay(from)
  for (let left = count, tried = 0; left > 0 && tried < longestClosing; tried += 1) {
    day = addDays(day, 1)
    if (openOn(day, desk) !== undefined) left -= 1
  }
  return day
}
