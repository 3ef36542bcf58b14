import type { PriceListData } from '#domain/stock/price-list-data.ts'
import { counted, withCommas } from '#domain/wording.ts'
import { ThumbBar } from '#desk/app/components/thumb-bar.tsx'

/** On a phone, the consequences stay in view while the thumb scrolls, with the way to what's next. */
export function DecisionBar({ list: { plan } }: { list: PriceListData }) {
  const [href, label] =
    plan === null
      ? ['#file', 'Say whose it is']
      : plan.openNames > 0
        ? ['#names', `Decide ${counted(plan.openNames, 'name')}`]
        : ['#decision', plan.removesMany ? 'Check what goes' : 'Continue']
  return (
    <div className="contents lg:hidden">
      <ThumbBar
        {...(plan !== null && {
          total: `${withCommas(plan.goes.total)} removed`,
          note: `${withCommas(plan.comes.total)} added, ${withCommas(plan.changes.total)} changed`,
        })}
      >
        <a
          href={href}
          className="inline-flex min-h-13 flex-1 items-center justify-center rounded-box bg-brand px-4 text-center leading-tight font-semibold text-on-brand no-underline hover:bg-brand-hover"
        >
          {label}
        </a>
      </ThumbBar>
    </div>
  )
}
