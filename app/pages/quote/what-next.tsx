import { Check } from 'lucide-react'
import type { QuotePageData } from '#domain/quotes/quote-page-data.ts'
import { privateLinesNote, whatsIncluded } from '#domain/quotes/quote-words.ts'

export function WhatIsIncluded() {
  return (
    <section className="print:break-inside-avoid">
      <h2 className="text-h3 print:text-h4">What&apos;s included</h2>
      <ul className="mt-3 grid gap-x-8 md:grid-cols-2 print:mt-1 print:grid-cols-3 print:gap-x-5">
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
    </section>
  )
}

/** The steps from here on. */
export function WhatNext({ next }: { next: NonNullable<QuotePageData['words']['next']> }) {
  return (
    <section className="print:hidden">
      <h2 className="text-h3">{next.title}</h2>
      <ol className="mt-4 grid gap-5 md:grid-cols-3">
        {next.steps.map(({ title, text }) => (
          <li key={title} className="border-t border-line pt-3">
            <b className="block font-display text-h4 font-medium">{title}</b>
            <span className="mt-1 block text-small text-ink-soft">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
