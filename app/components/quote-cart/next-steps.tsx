import { Check } from 'lucide-react'
import { nextSteps } from '#domain/quote/quote-words.ts'

/** The way from here to planting day. */
export function NextSteps({ sentOn }: { sentOn: string | null }) {
  const reached = 'Your request reached the quote desk.'
  const steps = [{ title: 'Sent', text: sentOn === null ? reached : `${sentOn}. ${reached}` }, ...nextSteps]
  return (
    <section aria-labelledby="next-steps" className="mt-5 border-t border-line pt-4">
      <h3 id="next-steps" className="text-h4">
        What happens next
      </h3>
      <ol className="mt-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="group grid grid-cols-[32px_1fr] gap-x-4">
            <span aria-hidden className="grid justify-items-center grid-rows-[auto_1fr]">
              <span
                className={`grid size-8 place-items-center rounded-pill border-2 font-display text-ui ${index === 0 ? 'border-brand bg-brand text-on-brand' : index === 1 ? 'border-brand' : 'border-line-control'}`}
              >
                {index === 0 ? <Check className="size-4.5" /> : index + 1}
              </span>
              <span className="my-1 w-0.5 bg-line group-last:hidden" />
            </span>
            <span className="pb-4">
              <b className="block font-display text-[1.0625rem] leading-tight font-[520]">{title}</b>
              <span className="block text-small leading-snug text-ink-soft">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
