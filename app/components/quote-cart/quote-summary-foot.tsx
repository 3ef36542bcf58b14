import type { SentQuoteRef } from '#domain/cart/cart.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { CartForm } from './cart-form.tsx'
import { useQuote } from './use-quote.ts'

/** The quote's own page, and the two ways on (DR-05). */
export function QuoteSummaryFoot({ quote }: { quote: SentQuoteRef }) {
  const { showPanel } = useQuote()
  const close = () => showPanel('closed')
  return (
    <div className="grid grid-cols-2 gap-2.5 print:hidden">
      <ButtonLink to={`/quote/${quote.token}`} onClick={close} className="col-span-2">
        Open your quote page
      </ButtonLink>
      <CartForm intent="continue" onApplied={close}>
        <Button type="submit" size="small" look="quiet" className="w-full px-1 max-md:text-caption">
          Continue Adding Items
        </Button>
      </CartForm>
      <CartForm intent="clear" onApplied={close}>
        <Button type="submit" size="small" look="quiet" className="w-full px-1 max-md:text-caption">
          Start New Quote
        </Button>
      </CartForm>
    </div>
  )
}
