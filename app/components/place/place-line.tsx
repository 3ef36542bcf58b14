import { Truck } from 'lucide-react'
import { deliveryDestination } from '#domain/cart/delivery-destination.ts'
import { deliveryLine } from '#domain/delivery/delivery-estimate.ts'
import { useDeliveryEstimate } from '#app/components/delivery/use-delivery-estimate.ts'
import { cartItemsStore } from '#app/components/quote-cart/cart/cart-items-store.ts'
import { useQuoteCart } from '#app/components/quote-cart/use-quote-cart.ts'
import { classNames } from '#ui/class-names.ts'
import { useStore } from '#ui/create-store.ts'
import { ChoosePlaceLink } from './choose-place-link.tsx'
import { usePlace, useRememberPlace } from './place-memory.ts'

type PlaceLineProps = {
  /** The slug of a town in the page's URL. */
  named?: string | null
  className?: string
}

/**
 * The cost of delivery to the visitor's place, with a way to choose the place. Only the browser knows it; the line's space is
 * reserved, so nothing shifts.
 */
export function PlaceLine({ named = null, className }: PlaceLineProps) {
  const { cart } = useQuoteCart()
  const { items } = useStore(cartItemsStore)
  // Known prices are enough here: the fee only depends on whether the order is large.
  const orderCents = cart.lines.reduce((sum, { inventoryId, quantity, unitPriceCents }) => {
    const item = items.get(inventoryId)
    return (
      sum + quantity * (item === undefined ? unitPriceCents : item.unitPriceCents + item.plantingFeeCents)
    )
  }, 0)
  const place = usePlace()
  const to =
    named === null
      ? (deliveryDestination(cart) ?? (place && { community: place.slug }))
      : { community: named }
  const { estimate, pending } = useDeliveryEstimate(to, orderCents)
  useRememberPlace(named ?? (estimate !== null && 'community' in estimate ? estimate.community : null))
  return (
    <p
      role="status"
      className={classNames(
        'flex min-h-[2lh] items-start gap-x-2 text-small leading-[1.6] text-ink-soft md:min-h-lh print:hidden',
        className,
      )}
    >
      <Truck aria-hidden className="mt-0.5 size-5 flex-none text-ink-quiet" />
      <span className="min-w-0 flex-1">
        {estimate !== null && <span className="text-ink">{deliveryLine(estimate)}. </span>}
        {pending && 'Calculating distance… '}
        {to === null && 'Delivery depends on where you are. '}
        {/* A town in a search is changed there, and a street in the quote. */}
        {named === null && (to === null || !('address' in to)) && (
          <ChoosePlaceLink to="/cart">{to === null ? 'Choose your area' : 'Change'}</ChoosePlaceLink>
        )}
      </span>
    </p>
  )
}
