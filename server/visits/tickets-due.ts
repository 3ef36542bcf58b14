import { addDays, nurseryDay } from '#domain/time/nursery-clock.ts'
import type { TaskRow } from '#domain/desk/today-page.ts'
import { nearDay } from '#domain/desk/today-words.ts'
import { hourInWords, plantingDayInWords, shortDay, shortWeekday } from '#domain/time/day-words.ts'
import { ticketWords, type TicketDeadline } from '#domain/visits/dig-ticket.ts'
import { listVisits } from './visits.ts'
import { plantingOf, ticketOf, visitTask } from './visit-words.ts'

/** The last of the deadlines that count as this week, today included. */
const daysAhead = 6
/** A deadline is at most three business days before the visit, with the longest run of holidays between them. */
const mostDaysBefore = 12

/** The tickets to get this week, the most urgent first, and how many of them can't wait until tomorrow. */
export async function listTicketsDue(
  now: Date,
  companyName = '',
): Promise<{ rows: TaskRow[]; dueToday: number }> {
  const today = nurseryDay(now)
  const visits = await listVisits(today, addDays(today, daysAhead + mostDaysBefore))
  const tasks = visits
    .filter(({ state }) => state === 'scheduled')
    .flatMap((visit) => {
      const state = ticketOf(visit, now)
      return state.kind !== 'due' || state.deadline.day > addDays(today, daysAhead)
        ? []
        : [{ visit, state, deadline: state.deadline }]
    })
    .toSorted((one, other) => orderOf(one.deadline).localeCompare(orderOf(other.deadline)))
  return {
    rows: tasks.map(({ visit, state, deadline }) => {
      const digging = `Digging ${plantingDayInWords(plantingOf(visit))}`
      return {
        ...visitTask(visit, companyName),
        margin: { ...marginOf(deadline, now), isLate: state.isPast },
        title: `${ticketWords(state, now).text}.`,
        brief: digging,
        detail: digging,
        act: 'Ticket',
      }
    }),
    dueToday: tasks.filter(({ deadline }) => deadline.day <= today).length,
  }
}

const orderOf = ({ day, hour }: TicketDeadline) => `${day} ${String(hour ?? 24).padStart(2, '0')}`

/** '8 AM' over 'today', 'Wed' over 'by 8 AM'. */
function marginOf({ day, hour }: TicketDeadline, now: Date) {
  const near = nearDay(day, now)
  if (near === 'today') return { when: hour === null ? 'Today' : hourInWords(hour), note: 'today' }
  return { when: shortWeekday(day), note: hour === null ? shortDay(day) : `by ${hourInWords(hour)}` }
}
