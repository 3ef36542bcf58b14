import { ArrowLeft, Trees } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { countPlants, plantsInWords } from '#domain/cart/cart.ts'
import { whyNotRequestable } from '#domain/cart/minimum-order.ts'
import { useReportEvent } from '#app/components/pixel/use-pixel.ts'
import { DialogBody, Drawer } from '#ui/dialog.tsx'
import { lazyPanel } from '#ui/lazy.tsx'
import { toast } from '#ui/toaster.tsx'
import { useBackToClose } from '#ui/use-back-to-close.ts'
import { useLastNonNull } from '#ui/use-last-non-null.ts'
import { CartView, CartViewFoot } from './cart/cart-view.tsx'
import { usePricedCart, type PricedCartState } from './cart/use-priced-cart.ts'
import { useQuoteCart } from './use-quote-cart.ts'

const loadSteps = () => import('./drawer-steps.tsx')
const DrawerQuoteForm = lazyPanel(async () => (await loadSteps()).DrawerQuoteForm, LoadingStep)
const DrawerQuoteSummary = lazyPanel(async () => (await loadSteps()).DrawerQuoteSummary, LoadingStep)

/** The quote at the right of the page, in its states. */
export function QuoteDrawer() {
  const { cart, panel, showPanel, adding } = useQuoteCart()
  const isOpen = panel !== 'closed'
  useBackToClose({
    name: 'quote',
    isOpen,
    close: () => showPanel('closed'),
    reopen: () => {
      showPanel(cart.submitted === null ? 'cart' : 'submitted')
      return true
    },
  })
  // Prices load while the visitor is still choosing a quantity, so they're there when the drawer opens.
  const state = usePricedCart({ inView: isOpen || adding !== null })
  useBackToClose({
    name: 'quote-form',
    isOpen: panel === 'form',
    close: () => showPanel('cart'),
    reopen: () => {
      const qualifies = whyNotRequestable(state.priced, state.minimumOrderCents) === null
      if (qualifies) showPanel('form')
      return qualifies
    },
  })
  // The next steps load while the visitor looks at the cart.
  useEffect(() => {
    if (!isOpen) return
    DrawerQuoteForm.prepare()
    DrawerQuoteSummary.prepare()
  }, [isOpen])
  // The cart already shows what was just added, and the toast would cover the close button.
  useEffect(() => {
    if (panel === 'cart') toast.dismiss()
  }, [panel])
  const submitted = useLastNonNull(cart.submitted)
  const lastPanel = useLastNonNull(panel === 'closed' ? null : panel) ?? 'cart'
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
      open={isOpen}
      onClose={() => showPanel('closed')}
      title={titles[shown]}
      {...(count > 0 && shown === 'cart' && { aside: plantsInWords(count) })}
    >
      {shown === 'cart' && <CartPanel state={state} />}
      {shown === 'form' && <DrawerQuoteForm open state={state} />}
      {shown === 'submitted' && submitted !== null && <DrawerQuoteSummary open quote={submitted} />}
    </Drawer>
  )
}

function LoadingStep() {
  return (
    <DialogBody>
      <p role="status" className="text-ink-soft">
        One moment. You can also <Link to="/cart?step=form">open it as a page</Link>.
      </p>
    </DialogBody>
  )
}

function CartPanel({ state }: { state: PricedCartState }) {
  const { cart, showPanel } = useQuoteCart()
  const report = useReportEvent()
  const request = () => {
    report('InitiateCheckout')
    showPanel('form')
  }
  const foot = cart.lines.length > 0 ? <CartViewFoot state={state} onRequest={request} /> : undefined
  return (
    <DialogBody foot={foot}>
      <CartView state={state} />
      {state.priced?.lines.some((line) => line.state === 'in-stock') && <GardenLink />}
    </DialogBody>
  )
}

/** To the cart's page, which has the yard. A page load, because the yard's code comes with that page. */
function GardenLink() {
  return (
    <Link
      to="/cart#yard"
      reloadDocument
      className="mt-2 flex min-h-11 items-center gap-2 font-semibold text-link underline underline-offset-3"
    >
      <Trees aria-hidden className="size-5" strokeWidth={1.75} />
      See your yard, drawn
    </Link>
  )
}

function BackToCart() {
  const { showPanel } = useQuoteCart()
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
