import type { ReactNode } from 'react'
import { PhoneDisclosure } from '#ui/phone-disclosure.tsx'
import { GuideSection } from './guide-section.tsx'
import { MoreLink } from './more-link.tsx'
import type { GuidePlant } from './guide-plant.ts'
import { sentence } from './guide-words.ts'

type CareProps = {
  care: GuidePlant['care']
  /** The plan's numbers for its smallest pot in stock. */
  water: string | null
  cautions: readonly string[]
  /** For plants with special rules, such as oaks. */
  children?: ReactNode
}

/** Care in four parts, and what to watch for. */
export function Care({ care, water, cautions, children }: CareProps) {
  const parts = [
    {
      title: 'Planting',
      text: care.planting,
      more: <MoreLink to="/blog/when-to-plant-a-tree">When to plant, month by month</MoreLink>,
    },
    {
      title: 'Watering',
      text: care.watering,
      more: (
        <>
          {water !== null && <p className="mt-2">{water}</p>}
          <MoreLink to="/blog/watering-the-first-two-summers">How much water, by trunk and pot size</MoreLink>
        </>
      ),
    },
    { title: 'Feeding', text: care.fertilizing, more: null },
    { title: 'Pruning', text: care.pruning, more: null },
    { title: 'Watch for', text: cautions.map(sentence).join(' '), more: null },
  ].filter(({ text }) => text !== null && text !== '')
  return (
    <GuideSection id="care" title="Care" raised>
      <div className="grid gap-x-14 max-md:border-b max-md:border-line lg:grid-cols-2 print:grid-cols-2 print:gap-x-6">
        {parts.map(({ title, text, more }) => (
          <div key={title} className="border-t border-line last:odd:lg:col-span-2 print:last:odd:col-span-2">
            <PhoneDisclosure title={<h3 className={partTitle}>{title}</h3>}>
              <div className="md:grid md:grid-cols-[8.5rem_minmax(0,1fr)] md:items-baseline md:gap-x-4 md:py-4.5 print:grid print:grid-cols-[5rem_1fr] print:py-1">
                <h3 className={`${partTitle} hidden md:block print:block`}>{title}</h3>
                <div className="max-w-[62ch] text-ink-soft print:text-small">
                  <p>{text}</p>
                  {more}
                </div>
              </div>
            </PhoneDisclosure>
          </div>
        ))}
      </div>
      {children}
    </GuideSection>
  )
}

const partTitle = 'text-h4 leading-snug font-medium print:text-small'
