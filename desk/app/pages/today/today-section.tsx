import { Fragment, useState, type ReactNode } from 'react'
import { Ledger } from '#desk/app/components/ledger-row.tsx'
import { SectionHead } from '#desk/app/components/page-head.tsx'
import type { Listed } from '#domain/desk/today-page.ts'

/** The first that has rows has the row that's unfolded at first. */
export const sections = [
  'out',
  'answer',
  'untold',
  'followUp',
  'dayOver',
  'tickets',
  'noDay',
  'emails',
  'expires',
  'owed',
  'messages',
  'visits',
] as const
export type Section = (typeof sections)[number]

type AnyRow = { number?: string | null; id?: string | number }

/** Names a row on the page. A quote that moves to another section is another row. */
export const rowKey = (section: Section, row: AnyRow) => `${section} ${row.id ?? row.number}`

export type Folding = { openKey: string | null; toggle: (key: string) => void }

/** One row is unfolded at a time, at first the most urgent one. */
export function useFolding(first: string | null): Folding {
  const [openKey, setOpenKey] = useState(first)
  return { openKey, toggle: (key) => setOpenKey((open) => (open === key ? null : key)) }
}

export type ListProps<Row> = {
  listed: Listed<Row>
  folding: Folding
  isStale: boolean
}

export type RowProps<Row> = {
  row: Row
  isOpen: boolean
  toggle: () => void
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
  const { section, title, note, more, listed, folding, isStale, children } = props
  const { rows, count } = listed
  if (rows.length === 0) return null
  return (
    <section>
      <SectionHead inLedger title={title} note={note ?? count} />
      <Ledger label={title}>
        {rows.map((row) => {
          const key = rowKey(section, row)
          const [isOpen, toggle] = [folding.openKey === key, () => folding.toggle(key)]
          return <Fragment key={key}>{children({ row, isOpen, toggle, isStale })}</Fragment>
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
