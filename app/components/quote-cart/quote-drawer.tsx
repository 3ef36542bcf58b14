import { ArrowLeft } from 'lucide-react'
import { countPlants } from '#domain/cart/cart.ts'
import { Drawer } from '#app/ui/dialog.tsx'
import { CartView, CartViewFoot } from './cart-view.tsx'
import { plantsInWords } from './plants-in-words.ts'
import { QuoteFormBody, QuoteFormFoot } from './quote-form-slot.tsx'
import { QuoteSummaryBody, QuoteSummaryFoot, quoteSummaryTitle } from './quote-summary-slot.tsx'
import { useLastOf } from './use-last-of.ts'
import { usePricedCart } from './use-priced-cart.ts'
import { useQuote } from './use-quote.ts'

/** The quote at the right of the page, in its states (DR-01). */
export function QuoteDrawer() {
  const { cart, panel, showPanel, adding } = useQuote()
  const shown = useLastOf(panel === 'closed' ? null : panel) ?? 'cart'
  // Asked for while the visitor still chooses how many, so that it is there when the drawer opens.
  const state = usePricedCart({ inView: panel !== 'closed' || adding !== null })
  const count = countPlants(cart)
  const views = {
    cart: {
      title: 'Your quote',
      body: <CartView state={state} />,
      ...(cart.lines.length > 0 && {
        aside: plantsInWords(count),
        foot: <CartViewFoot state={state} onRequest={() => showPanel('form')} />,
      }),
    },
    form: {
      title: <BackToCart />,
      body: <QuoteFormBody />,
      foot: <QuoteFormFoot state={state} />,
    },
    submitted: {
      title: quoteSummaryTitle(cart),
      body: <QuoteSummaryBody />,
      foot: <QuoteSummaryFoot />,
    },
  }
  const { body, ...frame } = views[shown]
  return (
    <Drawer open={panel !== 'closed'} onClose={() => showPanel('closed')} {...frame}>
      {body}
    </Drawer>
  )
}

function BackToCart() {
  const { showPanel } = useQuote()
  return (
    <button
      type="button"
      onClick={() => showPanel('cart')}
      className="inline-flex min-h-11 items-center gap-2.5 font-text text-body font-semibold tracking-normal text-link underline underline-offset-3"
    >
      <ArrowLeft aria-hidden className="size-5" />
      Back to Cart
    </button>
  )
}
