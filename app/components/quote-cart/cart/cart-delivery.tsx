import { useEffect, useEffectEvent, useId } from 'react'
import type { CartIntentName } from '#domain/cart/cart-intents.ts'
import { changeDeliveryPlace } from '#domain/cart/cart.ts'
import { feeWords } from '#domain/delivery/delivery-estimate.ts'
import { isLocatable } from '#domain/delivery/street-address.ts'
import { DeliveryZipField } from '#app/components/delivery/delivery-zip-field.tsx'
import { EstimateNote } from '#app/components/delivery/estimate-note.tsx'
import { placeMemory, useRememberPlace } from '#app/components/place/place-memory.ts'
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
