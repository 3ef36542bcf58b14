import { clearCart, forgetSubmitted, type Cart } from '#domain/cart/cart.ts'
import { Button } from '#app/ui/button.tsx'
import { useQuote } from './use-quote.ts'

export const quoteSummaryTitle = (cart: Cart) => `Quote ${cart.submitted?.number ?? ''}`

/** What was sent, and what happens next. */
export function QuoteSummaryBody() {
  return <p className="text-lead">It is with us.</p>
}

/** DR-05. */
export function QuoteSummaryFoot() {
  const { changeCart, showPanel } = useQuote()
  return (
    <div className="grid gap-2.5">
      <Button
        onClick={() => {
          changeCart(forgetSubmitted)
          showPanel('closed')
        }}
      >
        Continue Adding Items
      </Button>
      <Button
        look="quiet"
        onClick={() => {
          changeCart(clearCart)
          showPanel('closed')
        }}
      >
        Start New Quote
      </Button>
    </div>
  )
}
