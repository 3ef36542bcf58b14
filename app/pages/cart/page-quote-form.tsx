import { useLocation, useNavigate } from 'react-router'
import type { PricedCartState } from '#app/components/quote-cart/cart/use-priced-cart.ts'
import { QuoteFormFields, QuoteFormFoot, QuoteFormHead } from '#app/components/quote-cart/form/quote-form.tsx'
import { onlyGarden } from '#domain/growth/garden-link.ts'
import { useQuoteForm, type PostedForm } from '#app/components/quote-cart/form/use-quote-form.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CartColumns } from './cart-columns.tsx'

type PageQuoteFormProps = { state: PricedCartState; posted: PostedForm | null; postKey: string }

/** The contact form on /cart, beside its totals. */
export function PageQuoteForm({ state, posted, postKey }: PageQuoteFormProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const cartPath = `/cart${onlyGarden(search)}`
  const quoteForm = useQuoteForm({
    state,
    posted,
    onSent: () => void navigate(cartPath, { replace: true }),
  })
  return (
    <CartColumns title="Your details" aside={<QuoteFormFoot quoteForm={quoteForm} state={state} />}>
      <ButtonLink to={cartPath} look="quiet" size="small" className="mb-5">
        Back to Cart
      </ButtonLink>
      <QuoteFormHead />
      <QuoteFormFields quoteForm={quoteForm} delivery={state.delivery} postKey={posted?.key ?? postKey} />
    </CartColumns>
  )
}
