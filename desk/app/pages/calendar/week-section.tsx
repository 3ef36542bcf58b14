import { Check, CloudRain, Printer } from 'lucide-react'
import { Link } from 'react-router'
import { DayDots } from '#desk/app/components/day-dots.tsx'
import { isPreferred } from '#domain/visits/offered-days.ts'
import type { CalendarDay, CalendarPage } from './calendar-page.ts'
import { classNames } from '#ui/class-names.ts'
import type { Agreeing } from './use-agreeing.ts'

type WeekSectionProps = {
  week: CalendarPage['weeks'][number]
  /** Null for the yard, which puts nothing on a day. */
  agreeing: Agreeing | null
}

const columns = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const columnClasses = [
  'xl:col-start-1',
  'xl:col-start-2',
  'xl:col-start-3',
  'xl:col-start-4',
  'xl:col-start-5',
  'xl:col-start-6',
  'xl:col-start-7',
]

/** A week: a strip of days over a ledger, and a column for each day where there's room. */
export function WeekSection({ week, agreeing }: WeekSectionProps) {
  const hasSunday = week.days.some(({ weekday }) => weekday === 'Sun')
  return (
    <section aria-label={week.title}>
      <h2 className="border-b border-line px-(--gutter) pt-3.5 pb-2 text-[1.125rem] xl:px-2.5">
        {week.title}
      </h2>
      <DayStrip days={week.days} />
      <div
        className={classNames(
          'ledger border-b border-ink xl:grid xl:before:hidden',
          hasSunday ? 'xl:grid-cols-7' : 'xl:grid-cols-6',
        )}
      >
        {week.days.map((day) => (
          <Day key={day.day} day={day} agreeing={agreeing} />
        ))}
      </div>
    </section>
  )
}

/** Stays at the top while its week is on the screen. */
function DayStrip({ days }: { days: readonly CalendarDay[] }) {
  return (
    <ul className="sticky top-0 z-2 grid auto-cols-fr grid-flow-col border-b border-line bg-raised xl:hidden">
      {days.map(({ day, weekday, date, isToday, taken, capacity }) => (
        <li key={day} className="border-l border-line first:border-l-0">
          <a
            href={`#day-${day}`}
            aria-current={isToday ? 'date' : undefined}
            className="grid h-full min-h-18 content-start justify-items-center gap-0.5 pt-1.5 text-ink no-underline focus-visible:-outline-offset-3 aria-[current]:bg-control aria-[current]:shadow-[inset_0_-3px_var(--color-ink)]"
          >
            <span className="text-caption leading-tight text-ink-soft">{weekday}</span>
            <span className="font-display text-[1.3125rem] leading-none font-medium">{date}</span>
            <span className="flex h-4 max-w-full items-center overflow-hidden">
              <DayDots taken={taken} capacity={capacity} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const dayLinkClass = 'inline-flex min-h-12 items-center gap-1.5 text-small font-semibold text-ink xl:min-h-8'

function Day({ day, agreeing }: { day: CalendarDay; agreeing: Agreeing | null }) {
  const { visits, weekday, date, capacity, taken, isToday } = day
  const isOff = capacity === 0
  const undone = visits.filter(({ isDone }) => !isDone).length
  const order = agreeing?.order
  const choice = agreeing?.choices.find((each) => each.day === day.day)
  const isTheirs = order !== undefined && choice !== undefined && isPreferred(day.day, order)
  return (
    <section
      id={`day-${day.day}`}
      aria-label={day.name}
      className={classNames(
        'grid scroll-mt-20 grid-cols-[var(--margin)_minmax(0,1fr)] border-b border-line px-(--gutter) last:border-b-0',
        'xl:flex xl:min-h-48 xl:flex-col xl:gap-2 xl:border-b-0 xl:border-l xl:px-2.5 xl:pt-2.5 xl:pb-3',
        columnClasses[columns.indexOf(weekday)],
        isOff ? 'bg-surface' : isTheirs && 'xl:bg-good-surface/60',
      )}
    >
      <h3 className="py-2.75 pr-4 text-[1.0625rem] leading-tight xl:flex xl:items-baseline xl:gap-1 xl:p-0">
        <span className="xl:order-2 xl:font-text xl:text-small xl:font-normal xl:text-ink-soft">
          {weekday}
        </span>{' '}
        <span className="xl:text-[1.3125rem]">{date}</span>
        {isToday && <span className="sr-only">, today</span>}
        <span className="mt-0.5 block font-text text-caption leading-tight font-medium tracking-normal text-ink-soft xl:hidden">
          {day.open}
        </span>
        <span className="order-3 ml-auto self-center max-xl:hidden">
          <DayDots taken={taken} capacity={capacity} />
        </span>
      </h3>
      <div className="min-w-0 py-0.5 xl:contents">
        {day.holiday !== null && <p className="pt-2 text-small font-semibold xl:pt-0">{day.holiday}</p>}
        {visits.length === 0 ? (
          <p className={classNames('py-2.5 text-small text-ink-soft', !isOff && 'xl:hidden')}>
            {isOff ? 'Closed' : 'No visits'}
          </p>
        ) : (
          <>
            <ul aria-label={`Visits on ${day.name}`}>
              {visits.map((visit) => (
                <Visit key={visit.number} visit={visit} />
              ))}
            </ul>
            <p className="flex flex-wrap gap-x-5">
              <Link to={`/calendar/sheet/${day.day}`} className={dayLinkClass}>
                <Printer aria-hidden strokeWidth={1.7} className="size-4.75 flex-none" />
                Day sheet
                <span className="sr-only"> for {day.name}</span>
              </Link>
              {agreeing !== null && undone > 0 && (
                <Link to={`/calendar/move/${day.day}`} className={dayLinkClass}>
                  <CloudRain aria-hidden strokeWidth={1.7} className="size-4.75 flex-none" />
                  Move {undone === 1 ? 'the visit' : `all ${undone}`}
                  <span className="sr-only"> of {day.name}</span>
                </Link>
              )}
            </p>
          </>
        )}
        {order !== undefined && choice !== undefined && taken < capacity && (
          <button
            type="button"
            aria-pressed={agreeing?.day === day.day}
            onClick={() => agreeing?.setDay(day.day)}
            className="min-h-12 rounded-box border-[1.5px] border-dashed border-line-control px-1 text-small leading-tight text-ink-soft hover:bg-control aria-pressed:border-solid aria-pressed:border-brand aria-pressed:bg-control aria-pressed:font-semibold aria-pressed:text-good max-xl:hidden"
          >
            {agreeing?.day === day.day ? `${order.firstName} here` : day.open}
          </button>
        )}
      </div>
    </section>
  )
}

const tones = {
  in: 'text-good',
  due: 'rounded-badge bg-danger-surface px-1.5 py-0.5 text-danger',
  later: 'text-ink-soft',
  none: 'text-ink-soft',
} as const

function Visit({ visit }: { visit: CalendarDay['visits'][number] }) {
  const { number, who, town, hour, plants, isDone, isOverdue, ticket } = visit
  const shown = isDone
    ? { text: 'Done', tone: 'in' as const }
    : isOverdue
      ? { text: 'Not marked as done', tone: 'due' as const }
      : ticket
  return (
    <li className="border-b border-dashed border-line last:border-b-0 xl:border-t xl:border-b-0 xl:border-solid">
      <Link
        to={`/calendar/${number}`}
        className="grid min-h-14 grid-cols-[3.75rem_minmax(0,1fr)] gap-x-2 py-2.25 text-ink no-underline focus-visible:-outline-offset-2 xl:block xl:py-1.75 xl:hover:bg-control"
      >
        <span className="text-small leading-snug font-semibold xl:block xl:font-normal xl:text-ink-soft">
          {hour}
        </span>
        <span className="block min-w-0">
          <span className="font-display text-[1.0625rem] leading-tight font-medium break-words xl:block">
            {who}
          </span>{' '}
          <span className="text-small text-ink-soft xl:block xl:leading-snug">{town}</span>
          <span className="flex flex-wrap items-center gap-x-2.5 text-caption leading-snug text-ink-soft xl:block">
            <span className="xl:block">{plants}</span>
            <span
              className={classNames(
                'inline-flex items-center gap-1 font-semibold xl:mt-0.5',
                tones[shown.tone],
              )}
            >
              {shown.tone === 'in' && <Check aria-hidden strokeWidth={2.4} className="size-3.75 flex-none" />}
              {shown.text}
            </span>
          </span>
        </span>
      </Link>
    </li>
  )
}
