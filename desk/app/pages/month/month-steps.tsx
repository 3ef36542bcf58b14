import type { Route } from './+types/month.page.ts'
import { classNames } from '#ui/class-names.ts'

/** Asked, sent, accepted and planted, since a year ago on one scale, so that the four read as a funnel. */
export function MonthSteps({ steps, periods }: Route.ComponentProps['loaderData']) {
  const most = Math.max(1, ...steps.flatMap(({ counts }) => counts))
  return (
    <section aria-label="Quotes">
      <ul className="grid lg:grid-cols-2">
        {steps.map(({ name, counts, total }, index) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)] gap-x-3 border-b border-line px-(--gutter) pt-3 pb-2 lg:block lg:odd:border-r"
          >
            <div>
              <h2 className="font-text text-ui! font-semibold tracking-normal">{name}</h2>
              <p className="font-display text-[2.25rem] leading-none font-medium">{counts.at(-1)}</p>
              <p className="pt-1 text-small text-ink-soft">
                {total}
                <span className="block lg:inline lg:before:content-['.__']">A year ago: {counts[0]}</span>
              </p>
            </div>
            <Bars
              counts={counts}
              most={most}
              periods={periods}
              namesFrom={index === 3 ? '' : index === 2 ? 'max-lg:hidden' : 'hidden'}
            />
          </li>
        ))}
      </ul>
      <p className="border-b border-line px-(--gutter) py-3 text-caption text-ink-quiet">
        The outline is a year ago. Estimates and quotes are counted while their data is stored; what was
        planted, and all money, always.
      </p>
    </section>
  )
}

type BarsProps = {
  counts: readonly number[]
  most: number
  periods: readonly { key: string; name: string }[]
  namesFrom: string
}

function Bars({ counts, most, periods, namesFrom }: BarsProps) {
  const last = counts.length - 1
  return (
    <div aria-hidden className="flex flex-col justify-end lg:pt-2">
      <svg
        viewBox={`0 0 ${counts.length * 10} 100`}
        preserveAspectRatio="none"
        className="h-16 w-full border-b border-line-control lg:h-24"
      >
        {counts.map((count, index) => (
          <rect
            key={periods[index]?.key}
            x={index * 10 + 1.5}
            width={7}
            y={99 - (count / most) * 97}
            height={(count / most) * 97}
            vectorEffect="non-scaling-stroke"
            className={
              index === last
                ? 'fill-brand'
                : index === 0
                  ? 'fill-none stroke-brand stroke-2'
                  : 'fill-line-hover'
            }
          />
        ))}
      </svg>
      <p className={classNames('grid auto-cols-fr grid-flow-col pt-1 text-center text-caption', namesFrom)}>
        {periods.map(({ key, name }, index) => (
          <span key={key} className={index === 0 || index === last ? 'font-semibold' : 'text-ink-soft'}>
            {name}
          </span>
        ))}
      </p>
    </div>
  )
}
