import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { deliveryDestination } from '#domain/cart/delivery-destination.ts'
import { DeliveryLine } from '#app/components/delivery/delivery-line.tsx'
import { useDeliveryEstimate } from '#app/components/delivery/use-delivery-estimate.ts'
import { cartItemsStore, nothingKnown } from './cart-items-store.ts'
import { useQuote } from './use-quote.ts'

/** Delivery to the visitor's place in one line above a list, and the way to choose one. */
export function CartDeliveryLine() {
  const { cart, showPanel } = useQuote()
  const { items } = useSyncExternalStore(cartItemsStore.subscribe, cartItemsStore.read, () => nothingKnown)
  // As far as the prices are known here: only a large order can make a difference (DL-05).
  const orderCents = cart.lines.reduce((sum, { inventoryId, quantity, unitPriceCents }) => {
    const item = items.get(inventoryId)
    return (
      sum + quantity * (item === undefined ? unitPriceCents : item.unitPriceCents + item.plantingFeeCents)
    )
  }, 0)
  const to = deliveryDestination(cart)
  const { estimate, pending } = useDeliveryEstimate(to, orderCents)
  return (
    <DeliveryLine estimate={estimate} pending={pending}>
      {to === null && 'What delivery costs depends on the place. '}
      {!pending && (
        <Link
          to="/cart"
          className="text-link underline"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            showPanel('cart')
          }}
        >
          {to === null ? 'Choose yours' : 'Change'}
        </Link>
      )}
    </DeliveryLine>
  )
}
