import { Check } from 'lucide-react'
import type { QuotePageData } from '#domain/quote/quote-page-data.ts'
import {
  cancelTerms,
  nextSteps,
  privateLinesNote,
  wateringNote,
  whatsIncluded,
} from '#domain/quote/quote-words.ts'

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

type Step = { title: string; text: string }

const planting = { title: 'Planting day', text: cancelTerms }
const next: Partial<Record<QuotePageData['state'], { title: string; steps: Step[] }>> = {
  requested: {
    title: 'What happens next',
    steps: [
      nextSteps[0],
      { title: 'You accept', text: 'We hold the plants for you and agree on a day.' },
      planting,
    ],
  },
  quoted: {
    title: 'What happens next',
    steps: [
      { title: 'You accept', text: 'From then on, the plants are held for you.' },
      { title: 'We call you', text: 'We agree on a day that suits both of us.' },
      planting,
    ],
  },
  accepted: {
    title: 'What happens next',
    steps: [
      { title: 'We call you', text: 'We agree on a day that suits both of us.' },
      { title: 'We call 811', text: 'Two business days before we dig, so that public lines are marked.' },
      planting,
    ],
  },
  scheduled: {
    title: 'Before we come',
    steps: [
      {
        title: 'We call 811',
        text: 'Two business days before. Public lines get painted on the ground: please leave the marks.',
      },
      {
        title: "Show us what 811 doesn't know",
        text: 'Sprinkler pipes, a gas line to the grill, a dog fence: yours to mark.',
      },
      { title: 'On the day', text: 'Gate open, dogs in, a hose within reach.' },
    ],
  },
  planted: { title: 'The first weeks', steps: [{ title: 'Water', text: wateringNote }] },
}

/** The steps from here to the planting day. */
export function WhatNext({ state }: { state: QuotePageData['state'] }) {
  const shown = next[state]
  if (shown === undefined) return null
  return (
    <section className="print:hidden">
      <h2 className="text-h3">{shown.title}</h2>
      <ol className="mt-4 grid gap-5 md:grid-cols-3">
        {shown.steps.map(({ title, text }) => (
          <li key={title} className="border-t border-line pt-3">
            <b className="block font-display text-h4 font-medium">{title}</b>
            <span className="mt-1 block text-small text-ink-soft">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
