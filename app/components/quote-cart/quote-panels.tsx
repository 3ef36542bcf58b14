import { useState } from 'react'
import { applyAfterSubmitted, type AfterSubmitted } from '#domain/cart/cart-intents.ts'
import { AddDialog } from './add-dialog.tsx'
import { QuoteDrawer } from './quote-drawer.tsx'
import { SentQuoteQuestion } from './sent-quote-question.tsx'
import { useQuote } from './use-quote.ts'

/** Everything that opens over the page: loaded when it is first needed. */
export function QuotePanels() {
  const { cart, changeCart, adding, stopAdding } = useQuote()
  const [answer, setAnswer] = useState<AfterSubmitted | null>(null)
  const close = () => {
    stopAdding()
    setAnswer(null)
  }
  const asks = cart.submitted !== null
  return (
    <>
      <SentQuoteQuestion
        item={asks ? adding : null}
        onClose={close}
        onAnswer={(given) => {
          setAnswer(given)
          changeCart((now) => applyAfterSubmitted(now, given))
        }}
      />
      <AddDialog item={asks ? null : adding} onClose={close} opensDrawer={answer === 'existing'} />
      <QuoteDrawer />
    </>
  )
}
