import { useCallback, useEffect, useRef, useState } from 'react'
import type { CartItems } from '#domain/cart/cart-item.ts'
import { deliveryDestination } from '#domain/cart/delivery-destination.ts'
import { isFull } from '#domain/cart/cart.ts'
import { priceCart, type PricedCart } from '#domain/cart/priced-cart.ts'
import { estimatedFeeCents, type DeliveryEstimate } from '#domain/delivery/delivery-estimate.ts'
import type { Cents } from '#domain/money.ts'
import type { Offers } from '#domain/pricing/line-choice.ts'
import { useDeliveryEstimate } from '#app/components/delivery/use-delivery-estimate.ts'
import { useStore } from '#ui/create-store.ts'
import { cartItemsStore, listed, withResponse, type KnownItems } from './cart-items-store.ts'
import { useQuoteCart } from '#app/components/quote-cart/use-quote-cart.ts'

export type CartDelivery = {
  estimate: DeliveryEstimate | null
  pending: boolean
  /** True if a form posted without JavaScript had something other than a ZIP code. */
  zipIsWrong: boolean
}

export type PricedCartState = {
  /** Null until every line's item is known. */
  priced: PricedCart | null
  minimumOrderCents: Cents | null
  offers: Offers
  delivery: CartDelivery
  oakCities: CartItems['oakCities']
  deerTowns: CartItems['deerTowns']
  failed: boolean
  tryAgain: () => void
}

/** The data a page loaded with, so the browser doesn't request it again. */
export type LoadedCart = { items: CartItems; estimate: DeliveryEstimate | null; zipIsWrong: boolean }

/** The cart with today's prices and delivery fee, loaded each time the cart comes into view, and with what's being added. */
export function usePricedCart({ inView, loaded }: { inView: boolean; loaded?: LoadedCart }): PricedCartState {
  const { cart, adding } = useQuoteCart()
  const stored = useStore(cartItemsStore)
  const inCart = cart.lines.map(({ inventoryId }) => inventoryId)
  const ids = adding === null || isFull(cart) ? inCart : [...new Set([...inCart, adding.inventoryId])]
  const items = loaded?.items
  const known =
    items === undefined || (stored.minimumOrderCents !== null && isComplete(stored, ids))
      ? stored
      : withResponse(stored, items)
  const complete = isComplete(known, ids)

  const idList = ids.join(',')
  const load = useCallback(
    () => void cartItemsStore.load(idList === '' ? [] : idList.split(',').map(Number)),
    [idList],
  )
  // Prices come from the server. Once per view is enough, unless an unknown line appears, say from another tab.
  const requested = useRef(false)
  useEffect(() => {
    if (inView && !(complete && requested.current)) {
      if (items !== undefined && !requested.current) cartItemsStore.merge(items)
      else load()
    }
    requested.current = inView
  }, [inView, complete, items, load])

  // Once seen, the fee stays while the drawer fades out.
  const [seen, setSeen] = useState(inView)
  if (inView && !seen) setSeen(true)
  const plants = complete ? priceCart(cart, listed(known), null) : null
  const orderCents = plants === null ? 0 : plants.totals.subtotalCents + plants.totals.laborCents
  const to = seen && plants !== null && !plants.isPickup ? deliveryDestination(cart) : null
  const delivery = useDeliveryEstimate(to, orderCents, loaded?.estimate)

  return {
    priced: complete ? priceCart(cart, listed(known), estimatedFeeCents(delivery.estimate)) : null,
    minimumOrderCents: known.minimumOrderCents,
    offers: known.offers,
    delivery: { ...delivery, zipIsWrong: loaded?.zipIsWrong ?? false },
    oakCities: known.oakCities,
    deerTowns: known.deerTowns,
    failed: known.failed,
    tryAgain: load,
  }
}

function isComplete(known: KnownItems, ids: readonly number[]): boolean {
  return ids.every((id) => known.items.has(id) || known.gone.has(id))
}
