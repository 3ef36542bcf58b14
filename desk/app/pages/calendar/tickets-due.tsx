import { Link } from 'react-router'
import type { CalendarPage } from './calendar-page.ts'

/** The visits of these weeks that still need a ticket. */
export function TicketsDue({ page }: { page: CalendarPage }) {
  const due = page.weeks
    .flatMap(({ days }) =>
      days.flatMap(({ visits, weekday }) => visits.map((visit) => ({ ...visit, weekday }))),
    )
    .filter(({ ticket, isDone, isOverdue }) => !isDone && !isOverdue && /^(due|later)$/.test(ticket.tone))
  if (due.length === 0) return null
  return (
    <section className="px-(--gutter) pt-5">
      <h2 className="mb-1">811 due</h2>
      <ul>
        {due.map(({ number, who, weekday, ticket }) => (
          <li key={number} className="py-1 text-small leading-snug">
            <b className={ticket.tone === 'due' ? 'font-semibold text-danger' : 'font-semibold'}>
              {ticket.text}
            </b>
            ,{' '}
            <Link to={`/calendar/${number}`} className="text-ink">
              {who}, {weekday}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
