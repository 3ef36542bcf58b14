import { Link } from 'react-router'
import { actClass, plainAct } from '#desk/app/components/act-links.tsx'
import { Ledger, LedgerRow } from '#desk/app/components/ledger-row.tsx'
import { SectionHead } from '#desk/app/components/page-head.tsx'
import type { Listed, TicketRow } from '#domain/desk/today-page.ts'
import { classNames } from '#ui/class-names.ts'
import { AndMore } from './row-parts.tsx'
import { rowKey } from './steady-list.ts'

type TicketRowsProps = { listed: Listed<TicketRow>; gone: ReadonlySet<string>; isStale: boolean }

/** Visits that 811 has to know about, by the last hour to call. */
export function TicketRows({ listed, gone, isStale }: TicketRowsProps) {
  if (listed.rows.length === 0) return null
  return (
    <section>
      <SectionHead inLedger title="811 tickets" note={listed.count} />
      <Ledger label="811 tickets">
        {listed.rows.map((row) => {
          const { number, who, town, margin, title, detail } = row
          const isGone = gone.has(rowKey('tickets', row))
          return (
            <LedgerRow
              key={number}
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
                <span className="text-ink-soft"> {town}</span>
              </h3>
              <p className="mt-0.5 text-small leading-snug text-ink-soft">
                <b className="font-semibold text-ink">{isGone ? 'No longer waiting.' : title}</b> {detail}
              </p>
            </LedgerRow>
          )
        })}
      </Ledger>
      <AndMore {...listed} />
    </section>
  )
}
