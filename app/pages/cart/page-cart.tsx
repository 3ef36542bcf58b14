import { Form, useNavigate } from 'react-router'
import { RecentlyViewed } from '#app/components/keep/recently-viewed.tsx'
import { useReportEvent } from '#app/components/pixel/use-pixel.ts'
import { CartView, CartViewFoot, requestFormId } from '#app/components/quote-cart/cart/cart-view.tsx'
import {
  usePricedCart,
  type LoadedCart,
  type PricedCartState,
} from '#app/components/quote-cart/cart/use-priced-cart.ts'
import { QuoteFormFields, QuoteFormFoot, QuoteFormHead } from '#app/components/quote-cart/form/quote-form.tsx'
import { useQuoteForm, type PostedForm } from '#app/components/quote-cart/form/use-quote-form.ts'
import { useQuote } from '#app/components/quote-cart/use-quote.ts'
import { whyNotRequestable } from '#domain/cart/minimum-order.ts'
import { ButtonLink } from '#ui/button.tsx'
import { BestSellers, type BestSeller } from './best-sellers.tsx'
import { CartColumns } from './cart-columns.tsx'

type PageCartProps = {
  loaded: LoadedCart
  /** Shown beside an empty cart. */
  bestSellers: readonly BestSeller[]
  wantsForm: boolean
  posted: PostedForm | null
  postKey: string
}

/** The cart as a page, or the form once it's requested and the cart qualifies (DR-02). */
export function PageCart({ loaded, bestSellers, wantsForm, posted, postKey }: PageCartProps) {
  const { cart } = useQuote()
  const report = useReportEvent()
  const state = usePricedCart({ inView: true, loaded })
  const why = whyNotRequestable(state.priced, state.minimumOrderCents)
  if (wantsForm && why === null) return <PageQuoteForm state={state} posted={posted} postKey={postKey} />
  return (
    <CartColumns
      title="Plants"
      {...(cart.lines.length > 0 && { aside: <CartViewFoot state={state} /> })}
      {...(cart.lines.length === 0 &&
        bestSellers.length > 0 && { beside: <BestSellers items={bestSellers} /> })}
    >
      {wantsForm && why !== null && (
        <p role="alert" className="mb-4 font-medium text-danger">
          {why}
        </p>
      )}
      <CartView state={state} />
      {cart.lines.length === 0 && (
        <div className="mt-8">
          <RecentlyViewed />
        </div>
      )}
      {/* A separate form, because the totals already contain one for the ZIP code. */}
      <Form id={requestFormId} action="/cart" onSubmit={() => report('InitiateCheckout')}>
        <input type="hidden" name="step" value="form" />
      </Form>
    </CartColumns>
  )
}

type PageQuoteFormProps = { state: PricedCartState; posted: PostedForm | null; postKey: string }

/** The contact form on /cart, beside its totals. */
function PageQuoteForm({ state, posted, postKey }: PageQuoteFormProps) {
  const navigate = useNavigate()
  const quoteForm = useQuoteForm({
    state,
    posted,
    onSent: () => void navigate('/cart', { replace: true }),
  })
  return (
    <CartColumns title="Your details" aside={<QuoteFormFoot quoteForm={quoteForm} state={state} />}>
      <ButtonLink to="/cart" look="quiet" size="small" className="mb-5">
        Back to Cart
      </ButtonLink>
      <QuoteFormHead />
      <QuoteFormFields quoteForm={quoteForm} delivery={state.delivery} postKey={posted?.key ?? postKey} />
    </CartColumns>
  )
}
