import { monthNames } from '#domain/plants/months.ts'

export type YearRow = {
  title: string
  text?: string
  /** 1 to 12. */
  months: readonly number[]
  /** Do it, don't do it, or just when it happens. */
  look: 'good' | 'stop' | 'plain'
}

const looks = { good: 'bg-leaf', stop: 'bg-action', plain: 'bg-brand' } as const
const columns = 'grid gap-x-6 gap-y-2 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]'

/** What to do in which months: text on the left, the same as bars over the year beside it. */
export function YearRows({ rows }: { rows: readonly YearRow[] }) {
  return (
    <div>
      <div aria-hidden className={columns}>
        <span className="max-md:hidden" />
        <span className="grid grid-cols-12 text-center text-caption text-ink-quiet">
          {monthNames.map((name) => (
            <span key={name}>
              {name[0]}
              <span className="max-lg:hidden">{name.slice(1, 3)}</span>
            </span>
          ))}
        </span>
      </div>
      <dl>
        {rows.map(({ title, text, months, look }) => (
          <div key={title} className={`${columns} items-end border-b border-line py-4`}>
            <dt className="font-display text-h4 font-medium md:col-start-1">{title}</dt>
            {text !== undefined && (
              <dd className="max-w-[58ch] text-ui text-ink-soft md:col-start-1 md:row-start-2">{text}</dd>
            )}
            <dd
              aria-hidden
              className="grid h-6 grid-cols-12 md:col-start-2 md:row-span-2 md:row-start-1 md:h-10"
            >
              {monthNames.map((name, index) => (
                <span key={name} className={barOf(months.includes(index + 1), index, look)} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function barOf(included: boolean, index: number, look: YearRow['look']): string {
  if (included) return `${looks[look]} print:border print:border-ink`
  return index % 2 === 0 ? 'bg-sunk/60' : ''
}
