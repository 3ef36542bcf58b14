import { useEffect, useEffectEvent, useId } from 'react'
import type { CartIntentName } from '#domain/cart/cart-intents.ts'
import { changeDeliveryPlace } from '#domain/cart/cart.ts'
import { feeWords } from '#domain/delivery/delivery-estimate.ts'
import { isLocatable } from '#domain/delivery/street-address.ts'
import { DeliveryCommunityField } from '#app/components/delivery/delivery-community-field.tsx'
import { DeliveryZipField } from '#app/components/delivery/delivery-zip-field.tsx'
import { EstimateNote } from '#app/components/delivery/estimate-note.tsx'
import { placeMemory, useRememberPlace } from '#app/components/place/place-memory.ts'
import { DeliveryRuler } from '#app/components/delivery/delivery-ruler.tsx'
import { useQuoteCart } from '#app/components/quote-cart/use-quote-cart.ts'
import type { CartDelivery } from './use-priced-cart.ts'

const intent: CartIntentName = 'delivery'

/** Without JavaScript the destination is posted to /cart, which renders the estimate. */
export const deliveryFormProps = {
  action: '/cart',
  method: 'post',
  children: <input type="hidden" name="intent" value={intent} />,
} as const

type DeliveryRowProps = {
  delivery: CartDelivery
  /** The cart asks for a ZIP code here, so the fee is never below the fold. The form asks for an address instead. */
  asksZip: boolean
}

/** The delivery row of the totals: where to, the fee, and how we know it. */
export function DeliveryRow({ delivery: { estimate, pending, zipIsWrong }, asksZip }: DeliveryRowProps) {
  const { cart, changeCart } = useQuoteCart()
  const id = useId()
  const toTheDoor = isLocatable(cart.customer)
  const fee = estimate === null ? (pending ? '…' : 'To be confirmed') : feeWords(estimate)
  const isKnown = estimate?.kind === 'fee'
  useDefaultPlace()
  useRememberPlace(!toTheDoor && estimate !== null && 'community' in estimate ? estimate.community : null)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <dt className="min-w-0 text-ink-soft">
        {toTheDoor || !asksZip ? (
          <span className="wrap-anywhere">
            {toTheDoor ? `Delivery to ${cart.customer.address}` : 'Delivery'}
          </span>
        ) : (
          <label htmlFor={id}>Delivery to ZIP</label>
        )}
      </dt>
      {!toTheDoor && asksZip && (
        <dd className="print:hidden">
          <DeliveryZipField
            id={id}
            value={cart.deliveryPlace}
            onChange={(place) => changeCart((now) => changeDeliveryPlace(now, place))}
            isWrong={zipIsWrong}
            {...deliveryFormProps}
          />
        </dd>
      )}
      <dd className={`ml-auto text-right ${isKnown ? 'font-semibold text-good' : ''}`}>{fee}</dd>
      {asksZip && (
        <dd className="basis-full print:hidden">
          <EstimateNote estimate={estimate} pending={pending}>
            Enter a ZIP code to add delivery.
          </EstimateNote>
        </dd>
      )}
    </div>
  )
}

/** Fills in the visitor's community if the cart has no destination yet. Only when it's opened: it may be cleared after that. */
function useDefaultPlace() {
  const { changeCart } = useQuoteCart()
  const fillIn = useEffectEvent(() => {
    const place = placeMemory.read()
    if (place === null) return
    changeCart((now) =>
      now.deliveryPlace === null && !isLocatable(now.customer)
        ? changeDeliveryPlace(now, { community: place.slug })
        : now,
    )
  })
  useEffect(() => fillIn(), [])
}

type TruckReachProps = {
  delivery: CartDelivery
  /** An empty cart has no totals, so the ZIP code is asked for here. */
  asksZip?: boolean
}

/** How far delivery is free, where the visitor is on that scale, and a community to choose. */
export function TruckReach({ delivery, asksZip = false }: TruckReachProps) {
  const { cart, changeCart } = useQuoteCart()
  const id = useId()
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="mt-2 grid gap-2.5 border-t border-line pt-4 pb-2 print:hidden"
    >
      <h3 id={`${id}-title`} className="text-h4">
        How far the truck goes
      </h3>
      {asksZip && (
        <dl className="text-ui">
          <DeliveryRow delivery={delivery} asksZip />
        </dl>
      )}
      {!isLocatable(cart.customer) && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ui text-ink-soft">
          <label htmlFor={id}>{asksZip ? 'or to' : 'No ZIP code handy? Deliver to'}</label>
          <DeliveryCommunityField
            id={id}
            value={cart.deliveryPlace}
            onChange={(place) => {
              changeCart((now) => changeDeliveryPlace(now, place))
              if (place !== null && 'community' in place) placeMemory.remember(place.community)
            }}
            {...deliveryFormProps}
          />
        </div>
      )}
      {delivery.estimate !== null && <DeliveryRuler estimate={delivery.estimate} />}
    </section>
  )
}
