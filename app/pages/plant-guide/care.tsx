import type { ReactNode } from 'react'
import { PhoneFold } from '#ui/phone-fold.tsx'
import { MoreLink } from './more-link.tsx'
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
    {
      title: 'Planting',
      text: care.planting,
      more: <MoreLink to="/blog/when-to-plant-a-tree">When to plant, month by month</MoreLink>,
    },
    {
      title: 'Watering',
      text: care.watering,
      more: <MoreLink to="/blog/watering-the-first-two-summers">How much, by trunk and pot</MoreLink>,
    },
    { title: 'Feeding', text: care.fertilizing, more: null },
    { title: 'Pruning', text: care.pruning, more: null },
  ].filter(({ text }) => text !== null && text !== '')
  return (
    <section
      id="care"
      aria-labelledby="care-title"
      className="border-t border-line bg-raised py-(--section-close) print:border-ink print:bg-transparent print:py-2"
    >
      <div className="wrap grid gap-x-6 gap-y-5 md:gap-y-8 lg:grid-cols-[4fr_1fr_7fr] print:block print:p-0">
        <div>
          <h2 id="care-title" className="print:text-h4">
            Care
          </h2>
          {cautions.length > 0 && (
            <PhoneFold
              title={<h3 className={partTitle}>Watch for</h3>}
              className="mt-4 -mb-5 border-t border-line md:m-0 md:border-0 print:m-0 print:border-0"
            >
              <h3 className="hidden text-h4 font-medium md:mt-6 md:block print:mt-2 print:block print:text-small">
                Watch for
              </h3>
              <ul className="grid max-w-[44ch] md:mt-2 list-disc gap-1.5 pl-5 text-ink-soft marker:text-line-control print:max-w-none print:gap-0 print:text-small">
                {cautions.map((caution) => (
                  <li key={caution}>{sentence(caution)}</li>
                ))}
              </ul>
            </PhoneFold>
          )}
        </div>
        <div className="lg:col-start-3">
          {parts.map(({ title, text, more }) => (
            <div
              key={title}
              className="border-t border-line max-md:last:border-b lg:first:border-t-0 print:border-line"
            >
              <PhoneFold title={<h3 className={partTitle}>{title}</h3>}>
                <div className="md:py-4.5 lg:grid lg:grid-cols-[144px_minmax(0,1fr)] lg:items-baseline lg:gap-x-4 print:grid print:grid-cols-[6rem_1fr] print:break-inside-avoid print:py-1">
                  <h3 className={`${partTitle} hidden md:block print:block`}>{title}</h3>
                  <div className="mt-1 max-w-[62ch] text-ink-soft print:mt-0 print:max-w-none print:text-small">
                    <p>{text}</p>
                    {more}
                  </div>
                </div>
              </PhoneFold>
            </div>
          ))}
        </div>
        {children !== undefined && children !== false && <div className="lg:col-span-3">{children}</div>}
      </div>
    </section>
  )
}

const partTitle = 'text-h4 leading-snug font-medium md:text-[1.375rem] print:text-small'
