import { X } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import { monthNames } from '#domain/plants/months.ts'

export type Advice = 'good' | 'possible' | 'not'

export type SeasonRow = {
  title: string
  text?: string
  /** 1 to 12. */
  months: readonly number[]
  advice: Advice
}

const words: Record<Advice, string> = {
  good: 'A good time',
  possible: 'Possible, with care',
  not: 'Not then',
}
const columns = 'grid gap-x-8 gap-y-2 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]'

/**
 * Each month's care: text on the left, the same over the year beside it. The three kinds of advice differ in height and
 * texture as well as color, so nothing is lost in gray print or to color-blind eyes.
 */
export function SeasonRows({ rows }: { rows: readonly SeasonRow[] }) {
  const used = (['good', 'possible', 'not'] as const).filter((advice) =>
    rows.some((row) => row.advice === advice),
  )
  return (
    <div className="break-inside-avoid">
      <div aria-hidden className={`${columns} items-end`}>
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-small text-ink-soft">
          {used.map((advice) => (
            <li key={advice} className="flex items-center gap-2">
              <span className="grid h-5 w-7 items-end">
                <Sign advice={advice} isFirst isLast />
              </span>
              {words[advice]}
            </li>
          ))}
        </ul>
        <span className="grid grid-cols-12 text-center text-caption text-ink-quiet">
          {monthNames.map((name) => (
            <span key={name}>
              {name[0]}
              <span className="max-lg:hidden">{name.slice(1, 3)}</span>
            </span>
          ))}
        </span>
      </div>
      <dl className="mt-2 border-t border-ink">
        {rows.map(({ title, text, months, advice }) => (
          <div key={title} className={`${columns} items-end border-b border-line py-4`}>
            <dt className="font-display text-h4 font-medium md:col-start-1">
              {title}
              <span className="sr-only">: {words[advice].toLowerCase()}</span>
            </dt>
            {text !== undefined && (
              <dd className="max-w-[58ch] text-ui text-ink-soft md:col-start-1 md:row-start-2">{text}</dd>
            )}
            <dd
              aria-hidden
              className="grid h-7 grid-cols-12 border-b border-line-control md:col-start-2 md:row-span-2 md:row-start-1 md:h-10"
            >
              {advice === 'not' && months.length === 12 && (
                // Twelve crosses would rule out the year, but it's the weather that decides.
                <span className="col-span-12 col-start-1 row-start-1 m-1 grid place-content-center rounded-badge border border-dashed border-danger text-caption text-danger">
                  any month
                </span>
              )}
              {monthNames.map((name, index) => {
                const month = index + 1
                if (advice === 'not' && months.length === 12) return null
                return (
                  <span key={name} className="grid items-end border-l border-line first:border-l-0">
                    {months.includes(month) && (
                      <Sign
                        advice={advice}
                        isFirst={!months.includes(month - 1)}
                        isLast={!months.includes(month + 1)}
                      />
                    )}
                  </span>
                )
              })}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type SignProps = { advice: Advice; isFirst: boolean; isLast: boolean }

/** One month's share of a bar. It overlaps the month's line, so that a bar has no gaps. */
function Sign({ advice, isFirst, isLast }: SignProps) {
  if (advice === 'not')
    return (
      <span className="-ml-px grid h-full place-content-center bg-danger-surface text-danger [print-color-adjust:exact]">
        <X className="size-4" strokeWidth={2.25} />
      </span>
    )
  return (
    <span
      className={classNames(
        '-ml-px [print-color-adjust:exact]',
        advice === 'good' ? 'h-full bg-good' : 'hatched h-3/5 border-t border-ink',
        advice === 'possible' && isFirst && 'border-l',
        advice === 'possible' && isLast && 'border-r',
      )}
    />
  )
}
