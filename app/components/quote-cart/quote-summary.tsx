import { Mail } from 'lucide-react'
import { useEffect, useRef } from 'react'
import oakTree from '#app/images/cut-outs/southern-live-oak-mini.avif?url'
import type { CartItem } from '#domain/cart/cart-item.ts'
import type { SubmitQuoteResponse } from '#domain/quote/submit-quote-response.ts'
import { greetingName } from '#domain/quote/quote-words.ts'
import { formatDay } from '#domain/quote/validity.ts'
import { NextSteps } from './next-steps.tsx'
import { SentFigures } from './sent-figures.tsx'
import { SentLines } from './sent-lines.tsx'
import { useMailOutcome } from './use-mail-outcome.ts'
import { useQuote } from './use-quote.ts'

type QuoteSummaryProps = {
  /** Null while it is being read. */
  sent: SubmitQuoteResponse | null
  /** What a page brings along of the plants, for their pictures. */
  items?: readonly CartItem[]
  /** In the drawer, where it takes the place of what had the focus. */
  takesFocus: boolean
}

/** What was sent, with the server's own figures, and what happens next (DR-05, EM-03). */
export function QuoteSummary({ sent, items, takesFocus }: QuoteSummaryProps) {
  const { cart } = useQuote()
  const mail = useMailOutcome(sent?.token ?? null, sent?.customer.email ?? cart.customer.email)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that sent it is gone: the focus would be lost with it.
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const name = greetingName(sent?.customer.first_name ?? '')
  return (
    <>
      <div className="flex items-center gap-5 border-b border-line pb-4">
        <img src={oakTree} alt="" className="h-17 w-auto flex-none" />
        <div className="min-w-0">
          <h3 ref={heading} tabIndex={-1} className="text-h3 outline-none">
            {name === null ? 'It is with us.' : `It is with us, ${name}.`}
          </h3>
          <p role="status" className="mt-1.5 flex min-h-6 items-start gap-2 text-small font-medium">
            {mail !== null && (
              <>
                <Mail aria-hidden className="mt-0.5 size-5 flex-none" strokeWidth={1.75} />
                <span className="wrap-anywhere">{mail}</span>
              </>
            )}
          </p>
        </div>
      </div>
      {sent !== null && (
        <>
          <SentLines answer={sent} items={items ?? []} />
          <SentFigures answer={sent} />
        </>
      )}
      <NextSteps sentOn={sent === null ? null : formatDay(new Date(sent.quote.created_at))} />
    </>
  )
}
