import { useId } from 'react'
import { changeDeliveryPlace } from '#domain/cart/cart.ts'
import { isLocatable } from '#domain/delivery/street-address.ts'
import { DeliveryCommunityField } from '#app/components/delivery/delivery-community-field.tsx'
import { ReachRuler } from '#app/components/delivery/reach-ruler.tsx'
import { deliveryForm } from './delivery-form.tsx'
import { DeliveryRow } from './delivery-row.tsx'
import type { CartDelivery } from './use-priced-cart.ts'
import { useQuote } from './use-quote.ts'

type TruckReachProps = {
  delivery: CartDelivery
  /** An empty cart has no sums to ask for the ZIP code in. */
  asksZip?: boolean
}

/** How far the truck drives for nothing, where the visitor stands on that way, and a community to choose. */
export function TruckReach({ delivery, asksZip = false }: TruckReachProps) {
  const { cart, changeCart } = useQuote()
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
          <label htmlFor={id}>{asksZip ? 'or to' : 'No ZIP code at hand? Deliver to'}</label>
          <DeliveryCommunityField
            id={id}
            value={cart.deliveryPlace}
            onChange={(place) => changeCart((now) => changeDeliveryPlace(now, place))}
            {...deliveryForm}
          />
        </div>
      )}
      {delivery.estimate !== null && <ReachRuler estimate={delivery.estimate} />}
    </section>
  )
}
