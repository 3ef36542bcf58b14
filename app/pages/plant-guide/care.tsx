import type { ReactNode } from 'react'
import type { GuidePlant } from './guide-plant.ts'
import { sentence } from './guide-words.ts'

type CareProps = {
  care: GuidePlant['care']
  cautions: readonly string[]
  /** For plants with special rules, such as oaks. */
  children?: ReactNode
}

/** Care in four parts, with what to watch for beside them. */
export function Care({ care, cautions, children }: CareProps) {
  const parts = [
    { title: 'Planting', text: care.planting },
    { title: 'Watering', text: care.watering },
    { title: 'Feeding', text: care.fertilizing },
    { title: 'Pruning', text: care.pruning },
  ].filter((part): part is { title: string; text: string } => part.text !== null && part.text !== '')
  return (
    <section
      id="care"
      aria-labelledby="care-title"
      className="border-t border-line bg-raised py-[clamp(56px,2.2rem+3.6vw,88px)] print:border-ink print:bg-transparent print:py-3"
    >
      <div className="wrap grid gap-x-6 gap-y-8 lg:grid-cols-[4fr_1fr_7fr] print:block print:p-0">
        <div>
          <h2 id="care-title" className="print:text-h4">
            Care
          </h2>
          {cautions.length > 0 && (
            <>
              <h3 className="mt-6 text-h4 font-medium print:mt-2 print:text-small">Watch for</h3>
              <ul className="mt-2 grid max-w-[44ch] list-disc gap-1.5 pl-5 text-ink-soft marker:text-line-control print:max-w-none print:gap-0 print:text-small">
                {cautions.map((caution) => (
                  <li key={caution}>{sentence(caution)}</li>
                ))}
              </ul>
            </>
          )}
        </div>
        <dl className="lg:col-start-3">
          {parts.map(({ title, text }) => (
            <div
              key={title}
              className="border-t border-line py-4.5 lg:grid lg:grid-cols-[144px_minmax(0,1fr)] lg:items-baseline lg:gap-x-4 lg:first:border-t-0 lg:first:pt-1.5 print:grid print:grid-cols-[6rem_1fr] print:break-inside-avoid print:py-1"
            >
              <dt className="font-display text-[1.375rem] leading-snug font-medium print:text-small">
                {title}
              </dt>
              <dd className="mt-1 max-w-[62ch] text-ink-soft print:mt-0 print:max-w-none print:text-small">
                {text}
              </dd>
            </div>
          ))}
        </dl>
        {children !== undefined && children !== false && <div className="lg:col-span-3">{children}</div>}
      </div>
    </section>
  )
}
