import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { countPlants } from '#domain/cart/cart.ts'
import { DialogBody, Drawer } from '#ui/dialog.tsx'
import { toast } from '#ui/toaster.tsx'
import { useReportEvent } from '#app/components/pixel/use-pixel.ts'
import { CartView, CartViewFoot } from './cart-view.tsx'
import { plantsInWords } from './plants-in-words.ts'
import { useLastOf } from './use-last-of.ts'
import { usePricedCart, type PricedCartState } from './use-priced-cart.ts'
import { useQuote } from './use-quote.ts'

/** The quote at the right of the page, in its states (DR-01). */
export function QuoteDrawer() {
  const { cart, panel, showPanel, adding } = useQuote()
  // Asked for while the visitor still chooses how many, so that it is there when the drawer opens.
  const state = usePricedCart({ inView: panel !== 'closed' || adding !== null })
  const steps = useQuoteSteps(panel !== 'closed')
  // What was just added is seen in the cart; the note about it would lie over the way out.
  useEffect(() => {
    if (panel === 'cart') toast.dismiss()
  }, [panel])
  const submitted = useLastOf(cart.submitted)
  const lastPanel = useLastOf(panel === 'closed' ? null : panel) ?? 'cart'
  const shown = lastPanel === 'submitted' && submitted === null ? 'cart' : lastPanel
  const count = countPlants(cart)
  const titles = {
    cart: 'Your quote',
    form: <BackToCart />,
    submitted: (
      <>
        Quote <span className="whitespace-nowrap">{submitted?.number}</span>
      </>
    ),
  }
  return (
    <Drawer
      open={panel !== 'closed'}
      onClose={() => showPanel('closed')}
      title={titles[shown]}
      {...(count > 0 && shown === 'cart' && { aside: plantsInWords(count) })}
    >
      {shown === 'cart' && <CartPanel state={state} />}
      {shown !== 'cart' && steps === null && <ComingStep />}
      {shown === 'form' && steps !== null && <steps.DrawerQuoteForm state={state} />}
      {shown === 'submitted' && steps !== null && submitted !== null && (
        <steps.DrawerQuoteSummary quote={submitted} />
      )}
    </Drawer>
  )
}

function useQuoteSteps(isOpen: boolean) {
  const [steps, setSteps] = useState<typeof import('./quote-steps.tsx') | null>(null)
  // Fetched while the cart is looked at. Not React.lazy: see the provider.
  useEffect(() => {
    if (!isOpen) return
    import('./quote-steps.tsx').then(setSteps, () => undefined)
  }, [isOpen])
  return steps
}

function ComingStep() {
  return (
    <DialogBody>
      <p role="status" className="text-ink-soft">
        One moment. It also has <Link to="/cart?step=form">a page of its own</Link>.
      </p>
    </DialogBody>
  )
}

function CartPanel({ state }: { state: PricedCartState }) {
  const { cart, showPanel } = useQuote()
  const report = useReportEvent()
  const request = () => {
    report('InitiateCheckout')
    showPanel('form')
  }
  const foot = cart.lines.length > 0 ? <CartViewFoot state={state} onRequest={request} /> : undefined
  return (
    <DialogBody foot={foot}>
      <CartView state={state} />
    </DialogBody>
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
