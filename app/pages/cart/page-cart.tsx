import { memo } from 'react'
import { Form } from 'react-router'
import { useReportEvent } from '#app/components/pixel/use-pixel.ts'
import { CartView, CartViewFoot, requestFormId } from '#app/components/quote-cart/cart/cart-view.tsx'
import {
  usePricedCart,
  type LoadedCart,
  type PricedCartState,
} from '#app/components/quote-cart/cart/use-priced-cart.ts'
import type { PostedForm } from '#app/components/quote-cart/form/use-quote-form.ts'
import { useQuoteCart } from '#app/components/quote-cart/use-quote-cart.ts'
import { cartGarden } from '#domain/cart/cart-garden.ts'
import { whyNotRequestable } from '#domain/cart/minimum-order.ts'
import { useSame } from '#ui/use-same.ts'
import { lazyPart } from '#ui/lazy.tsx'
import { PhoneDisclosure } from '#ui/phone-disclosure.tsx'
import { CartColumns } from './cart-columns.tsx'

// More code than the cart itself, and most visitors fill it in from the drawer.
const GardenPlan = lazyPart(async () => (await import('#app/components/growth/garden-plan.tsx')).GardenPlan)
const PageQuoteForm = lazyPart(async () => (await import('./page-quote-form.tsx')).PageQuoteForm)

type PageCartProps = {
  loaded: LoadedCart
  wantsForm: boolean
  posted: PostedForm | null
  postKey: string
}

/** The cart as a page, or the form once it's requested and the cart qualifies. */
export const PageCart = memo(function PageCart({ loaded, wantsForm, posted, postKey }: PageCartProps) {
  const { cart } = useQuoteCart()
  const report = useReportEvent()
  const state = useSame(usePricedCart({ inView: true, loaded }))
  const why = whyNotRequestable(state.priced, state.minimumOrderCents)
  const garden = useSame(cartGarden(cart.lines, itemsOf(state)))
  if (wantsForm && why === null) return <PageQuoteForm state={state} posted={posted} postKey={postKey} />
  return (
    <>
      <CartColumns title="Plants" {...(cart.lines.length > 0 && { aside: <CartViewFoot state={state} /> })}>
        {wantsForm && why !== null && (
          <p role="alert" className="mb-4 font-medium text-danger">
            {why}
          </p>
        )}
        <CartView state={state} />
        {/* A separate form, because the totals already contain one for the ZIP code. */}
        <Form id={requestFormId} action="/cart" onSubmit={() => report('InitiateCheckout')}>
          <input type="hidden" name="step" value="form" />
        </Form>
      </CartColumns>
      {garden.length > 0 && (
        <div className="mt-3 md:mt-10 print:hidden">
          <PhoneDisclosure title="See your yard, drawn">
            <GardenPlan plants={garden} hoaPath={null} />
          </PhoneDisclosure>
        </div>
      )}
    </>
  )
})

const itemsOf = ({ priced }: PricedCartState) =>
  priced?.lines.flatMap((line) => (line.state === 'in-stock' ? [line.item] : [])) ?? []
