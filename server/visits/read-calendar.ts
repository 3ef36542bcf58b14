import { daysBetween } from '#domain/care/care-dates.ts'
import { addDays, weekdayOf, nurseryDay, type Day } from '#domain/time/nursery-clock.ts'
import { fullName } from '#domain/cart/customer.ts'
import type { QuoteSettings } from '#domain/settings/quote-settings.ts'
import { nearDay } from '#domain/desk/today-words.ts'
import { dayInWords, monthDay, shortDay, shortWeekday, timeInWords } from '#domain/time/day-words.ts'
import { agreedDay } from '#domain/quotes/lifecycle/cancel-fee.ts'
import { hourOfVisit } from '#domain/quotes/visit.ts'
import { mondaysOf, weeksInWords } from '#domain/quotes/weeks.ts'
import { capacityOf, dayWarning, openInWords } from '#domain/visits/day-capacity.ts'
import { ticketState, ticketWords, type DigTicket } from '#domain/visits/dig-ticket.ts'
import { holidayName } from '#domain/visits/legal-holidays.ts'
import { mondayOf } from '#domain/visits/offered-days.ts'
import { yardDays, type DayChoice } from '#domain/visits/visit-data.ts'
import { counted } from '#domain/wording.ts'
import { findVisitDetails, isDone, listOrdersWithoutDay, listVisits, type OrderRow } from './visits.ts'
import type { Person } from '#server/people/person.ts'
import { readCompany } from '#server/settings/company.ts'
import { readQuoteSettings } from '#server/settings/quote-settings.ts'
import {
  countCrewVisits,
  isDigging,
  lacksStreet,
  orderInWords,
  plantingOf,
  contactLinksOf,
  ticketOf,
  visitOfOrder,
} from './visit-words.ts'

const weeksShown = 3
const mostWeeksAhead = 52
/** Days that are offered for a visit. */
const daysOffered = 42

const mostDays = 7 * mostWeeksAhead

/** The Monday that was asked for, at most a year from now. */
function startOf(asked: Day, thisMonday: Day): Day {
  const monday = mondayOf(asked)
  const [first, last] = [addDays(thisMonday, -mostDays), addDays(thisMonday, mostDays)]
  if (monday < first) return first
  return monday > last ? last : monday
}

const daysFrom = (first: Day, last: Day) =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index))

/** Three weeks from a Monday. The yard sees the next 14 days only, and no orders without a day. */
export async function readCalendar(person: Person, asked: Day | null, now: Date) {
  const today = nurseryDay(now)
  const thisMonday = mondayOf(today)
  const isOwner = person.role === 'owner'
  const monday = isOwner && asked !== null ? startOf(asked, thisMonday) : thisMonday
  const last = isOwner ? addDays(monday, 7 * weeksShown - 1) : addDays(today, yardDays - 1)
  const [visits, waiting, settings, company] = await Promise.all([
    listVisits(isOwner ? monday : today, last),
    isOwner ? listOrdersWithoutDay() : [],
    readQuoteSettings(),
    readCompany(),
  ])
  const byDay = Map.groupBy(visits, (visit) => plantingOf(visit).day)
  const days = daysFrom(isOwner ? monday : today, last).flatMap((day) => {
    const own = byDay.get(day) ?? []
    const taken = countCrewVisits(own)
    const capacity = capacityOf(day, settings)
    // Sundays are only worth a column if the crew works or a visit is on one.
    if (capacity === 0 && own.length === 0 && weekdayOf(day) === 0) return []
    return [
      {
        day,
        weekday: shortWeekday(day),
        date: String(Number(day.slice(8))),
        name: dayInWords(day),
        holiday: holidayName(day),
        isToday: day === today,
        capacity,
        /** Without pick-ups, to which nobody drives. */
        taken,
        open: day < today ? '' : openInWords(taken, capacity),
        visits: own.map((visit) => presentVisit(visit, now)),
      },
    ]
  })
  const weeks = [...Map.groupBy(days, ({ day }) => mondayOf(day))].map(([first, own]) => ({
    title: weekTitle(first, thisMonday),
    days: own,
  }))
  return {
    time: timeInWords(now),
    weeks,
    span: `${monthDay(days[0]?.day ?? monday)} to ${monthDay(days.at(-1)?.day ?? last)}`,
    /** Mondays to go to; null at the end. */
    before: isOwner && monday > addDays(thisMonday, -mostDays) ? addDays(monday, -7 * weeksShown) : null,
    after: isOwner && monday < addDays(thisMonday, mostDays) ? addDays(monday, 7 * weeksShown) : null,
    capacity: capacityInWords(settings),
    waiting: waiting.map((order) => presentWaiting(order, company.name)),
    choices: waiting.length === 0 ? [] : await listDayChoices(settings, now),
  }
}

const weekTitle = (monday: Day, thisMonday: Day) => {
  if (monday === thisMonday) return 'This week'
  return monday === addDays(thisMonday, 7) ? 'Next week' : `Week of ${monthDay(monday)}`
}

const capacityInWords = ({ visits }: QuoteSettings) => {
  const { weekday, saturday, sunday } = visits
  const weekend = [
    saturday > 0 && saturday !== weekday && `${saturday} on Saturdays`,
    sunday > 0 && sunday !== weekday && `${sunday} on Sundays`,
  ].filter((part) => part !== false)
  return [`${counted(weekday, 'visit')} a day`, ...weekend].join(', ')
}

const presentVisit = (visit: OrderRow, now: Date) => ({
  number: visit.number,
  who: fullName(visit),
  town: visit.city,
  hour: hourOfVisit(visitOfOrder(visit), plantingOf(visit)),
  plants: orderInWords(visit),
  isDone: isDone(visit),
  /** The day has passed, and nobody has said what was done. */
  isOverdue: visit.state === 'scheduled' && plantingOf(visit).day < nurseryDay(now),
  ticket: ticketWords(ticketOf(visit, now), now),
})

const presentWaiting = (order: OrderRow, companyName: string) => ({
  number: order.number,
  /** The last event, so that two people don't agree on two days. */
  seq: order.seq,
  firstName: order.firstName,
  who: fullName(order),
  town: order.city,
  plants: orderInWords(order),
  isDigging: isDigging(order),
  isPickup: order.isPickup,
  lacksStreet: lacksStreet(order),
  weeks: weeksInWords(order.weeks),
  mondays: mondaysOf(order.weeks),
  hasOpenChange: order.record.hasOpenChange,
  acceptedOn: shortDay(nurseryDay(order.acceptedAt)),
  contactLinks: contactLinksOf(order, companyName),
})

/** The 811 ticket that's in. */
export async function findTicket(quoteId: number): Promise<DigTicket | null> {
  const { ticketNumber: number, ticketCalledOn: calledOn } = (await findVisitDetails(quoteId)) ?? {}
  return number && calledOn ? { number, calledOn } : null
}

/** The next weeks from today, and those after a day that's to be moved, with how full each day is and where we are that day. */
export async function listDayChoices(
  settings: QuoteSettings,
  now: Date,
  movedFrom?: Day,
): Promise<DayChoice[]> {
  const first = nurseryDay(now)
  const count = daysOffered + Math.max(0, movedFrom === undefined ? 0 : daysBetween(first, movedFrom))
  const visits = await listVisits(first, addDays(first, count - 1))
  const byDay = Map.groupBy(visits, (visit) => plantingOf(visit).day)
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(first, index)
    const own = byDay.get(day) ?? []
    const capacity = capacityOf(day, settings)
    const taken = countCrewVisits(own)
    const dig = ticketState({ day, arrivalHour: null }, { isDigging: true, ticket: null }, now)
    const isDue = dig.kind === 'due'
    return {
      day,
      name: `${shortWeekday(day)}, ${shortDay(day)}`,
      capacity,
      taken,
      towns: [...new Set(own.map(({ city }) => city))],
      digBy: isDue ? nearDay(dig.deadline.day, now) : '',
      isTooSoonToDig: isDue && dig.isPast,
      isShortNotice: agreedDay({ day, arrivalHour: null }, now).needsYes === true,
      warning: dayWarning(day, taken, capacity),
      pickupWarning: dayWarning(day, 0, capacity),
    }
  })
}
