import { Ban, Scissors } from 'lucide-react'
import { monthNames } from '#domain/plants/months.ts'
import { mayPruneOak, oakWiltRisk } from '#domain/plants/oak-wilt.ts'
import { classNames } from '#ui/class-names.ts'
import { PhoneDisclosure } from '#ui/phone-disclosure.tsx'
import type { OakPruning } from './guide-plant.ts'
import { MoreLink } from './more-link.tsx'

type OakWiltProps = {
  pruning: OakPruning
  rating: string | null
  /** A line per city. */
  rules: readonly { city: string; text: string }[]
}

/** For every oak: whether to prune this month, what oak wilt is, and the rest of the year. */
export function OakWilt({ pruning, rating, rules }: OakWiltProps) {
  const Icon = pruning.mayPrune ? Scissors : Ban
  const risk = oakWiltRisk(rating)
  return (
    <div className="rounded-box border border-line bg-surface p-4 md:p-8 print:p-2">
      <h3 className="print:text-small">Oak wilt</h3>
      <div
        className={classNames(
          'mt-3 flex gap-3.5 rounded-box px-4.5 py-4',
          pruning.mayPrune ? 'bg-good-surface text-good' : 'bg-danger-surface text-danger',
          'print:mt-1 print:break-inside-avoid print:border print:bg-transparent print:py-1',
        )}
      >
        <Icon aria-hidden className="mt-0.5 size-6 flex-none" />
        <div>
          <p className="font-semibold">{pruning.title}</p>
          <p className="mt-0.5 text-ui print:text-small">{pruning.text}</p>
        </div>
      </div>
      <PhoneDisclosure title="Why, and month by month" className="-mb-2 md:m-0 print:m-0">
        <div className="grid gap-x-14 gap-y-5 md:mt-6 lg:grid-cols-2 print:mt-1 print:block">
          <div>
            <p className="max-w-prose text-ink-soft print:max-w-none print:text-small">
              {risk} A fungus carried by beetles and through joined roots kills oaks across the Hill Country.
              A fresh cut invites it, so every wound is painted at once, all year.
            </p>
          </div>
          <Months now={pruning.month} />
        </div>
      </PhoneDisclosure>
      <PhoneDisclosure
        title="What cities say"
        className="-mb-2 border-t border-line md:m-0 md:border-0 print:hidden"
      >
        <h4 className="mt-6 hidden font-semibold md:block">What cities say</h4>
        <ul className="grid gap-x-14 gap-y-1.5 pb-2 text-small md:mt-2 lg:grid-cols-2">
          {rules.map(({ city, text }) => (
            <li key={city}>
              <b className="font-semibold">{city}.</b> {text}
            </li>
          ))}
        </ul>
        <MoreLink to="/blog/oak-rules-by-city">Sources, dates, permits and fees, by city</MoreLink>
      </PhoneDisclosure>
    </div>
  )
}

/** The year as blocks, because the dates are fixed. */
function Months({ now }: { now: number }) {
  return (
    <ol
      aria-label="Pruning oaks through the year"
      className="grid grid-cols-6 gap-1 self-start text-center text-small print:mt-2 print:break-inside-avoid print:grid-cols-12"
    >
      {monthNames.map((name, index) => {
        const may = mayPruneOak(index + 1)
        const isNow = now === index + 1
        return (
          <li
            key={name}
            aria-current={isNow ? 'date' : undefined}
            className={classNames(
              'rounded-badge px-1 py-2 leading-tight print:py-0.5 print:text-caption',
              may
                ? 'bg-good-surface text-good'
                : 'bg-danger-surface text-danger print:border print:border-dashed',
              '[print-color-adjust:exact]',
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
  )
}
