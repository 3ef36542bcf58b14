import { addDays, type Day } from '#domain/time/nursery-clock.ts'
import type { ContactLinks } from '#domain/desk/today-page.ts'
import type { TicketWords } from './dig-ticket.ts'

// The calendar, in words. The yard sees the same, so the sum to collect is the only amount here.

/** A visit in a week. */
export type ListedVisit = {
  number: string
  who: string
  town: string
  /** '8 AM'; 'Morning' or 'Any time' if only the day is agreed. */
  hour: string
  /** 'Planting, 5 plants' */
  plants: string
  isDone: boolean
  /** The day has passed, and nobody has said what was done. */
  isOverdue: boolean
  ticket: TicketWords
}

export type CalendarDay = {
  day: Day
  /** 'Mon' and '16' */
  weekday: string
  date: string
  /** 'Monday, November 16' */
  name: string
  /** 'Thanksgiving' */
  holiday: string | null
  isToday: boolean
  capacity: number
  /** Without pick-ups, to which nobody drives. */
  taken: number
  /** '2 open', 'full', 'closed'; empty when the day is over. */
  open: string
  visits: ListedVisit[]
}

/** An order without a day. */
export type WaitingOrder = {
  number: string
  /** The last event, so that two people don't agree on two days. */
  seq: number
  firstName: string
  who: string
  town: string
  plants: string
  isDigging: boolean
  isPickup: boolean
  /** 'Nov 30 to Dec 4', or ''. */
  weeks: string
  /** The Mondays of those weeks. */
  mondays: Day[]
  hasOpenChange: boolean
  acceptedOn: string
  contactLinks: ContactLinks
}

/** A day that a visit could be put on. */
export type DayChoice = {
  day: Day
  /** 'Wed, Dec 2' */
  name: string
  capacity: number
  taken: number
  /** Towns we're in that day already. */
  towns: string[]
  /** 'today', 'Nov 25': until then 811 has to know, if we dig. */
  digBy: string
  isTooSoonToDig: boolean
  /** Canceling would no longer be free, so the customer has to say yes. */
  isShortNotice: boolean
  warning: string | null
  /** The same for a pick-up, which takes none of the crew's visits. */
  pickupWarning: string | null
}

export type CalendarPage = {
  time: string
  weeks: { title: string; days: CalendarDay[] }[]
  /** 'November 16 to December 5' */
  span: string
  /** Mondays to go to; null at the end. */
  before: Day | null
  after: Day | null
  /** '3 visits a day, 2 on Saturdays' */
  capacity: string
  waiting: WaitingOrder[]
  choices: DayChoice[]
}

/** Work that isn't a plant: 'Remove one dead ash'. */
export type OtherWork = { line: number; name: string; quantity: number }

/** The yard sees the visits of so many days, today included. */
export const yardDays = 14

/** The owner sees every day's visits. */
export const maySeeDay = (role: 'owner' | 'yard', day: Day, today: Day): boolean =>
  role === 'owner' || (day >= today && day < addDays(today, yardDays))
