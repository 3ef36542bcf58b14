import { addDays, type Day } from '#domain/time/nursery-clock.ts'
import type { ContactLinks } from '#domain/desk/today-page.ts'
import type { DoneLine, PlantingDay, QuoteState } from '#domain/quotes/lifecycle/events.ts'
import type { DigTicket, TicketWords } from './dig-ticket.ts'
import type { LoadItem } from './load-list.ts'

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

export type VisitLine = {
  line: number
  quantity: number
  name: string
  size: string
  /** 'we plant it', 'they plant it' */
  work: string
  hasCage: boolean
  /** It went off the site, and the work isn't done yet. */
  isOut: boolean
  /** The planned work, or the recorded outcome. */
  outcome: DoneLine['outcome']
  /** How many of them. */
  count: number
  /** Why it wasn't all done, or ''. */
  reason: string
  /** '10 to 12 gallons each'; null if they plant it. */
  water: string | null
  picture: string | null
  photos: { key: string }[]
}

export type VisitPage = {
  number: string
  seq: number
  state: QuoteState
  firstName: string
  who: string
  town: string
  address: string
  /** 'Planting, Tuesday, November 17, 8 AM' */
  when: string
  planting: PlantingDay
  /** The day that's recorded as done, or the one to record. */
  doneOn: Day
  today: Day
  time: string
  phone: string | null
  /** Without an address, nobody is told by what's recorded here. */
  hasEmail: boolean
  contactLinks: Pick<ContactLinks, 'call' | 'text'> & { map: string }
  /** The sum to collect: '$865.06'; null if nothing is owed. */
  collect: string | null
  crewNote: string
  /** Their words for the crew with the request, or ''. */
  request: string
  /** Their photos, such as of the spot. */
  requestPhotos: { key: string; width: number; height: number }[]
  ticket: DigTicket | null
  ticketWords: TicketWords
  /** 'Wednesday, 8 AM'; null if nobody digs. */
  ticketBy: string | null
  isTicketLate: boolean
  lines: VisitLine[]
  extras: OtherWork[]
  isDone: boolean
  /** Done can be recorded or corrected now. */
  canRecord: boolean
  hasOpenChange: boolean
  isDigging: boolean
  isPickup: boolean
  /** Weeks they prefer, in words and as Mondays. */
  weeks: string
  mondays: Day[]
  choices: DayChoice[]
}

export type DaySheet = {
  day: Day
  /** In English, short, and in Spanish. */
  name: string
  shortName: string
  nameInSpanish: string
  /** When it was read: '6:40 AM'. */
  asOf: string
  /** The days next to it; null where the person can't go. */
  before: Day | null
  after: Day | null
  stops: number
  plants: number
  towns: { town: string; visits: SheetVisit[] }[]
  /** Who comes to us that day. Neither a stop nor on the truck. */
  pickups: SheetVisit[]
  load: LoadItem[]
}

export type SheetVisit = {
  number: string
  /** Its place in the day, by the clock; null for a pick-up. */
  stop: number | null
  who: string
  address: string
  /** As it's read out, and to tap on. */
  phone: string
  call: string | null
  hour: string
  /** 'Ticket 2656-1180, called Nov 12', or 'Done'. */
  ticket: string
  /** False if we'd still dig without a good ticket. */
  mayDig: boolean
  /** The sum to collect: '$865.06'; null if nothing is owed. */
  collect: string | null
  crewNote: string
  /** Their words for the crew with the request, or ''. */
  request: string
  extras: OtherWork[]
  lines: {
    line: number
    quantity: number
    name: string
    spanishName: string | null
    size: string
    work: 'plant' | 'deliver' | 'set-out'
    hasCage: boolean
    isOut: boolean
    water: string
  }[]
}

/** The yard sees the visits of so many days, today included. */
export const yardDays = 14

/** The owner sees every day's visits. */
export const maySeeDay = (role: 'owner' | 'yard', day: Day, today: Day): boolean =>
  role === 'owner' || (day >= today && day < addDays(today, yardDays))
