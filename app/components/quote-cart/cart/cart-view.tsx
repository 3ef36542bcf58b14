import { useId, type MouseEvent } from 'react'
import { Link, useLocation, useRouteLoaderData } from 'react-router'
import { changeDeliveryPlace } from '#domain/cart/cart.ts'
import { isLocatable } from '#domain/delivery/street-address.ts'
import { DeliveryZipField } from '#app/components/delivery/delivery-zip-field.tsx'
import { RebateBox } from '#app/components/rebate-box.tsx'
import { EstimateNote } from '#app/components/delivery/estimate-note.tsx'
import { minimumOrder, whyNotRequestable } from '#domain/cart/minimum-order.ts'
import { defaultProfile, telephoneLink, type CompanyProfile } from '#domain/settings/company-profile.ts'
import { EmptyBed, ClosedGate } from '#app/components/plants/drawings.tsx'
import { useQuoteCart } from '#app/components/quote-cart/use-quote-cart.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FootAction } from '#ui/foot-action.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { CageOfferBox } from './cage-offer-box.tsx'
import { deliveryFormProps } from './cart-delivery.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartTotals, MinimumProgress } from './cart-totals.tsx'
import type { CartDelivery, PricedCartState } from './use-priced-cart.ts'

/** The cart above its totals, in the drawer and on /cart: the plants, or why there are none to show. */
export function CartView({ state }: { state: PricedCartState }) {
  const { priced, minimumOrderCents, offers, delivery, failed, tryAgain } = state
  const { cart } = useQuoteCart()
  const browseYard = useBrowseYard()
  if (cart.lines.length === 0)
    return (
      <>
        <StatePanel
          drawing={<EmptyBed />}
          title="Nothing in your quote yet"
          action={<ButtonLink {...browseYard}>Browse the yard</ButtonLink>}
        >
          Plants you add show up here, priced with planting.
        </StatePanel>
        <DeliveryAhead delivery={delivery} />
      </>
    )
  if (priced === null || (failed && minimumOrderCents === null))
    return failed ? (
      <StatePanel
        drawing={<ClosedGate />}
        title="Prices didn’t load"
        action={<Button onClick={tryAgain}>Try Again</Button>}
      >
        Your quote is safe. <OrCall />
      </StatePanel>
    ) : (
      <LoadingLines count={cart.lines.length} />
    )
  return (
    <>
      {minimumOrderCents !== null && !minimumOrder(priced, minimumOrderCents).met && (
        <>
          <MinimumProgress priced={priced} minimumCents={minimumOrderCents} />
          <Link
            {...browseYard}
            className="inline-flex min-h-11 items-center font-semibold text-link underline print:hidden"
          >
            Browse the yard
          </Link>
        </>
      )}
      {cart.addingTo !== null && (
        <p className="mt-3 text-small text-ink-soft">
          Goes with quote <span className="whitespace-nowrap">{cart.addingTo.number}</span>
        </p>
      )}
      <CartLines priced={priced} offers={offers}>
        <CageOfferBox state={state} priced={priced} />
      </CartLines>
      <RebateBox className="mt-4" />
    </>
  )
}

/** A link to the inventory. A visitor who's already there only closes the drawer, and keeps the filters. */
function useBrowseYard() {
  const { panel, showPanel } = useQuoteCart()
  const { pathname } = useLocation()
  return {
    to: '/inventory',
    onClick: (event: MouseEvent) => {
      if (panel !== 'closed' && pathname === '/inventory') event.preventDefault()
      showPanel('closed')
    },
  }
}

/** The delivery fee before there's anything to deliver. */
function DeliveryAhead({ delivery: { estimate, pending, zipIsWrong } }: { delivery: CartDelivery }) {
  const { cart, changeCart } = useQuoteCart()
  const id = useId()
  if (isLocatable(cart.customer)) return null
  return (
    <section className="mt-6 grid gap-2 border-t border-line pt-4 print:hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <label htmlFor={id}>Delivery to ZIP</label>
        <DeliveryZipField
          id={id}
          value={cart.deliveryPlace}
          onChange={(place) => changeCart((now) => changeDeliveryPlace(now, place))}
          isWrong={zipIsWrong}
          {...deliveryFormProps}
        />
      </div>
      <EstimateNote estimate={estimate} pending={pending}>
        Free near the yard. Enter a ZIP code to see your fee.
      </EstimateNote>
    </section>
  )
}

function LoadingLines({ count }: { count: number }) {
  return (
    <div role="status">
      <span className="sr-only">Loading today’s prices</span>
      {Array.from({ length: Math.min(count, 6) }, (_, index) => (
        <div
          key={index}
          className="grid grid-cols-[76px_1fr] gap-4 border-b border-line py-4.5 md:grid-cols-[92px_1fr]"
        >
          <Skeleton className="aspect-square" />
          <div>
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="mt-2 h-4 w-2/5" />
            <Skeleton className="mt-3 h-10 w-32" />
          </div>
        </div>
      ))}
    </div>
  )
}

type CartViewFootProps = {
  state: PricedCartState
  /** Without this, the button submits the form with the id `requestFormId`. */
  onRequest?: () => void
}

export const requestFormId = 'request-this-quote'

/** The totals and the button to the form. */
export function CartViewFoot({ state, onRequest }: CartViewFootProps) {
  const whyId = useId()
  const hydrated = useHydrated()
  const why = whyNotRequestable(state.priced, state.minimumOrderCents)
  return (
    <>
      <CartTotals state={state} asksZip />
      <FootAction>
        <Button
          {...(onRequest === undefined
            ? { type: 'submit', form: requestFormId }
            : { type: 'button', onClick: onRequest })}
          look="action"
          // Without JavaScript the button stays enabled and the server explains what's missing.
          disabled={hydrated && why !== null}
          aria-describedby={why === null ? undefined : whyId}
        >
          Request this quote
        </Button>
      </FootAction>
      {why !== null && (
        <p
          id={whyId}
          // Hidden while prices load, so nothing shifts.
          className={
            state.priced === null || state.minimumOrderCents === null
              ? 'sr-only'
              : 'mt-2 text-center text-caption text-ink-quiet print:hidden'
          }
        >
          {why}
        </p>
      )}
    </>
  )
}

/** Cached pages and open tabs outlive an outage. The quote can't be sent then, but someone still picks up the phone. */
export function OrCall() {
  const { phone } = useRouteLoaderData<{ company: CompanyProfile }>('root')?.company ?? defaultProfile
  return (
    <>
      If this keeps happening, call{' '}
      <a href={telephoneLink(phone)} className="font-semibold whitespace-nowrap">
        {phone}
      </a>
      .
    </>
  )
}
