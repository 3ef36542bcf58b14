import { Check } from 'lucide-react'
import type { QuotePageData } from '#domain/quotes/quote-page-data.ts'
import { privateLinesNote, whatsIncluded } from '#domain/quotes/quote-words.ts'
import { FoldedSection } from './folded-section.tsx'

export function WhatIsIncluded() {
  return (
    <FoldedSection title="What's included" className="print:break-inside-avoid">
      <ul className="grid md:mt-3 gap-x-8 md:grid-cols-2 print:mt-1 print:grid-cols-3 print:gap-x-5">
        {whatsIncluded.map((item) => (
          <li
            key={item}
            className="flex gap-3 border-t border-line py-2.5 print:gap-2 print:py-0.5 print:leading-snug"
          >
            <Check aria-hidden className="mt-1 size-4.5 flex-none text-brand" />
            {item}
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-2.5 text-small text-ink-soft print:pt-1">{privateLinesNote}</p>
    </FoldedSection>
  )
}

/** The steps from here on. */
export function WhatNext({ next }: { next: NonNullable<QuotePageData['words']['next']> }) {
  return (
    <FoldedSection title={next.title} className="print:hidden">
      <ol className="grid gap-5 md:mt-4 md:grid-cols-3">
        {next.steps.map(({ title, text }) => (
          <li key={title} className="border-t border-line pt-3">
            <b className="block font-display text-h4 font-medium">{title}</b>
            <span className="mt-1 block text-small text-ink-soft">{text}</span>
          </li>
        ))}
      </ol>
    </FoldedSection>
  )
}
