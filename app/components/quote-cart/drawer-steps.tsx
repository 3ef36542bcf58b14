import { useEffect, useRef } from 'react'
import type { SentQuoteRef } from '#domain/cart/cart.ts'
import { visitOfCart } from '#domain/cart/visit-of-cart.ts'
import { DialogBody } from '#ui/dialog.tsx'
import type { PricedCartState } from './cart/use-priced-cart.ts'
import { QuoteFormFields, QuoteFormFoot, QuoteFormHead } from './form/quote-form.tsx'
import { useQuoteForm } from './form/use-quote-form.ts'
import { QuoteSummary, QuoteSummaryFoot } from './sent/quote-summary.tsx'
import { useSentQuote } from './sent/use-sent-quote.ts'
import { useQuoteCart } from './use-quote-cart.ts'

// The steps after the cart in the drawer. They bring the form library and zod, so they load once the drawer opens.

/** The contact form: its fields scroll, its totals and button stay in view. */
export function DrawerQuoteForm({ state }: { state: PricedCartState }) {
  const { showPanel } = useQuoteCart()
  const quoteForm = useQuoteForm({ state, posted: null, onSent: () => showPanel('submitted') })
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone, so the heading takes it.
  useEffect(() => heading.current?.focus(), [])
  const visit = visitOfCart(state.priced)
  return (
    <DialogBody foot={<QuoteFormFoot quoteForm={quoteForm} state={state} />}>
      <QuoteFormHead ref={heading} visit={visit} />
      <QuoteFormFields quoteForm={quoteForm} delivery={state.delivery} visit={visit} />
    </DialogBody>
  )
}

export function DrawerQuoteSummary({ quote }: { quote: SentQuoteRef }) {
  const sent = useSentQuote(quote)
  return (
    <DialogBody foot={<QuoteSummaryFoot quote={quote} sent={sent} />} textAlone>
      <QuoteSummary sent={sent} takesFocus />
    </DialogBody>
  )
}
