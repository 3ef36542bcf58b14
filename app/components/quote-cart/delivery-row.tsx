import { useId } from 'react'
import { changeDeliveryPlace } from '#domain/cart/cart.ts'
import { feeWords } from '#domain/delivery/delivery-estimate.ts'
import { isLocatable } from '#domain/delivery/street-address.ts'
import { DeliveryZipField } from '#app/components/delivery/delivery-zip-field.tsx'
import { EstimateNote } from '#app/components/delivery/estimate-note.tsx'
import { deliveryForm } from './delivery-form.tsx'
import type { CartDelivery } from './use-priced-cart.ts'
import { useQuote } from './use-quote.ts'

type DeliveryRowProps = {
  delivery: CartDelivery
  /** In the cart the ZIP code is asked for here, so that the fee is never below the fold. The form has its address instead. */
  asksZip: boolean
}

/** The delivery row of the sums: where to, what it costs, and what that rests on (DL-03, DL-07). */
export function DeliveryRow({ delivery: { estimate, pending, zipIsWrong }, asksZip }: DeliveryRowProps) {
  const { cart, changeCart } = useQuote()
  const id = useId()
  const toTheDoor = isLocatable(cart.customer)
  const fee = estimate === null ? (pending ? '…' : 'To be confirmed') : feeWords(estimate)
  const isKnown = estimate?.kind === 'fee'
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
            {...deliveryForm}
          />
        </dd>
      )}
      <dd className={`ml-auto text-right ${isKnown ? 'font-semibold text-good' : ''}`}>{fee}</dd>
      {asksZip && (
        <dd className="basis-full print:hidden">
          <EstimateNote estimate={estimate} pending={pending}>
            With a ZIP code the fee joins the total.
          </EstimateNote>
        </dd>
      )}
    </div>
  )
}
