import { Link } from 'react-router'
import { actClass, plainAct } from '#desk/app/components/act-links.tsx'
import { LedgerRow } from '#desk/app/components/ledger-row.tsx'
import type { TicketRow } from '#domain/desk/today-page.ts'
import { classNames } from '#ui/class-names.ts'
import { TodaySection, type ListProps } from './today-section.tsx'

/** Visits that 811 has to know about, by the last hour to call. */
export function TicketRows(list: ListProps<TicketRow>) {
  return (
    <TodaySection {...list} section="tickets" title="811 tickets">
      {({ row, isGone, isStale }) => {
        const { number, who, town, margin, title, detail } = row
        return (
          <LedgerRow
            when={margin.when}
            whenNote={margin.note}
            tone={isGone ? 'done' : margin.isLate ? 'late' : undefined}
            aside={
              isStale ? (
                <span
                  className={classNames(
                    actClass,
                    'mx-2 border-transparent bg-disabled text-on-disabled md:w-32 lg:mr-0',
                  )}
                >
                  Ticket
                </span>
              ) : (
                <Link
                  to={`/calendar/${number}`}
                  className={classNames(actClass, plainAct, 'mx-2 md:w-32 lg:mr-0')}
                >
                  Ticket<span className="sr-only"> for {who}</span>
                </Link>
              )
            }
          >
            <h3 className="font-text text-ui leading-tight font-normal tracking-normal text-ink">
              <span className="font-display text-[1.1875rem] leading-tight font-medium">{who}</span>
              <span className="ml-1 text-ink-soft"> {town}</span>
            </h3>
            <p className="mt-0.5 text-small leading-snug text-ink-soft">
              <b className="font-semibold text-ink">{isGone ? 'No longer waiting.' : title}</b> {detail}
            </p>
          </LedgerRow>
        )
      }}
    </TodaySection>
  )
}
