import { rings } from '#ui/ring-mark.tsx'
import { classNames } from '#ui/class-names.ts'
import type { QuotePageData } from '#domain/quotes/quote-page-data.ts'

type Steps = NonNullable<QuotePageData['steps']>

/** From request to planted tree; each step has one more growth ring. */
export function QuoteTrack({ steps }: { steps: Steps }) {
  return (
    <ol aria-label="Where your quote stands" className="grid grid-cols-5 print:hidden">
      {steps.map((step, index) => (
        <li
          key={step.label}
          aria-current={step.status === 'current' ? 'step' : undefined}
          className={classNames(
            'relative grid content-start justify-items-center gap-1 text-center text-caption leading-tight md:text-ui',
            // The line to the step before.
            'not-first:before:absolute not-first:before:top-4.5 not-first:before:right-[calc(50%+22px)] not-first:before:left-[calc(-50%+22px)] not-first:before:border-t-2',
            step.status === 'ahead' ? 'not-first:before:border-line-hover' : 'not-first:before:border-brand',
          )}
        >
          <svg aria-hidden viewBox="-60 -60 120 120" className="size-9.5">
            {step.status !== 'ahead' && <circle r="60" className="fill-brand" />}
            <g
              fill="none"
              strokeWidth="5"
              className={step.status === 'ahead' ? 'stroke-line-control' : 'stroke-on-brand'}
            >
              {rings.slice(0, index + 1).map((ring) => (
                <path key={ring} d={ring} transform="scale(0.9)" />
              ))}
            </g>
          </svg>
          <span className={step.status === 'current' ? 'font-semibold' : 'text-ink-soft'}>{step.label}</span>
          {step.date !== '' && <span className="text-caption text-ink-quiet">{step.date}</span>}
        </li>
      ))}
    </ol>
  )
}
