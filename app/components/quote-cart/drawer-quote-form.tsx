import { useEffect, useRef } from 'react'
import { DialogBody } from '#ui/dialog.tsx'
import { QuoteFormFields } from './quote-form-fields.tsx'
import { QuoteFormFoot } from './quote-form-foot.tsx'
import { QuoteFormHead } from './quote-form-head.tsx'
import type { PricedCartState } from './use-priced-cart.ts'
import { useQuoteForm } from './use-quote-form.ts'
import { useQuote } from './use-quote.ts'

/** The contact form in the drawer: its fields scroll, its sums and its button stay. */
export function DrawerQuoteForm({ state }: { state: PricedCartState }) {
  const { showPanel } = useQuote()
  const quoteForm = useQuoteForm({ state, posted: null, onSent: () => showPanel('submitted') })
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that led here is gone: the focus would be lost with it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <DialogBody foot={<QuoteFormFoot quoteForm={quoteForm} state={state} />}>
      <QuoteFormHead ref={heading} />
      <QuoteFormFields quoteForm={quoteForm} delivery={state.delivery} />
    </DialogBody>
  )
}
