import { Link } from 'react-router'
import { ActLink } from '#desk/app/components/act-links.tsx'
import { LedgerRow } from '#desk/app/components/ledger-row.tsx'
import type { VisitRow } from '#domain/desk/today-page.ts'
import { PlainName } from './row-parts.tsx'
import { TodaySection, type ListProps } from './today-section.tsx'

type VisitRowsProps = ListProps<VisitRow> & { date: string }

/** Where we go today and who comes to us, with what to load and what to collect. */
export function VisitRows({ date, ...list }: VisitRowsProps) {
  return (
    <TodaySection
      {...list}
      section="visits"
      title="Visits"
      note={
        <Link
          to={`/calendar/sheet/${date}`}
          className="inline-flex -my-3 min-h-11 items-center text-small text-link underline"
        >
          Day sheet
        </Link>
      }
    >
      {({ row, isGone, isStale }) => {
        const { number, who, town, hour, title, load, isDone, total } = row
        return (
          <LedgerRow
            when={hour}
            tone={isGone || isDone ? 'done' : undefined}
            aside={
              <ActLink
                to={`/calendar/${number}`}
                isStale={isStale}
                className="mx-2 md:w-32 lg:mr-0"
                label="Open"
                who={`the visit at ${who}’s`}
              />
            }
          >
            <PlainName who={who} town={town} />
            <p className="mt-0.5 text-small leading-snug text-ink-soft">
              <b className="font-semibold text-ink">{isGone ? 'No longer today.' : title}</b> {load}
            </p>
            {total !== null && <p className="text-small font-semibold">Collect {total}</p>}
          </LedgerRow>
        )
      }}
    </TodaySection>
  )
}
