import { addDays, weekdayOf, type Day } from '#domain/time/nursery-clock.ts'
import { covers, type DigTicket } from './dig-ticket.ts'
import type { DayChoice } from './visit-data.ts'

const mostOffered = 6

export const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7))

/** The needs that decide which days suit an order. */
export type DayNeeds = {
  mondays: readonly Day[]
  isDigging: boolean
  /** Nobody drives there, so a full day has room. */
  isPickup?: boolean
  /** Nobody could find the place yet. */
  lacksStreet?: boolean
  /** The 811 ticket that's in. */
  ticket?: DigTicket | null
  /** The agreed day, if it's to be moved. */
  movedFrom?: Day
}

/** True if the ticket that's in is good for the day, too. */
export const hasTicketFor = (day: Day, ticket: DigTicket | null | undefined): boolean =>
  ticket != null && covers(ticket, { day, arrivalHour: null })

const isTooSoon = ({ day, isTooSoonToDig }: DayChoice, { isDigging, ticket }: DayNeeds) =>
  isDigging && isTooSoonToDig && !hasTicketFor(day, ticket)

const warningOf = ({ warning, pickupWarning }: DayChoice, { isPickup = false }: DayNeeds) =>
  isPickup ? pickupWarning : warning

/** True if the day is in one of the weeks they prefer. */
export const isPreferred = (day: Day, { mondays }: DayNeeds) => mondays.includes(mondayOf(day))

/**
 * The days to offer: with room, and late enough for 811 if we dig. For a new day, early enough to be canceled for free, in the weeks
 * they prefer or the next ones if those have no such day; for a move, the next days after today and the old one. The first choice
 * is today.
 */
export function offeredDays(dayNeeds: DayNeeds, choices: readonly DayChoice[]): DayChoice[] {
  const { movedFrom } = dayNeeds
  const today = choices[0]?.day ?? ''
  const possible = choices.filter(
    (choice) =>
      warningOf(choice, dayNeeds) === null &&
      !isTooSoon(choice, dayNeeds) &&
      (movedFrom === undefined ? !choice.isShortNotice : choice.day > movedFrom && choice.day > today),
  )
  const preferred = possible.filter(({ day }) => movedFrom === undefined && isPreferred(day, dayNeeds))
  return (preferred.length > 0 ? preferred : possible).slice(0, mostOffered)
}

/** A warning before agreeing on a day; null if nothing, or if the day is too far ahead to know. */
export function doubtAbout(choice: DayChoice | undefined, dayNeeds: DayNeeds): string | null {
  if (choice === undefined) return null
  const doubts = [
    warningOf(choice, dayNeeds),
    isTooSoon(choice, dayNeeds) && 'It’s too late to call 811 for that day.',
    dayNeeds.lacksStreet === true && 'We don’t have the street yet: ask, and add it to their contact.',
  ]
  return doubts.filter((doubt) => typeof doubt === 'string').join(' ') || null
}
