import { ActLink } from '#desk/app/components/act-links.tsx'
import { LedgerRow } from '#desk/app/components/ledger-row.tsx'
import type { TicketRow } from '#domain/desk/today-page.ts'
import { PlainName } from './row-parts.tsx'
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
              <ActLink
                to={`/calendar/${number}`}
                isStale={isStale}
                className="mx-2 md:w-32 lg:mr-0"
                label="Ticket"
                who={`for ${who}`}
              />
            }
          >
            <PlainName who={who} town={town} />
            <p className="mt-0.5 text-small leading-snug text-ink-soft">
              <b className="font-semibold text-ink">{isGone ? 'No longer waiting.' : title}</b> {detail}
            </p>
          </LedgerRow>
        )
      }}
    </TodaySection>
  )
}
