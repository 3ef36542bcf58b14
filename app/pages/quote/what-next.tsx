import { Check } from 'lucide-react'
import { nextSteps, notIncluded, whatsIncluded } from '#domain/quote/quote-words.ts'

export function WhatIsIncluded() {
  return (
    <section className="print:break-inside-avoid">
      <h2 className="text-h3">What&apos;s included</h2>
      <ul className="mt-3 grid gap-x-8 md:grid-cols-2 print:mt-1 print:grid-cols-2">
        {whatsIncluded.map((item) => (
          <li key={item} className="flex gap-3 border-t border-line py-2.5 print:py-0.5 print:leading-snug">
            <Check aria-hidden className="mt-1 size-4.5 flex-none text-brand" />
            {item}
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-2.5 text-small text-ink-soft print:pt-1">{notIncluded}</p>
    </section>
  )
}

/** The steps from submitting to planting day. */
export function WhatNext({ sentOn, acceptedOn }: { sentOn: string; acceptedOn: string | null }) {
  const steps = [{ title: 'Sent', text: `${sentOn}. Your request reached the quote desk.` }, ...nextSteps]
  return (
    <section className="print:break-inside-avoid">
      <h2 className="text-h3">What happens next</h2>
      <ol className="mt-4 grid gap-5 md:grid-cols-4 print:mt-1 print:grid-cols-4 print:gap-3">
        {steps.map(({ title, text }, index) => (
          <Step
            key={title}
            number={index + 1}
            title={title}
            text={text}
            done={index === 0 || (index === 2 && acceptedOn !== null)}
          />
        ))}
      </ol>
    </section>
  )
}

type StepProps = { number: number; title: string; text: string; done: boolean }

function Step({ number, title, text, done }: StepProps) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3.5 md:block print:block">
      <span
        aria-hidden
        className={`grid size-8 print:size-6 place-items-center rounded-pill border-2 font-display text-ui ${done ? 'border-brand bg-brand text-on-brand print:text-brand' : 'border-line-control'}`}
      >
        {done ? <Check className="size-4.5" /> : number}
      </span>
      <span>
        <b className="block font-display text-h4 font-medium md:mt-2 print:mt-0.5">{title}</b>
        <span className="text-small text-ink-soft print:block print:leading-snug">{text}</span>
      </span>
    </li>
  )
}
