import { Fragment, useState, type ReactNode } from 'react'
import { Ledger } from '#desk/app/components/ledger-row.tsx'
import { SectionHead } from '#desk/app/components/page-head.tsx'
import type { Listed } from '#domain/desk/today-page.ts'
import { rowKey, type AnyRow, type Section } from './steady-list.ts'

export type Folding = { openKey: string | null; toggle: (key: string) => void }

/** One row is unfolded at a time, at first the most urgent one. */
export function useFolding(first: string | null): Folding {
  const [openKey, setOpenKey] = useState(first)
  return { openKey, toggle: (key) => setOpenKey((open) => (open === key ? null : key)) }
}

export type ListProps<Row> = {
  listed: Listed<Row>
  folding: Folding
  gone: ReadonlySet<string>
  isStale: boolean
}

export type RowProps<Row> = {
  row: Row
  isOpen: boolean
  toggle: () => void
  isGone: boolean
  isStale: boolean
}

type TodaySectionProps<Row> = ListProps<Row> & {
  section: Section
  title: string
  note?: ReactNode
  /** After 'And 12 more.' */
  more?: ReactNode
  children: (props: RowProps<Row>) => ReactNode
}

/** A part of the list; nothing if it's empty. */
export function TodaySection<Row extends AnyRow>(props: TodaySectionProps<Row>) {
  const { section, title, note, more, listed, folding, gone, isStale, children } = props
  const { rows, count } = listed
  if (rows.length === 0) return null
  return (
    <section>
      <SectionHead inLedger title={title} note={note ?? count} />
      <Ledger label={title}>
        {rows.map((row) => {
          const key = rowKey(section, row)
          const [isOpen, toggle] = [folding.openKey === key, () => folding.toggle(key)]
          return (
            <Fragment key={key}>{children({ row, isOpen, toggle, isGone: gone.has(key), isStale })}</Fragment>
          )
        })}
      </Ledger>
      {count > rows.length && (
        <p className="px-(--gutter) py-3 text-small text-ink-soft">
          And {count - rows.length} more. {more}
        </p>
      )}
    </section>
  )
}
