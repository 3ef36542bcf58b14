import { createContext, use, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

// A table as a grid: on a phone, each row's label is above its cells, and a fourth plant is left out.

const columns: Record<number, string> = {
  2: 'grid-cols-2 md:grid-cols-[128px_repeat(2,minmax(0,1fr))] print:grid-cols-[96px_repeat(2,minmax(0,1fr))]',
  3: 'grid-cols-3 md:grid-cols-[128px_repeat(3,minmax(0,1fr))] print:grid-cols-[96px_repeat(3,minmax(0,1fr))]',
  4: 'grid-cols-3 md:grid-cols-[128px_repeat(4,minmax(0,1fr))] print:grid-cols-[96px_repeat(4,minmax(0,1fr))]',
}
/** On a phone, the fourth plant waits until it's swapped in. */
const fourth = 'max-md:not-print:hidden'

/** Columns that hold pictures only: they fit whatever the size of the text. */
export const columnsFor = (count: number) => `grid ${columns[count]}`
/** With text so large that words don't fit a column, the plants are below each other. */
export const textColumnsFor = (count: number) => `${columnsFor(count)} @max-[15rem]/compare:grid-cols-1!`
export const columnClass = (index: number) =>
  classNames(
    index > 0 &&
      'border-l border-line pl-2.5 md:pl-4 print:pl-4 @max-[15rem]/compare:border-0 @max-[15rem]/compare:pl-0',
    index === 3 && fourth,
  )

const NamesContext = createContext<readonly string[]>([])

type CompareTableProps = { label: string; names: readonly string[]; children: ReactNode }

export function CompareTable({ label, names, children }: CompareTableProps) {
  return (
    <div role="table" aria-label={label}>
      <div role="row" className="sr-only">
        <span role="columnheader">What</span>
        {names.map((name) => (
          <span key={name} role="columnheader">
            {name}
          </span>
        ))}
      </div>
      <NamesContext value={names}>{children}</NamesContext>
    </div>
  )
}

type CompareRowProps = {
  label: ReactNode
  cells: readonly { key: string; content: ReactNode }[]
  className?: string
}

export function CompareRow({ label, cells, className }: CompareRowProps) {
  const names = use(NamesContext)
  return (
    <div
      role="row"
      className={classNames(
        textColumnsFor(cells.length),
        'border-t border-line py-2 break-inside-avoid md:py-4 print:py-0.5 print:text-caption print:leading-tight',
        className,
      )}
    >
      <div
        role="rowheader"
        className="col-span-full pb-0.5 text-small font-semibold text-ink-soft md:col-span-1 print:col-span-1 md:pr-3 print:pr-3 md:font-display md:text-ui md:font-medium print:font-medium md:text-ink print:pb-0 print:text-caption print:leading-[1.2]"
      >
        {label}
      </div>
      {cells.map(({ key, content }, index) => (
        <div key={key} role="cell" className={classNames('min-w-0 pr-1.5', columnClass(index))}>
          <p aria-hidden className="hidden font-display font-medium @max-[15rem]/compare:block">
            {names[index]}
          </p>
          {content}
        </div>
      ))}
    </div>
  )
}
