import { useNavigate } from 'react-router'
import type { PricedCartState } from '#app/components/quote-cart/cart/use-priced-cart.ts'
import { QuoteFormFields, QuoteFormFoot, QuoteFormHead } from '#app/components/quote-cart/form/quote-form.tsx'
import { useQuoteForm, type PostedForm } from '#app/components/quote-cart/form/use-quote-form.ts'
import { visitOfCart } from '#domain/cart/visit-of-cart.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CartColumns } from './cart-columns.tsx'

type PageQuoteFormProps = { state: PricedCartState; posted: PostedForm | null; postKey: string }

/** The contact form on /cart, beside its totals. */
export function PageQuoteForm({ state, posted, postKey }: PageQuoteFormProps) {
  const navigate = useNavigate()
  const quoteForm = useQuoteForm({
    state,
    posted,
    onSent: () => void navigate('/cart', { replace: true }),
  })
  const visit = visitOfCart(state.priced)
  return (
    <CartColumns title="Your details" aside={<QuoteFormFoot quoteForm={quoteForm} state={state} />}>
      <ButtonLink to="/cart" look="quiet" size="small" className="mb-5">
        Back to Cart
      </ButtonLink>
      <QuoteFormHead visit={visit} />
      <QuoteFormFields
        quoteForm={quoteForm}
        delivery={state.delivery}
        visit={visit}
        postKey={posted?.key ?? postKey}
      />
    </CartColumns>
  )
}
