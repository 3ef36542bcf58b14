import { Link } from 'react-router'
import { deliveryDestination } from '#domain/cart/delivery-destination.ts'
import type { DeliveryPlace } from '#domain/delivery/destination.ts'
import { findCommunity, nameInSentence } from '#domain/places/communities.ts'
import { ChoosePlaceLink } from '#app/components/place/choose-place-link.tsx'
import { usePlace, useRememberPlace } from '#app/components/place/place-memory.ts'
import { DeliveryLine } from '#app/components/delivery/delivery-line.tsx'
import { useDeliveryEstimate } from '#app/components/delivery/use-delivery-estimate.ts'
import { useStore } from '#ui/create-store.ts'
import { cartItemsStore } from './cart-items-store.ts'
import { useQuoteCart } from '#app/components/quote-cart/use-quote-cart.ts'

/** Delivery to the visitor's area in one line above a list, with a way to choose the area. */
export function CartDeliveryLine() {
  const { cart, showPanel } = useQuoteCart()
  const { items } = useStore(cartItemsStore)
  // Known prices are enough here: the fee only depends on whether the order is large.
  const orderCents = cart.lines.reduce((sum, { inventoryId, quantity, unitPriceCents }) => {
    const item = items.get(inventoryId)
    return (
      sum + quantity * (item === undefined ? unitPriceCents : item.unitPriceCents + item.plantingFeeCents)
    )
  }, 0)
  const place = usePlace()
  const to = deliveryDestination(cart) ?? (place && { community: place.slug })
  const { estimate, pending } = useDeliveryEstimate(to, orderCents)
  useRememberPlace(estimate !== null && 'community' in estimate ? estimate.community : null)
  return (
    <DeliveryLine estimate={estimate} pending={pending}>
      {to === null && 'Delivery depends on where you are. '}
      {!pending &&
        (to !== null && 'address' in to ? (
          <Link
            to="/cart"
            className="text-link underline"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              showPanel('cart')
            }}
          >
            Change
          </Link>
        ) : to === null ? (
          <ChoosePlaceLink to="/cart">Choose your area</ChoosePlaceLink>
        ) : (
          <span className="whitespace-nowrap">
            Not {nameOf(to)}? <ChoosePlaceLink to="/cart">Change</ChoosePlaceLink>
          </span>
        ))}
    </DeliveryLine>
  )
}

function nameOf(place: DeliveryPlace): string {
  if ('zip' in place) return place.zip
  const community = findCommunity(place.community)
  return community === undefined ? 'there' : nameInSentence(community)
}
