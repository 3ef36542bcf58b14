import { Link } from 'react-router'
import { deliveryDestination } from '#domain/cart/delivery-destination.ts'
import { DeliveryLine } from '#app/components/delivery/delivery-line.tsx'
import { useDeliveryEstimate } from '#app/components/delivery/use-delivery-estimate.ts'
import { useStore } from '#ui/create-store.ts'
import { cartItemsStore } from './cart-items-store.ts'
import { useQuote } from '#app/components/quote-cart/use-quote.ts'

/** Delivery to the visitor's area in one line above a list, with a link to choose the area. */
export function CartDeliveryLine() {
  const { cart, showPanel } = useQuote()
  const { items } = useStore(cartItemsStore)
  // Known prices are enough here: the fee only depends on whether the order is large (DL-05).
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
      {to === null && 'Delivery depends on where you are. '}
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
          {to === null ? 'Choose your area' : 'Change'}
        </Link>
      )}
    </DeliveryLine>
  )
}
