import { Ban, Scissors } from 'lucide-react'
import { monthNames } from '#domain/plants/months.ts'
import { mayPruneOak, oakWiltRisk } from '#domain/plants/oak-wilt.ts'
import { classNames } from '#ui/class-names.ts'
import type { OakPruning } from './guide-plant.ts'

/** For every oak: what oak wilt is, whether to prune this month, and the year as blocks, because the dates are fixed. */
export function OakWilt({ pruning, rating }: { pruning: OakPruning; rating: string | null }) {
  const Icon = pruning.mayPrune ? Scissors : Ban
  const risk = oakWiltRisk(rating)
  return (
    <div className="rounded-box border border-line bg-surface p-5 md:p-8 print:break-inside-avoid print:p-2">
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-2">
        <div>
          <h3 className="print:text-small">Oak wilt</h3>
          <p className="mt-2 max-w-prose text-ink-soft print:text-small">
            {risk} A fungus carried by beetles and through joined roots kills oaks across the Hill Country. A
            fresh cut invites it, so every wound is painted at once, all year.
          </p>
          <p className="mt-2 max-w-prose text-small text-ink-soft print:hidden">
            In San Antonio a hired pruner needs the city&apos;s license and paints within 30 minutes.
          </p>
        </div>
        <div
          className={classNames(
            'flex gap-3.5 self-start rounded-box px-4.5 py-4',
            pruning.mayPrune ? 'bg-good-surface text-good' : 'bg-danger-surface text-danger',
            'print:border print:bg-transparent print:py-1',
          )}
        >
          <Icon aria-hidden className="mt-0.5 size-6 flex-none" />
          <div>
            <p className="font-semibold">{pruning.title}</p>
            <p className="mt-0.5 text-ui print:text-small">{pruning.text}</p>
          </div>
        </div>
      </div>
      <ol
        aria-label="Pruning oaks through the year"
        className="mt-6 grid grid-cols-6 gap-1 text-center text-small md:grid-cols-12 print:mt-2 print:grid-cols-12"
      >
        {monthNames.map((name, index) => {
          const may = mayPruneOak(index + 1)
          const isNow = pruning.month === index + 1
          return (
            <li
              key={name}
              aria-current={isNow ? 'date' : undefined}
              className={classNames(
                'rounded-badge px-1 py-2 leading-tight print:py-0.5 print:text-caption',
                may ? 'bg-good-surface text-good' : 'bg-danger-surface text-danger',
                isNow && 'font-semibold outline-2 outline-current',
              )}
            >
              <abbr title={name} className="block no-underline">
                {name.slice(0, 3)}
              </abbr>
              {may ? 'cut' : 'wait'}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
