import { CartSums } from './cart-sums.tsx'
import type { PricedCartState } from './use-priced-cart.ts'

/** The contact form's place in the drawer and on /cart. */
export function QuoteFormBody() {
  return (
    <>
      <h3>Where should we plant?</h3>
      <p className="mt-2 text-ink-soft">Call us with this list and we write the quote with you.</p>
    </>
  )
}

/** The sums stay in view while the form is filled in. */
export function QuoteFormFoot({ state }: { state: PricedCartState }) {
  return <CartSums totals={state.priced?.totals ?? null} />
}
