import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { CartItems } from '#domain/cart/cart-item.ts'
import { deliveryDestination } from '#domain/cart/delivery-destination.ts'
import { priceCart, type PricedCart } from '#domain/cart/priced-cart.ts'
import { estimatedFeeCents, type DeliveryEstimate } from '#domain/delivery/delivery-estimate.ts'
import type { Cents } from '#domain/money.ts'
import { useDeliveryEstimate } from '#app/components/delivery/use-delivery-estimate.ts'
import { cartItemsStore, nothingKnown, withAnswer, type KnownItems } from './cart-items-store.ts'
import { useQuote } from './use-quote.ts'

export type CartDelivery = {
  estimate: DeliveryEstimate | null
  pending: boolean
  /** What was posted without JavaScript is no ZIP code. */
  zipIsWrong: boolean
}

export type PricedCartState = {
  /** Null until every line's item is known. */
  priced: PricedCart | null
  minimumOrderCents: Cents | null
  delivery: CartDelivery
  failed: boolean
  tryAgain: () => void
}

/** What a page brings along, so that nothing of it need be asked for again. */
export type LoadedCart = { items: CartItems; estimate: DeliveryEstimate | null; zipIsWrong: boolean }

/** The cart with today's prices and its delivery, asked for whenever it comes into view. */
export function usePricedCart({ inView, loaded }: { inView: boolean; loaded?: LoadedCart }): PricedCartState {
  const { cart } = useQuote()
  const learnt = useSyncExternalStore(cartItemsStore.subscribe, cartItemsStore.read, () => nothingKnown)
  const ids = cart.lines.map(({ inventoryId }) => inventoryId)
  const items = loaded?.items
  const known =
    items === undefined || (learnt.minimumOrderCents !== null && isComplete(learnt, ids))
      ? learnt
      : withAnswer(learnt, items)
  const complete = isComplete(known, ids)

  const idList = ids.join(',')
  const load = useCallback(
    () => void cartItemsStore.load(idList === '' ? [] : idList.split(',').map(Number)),
    [idList],
  )
  // Prices live on the server. Once per view is enough, unless a line turns up that is not known, say from another tab.
  const asked = useRef(false)
  useEffect(() => {
    if (inView && !(complete && asked.current)) {
      if (items !== undefined && !asked.current) cartItemsStore.absorb(items)
      else load()
    }
    asked.current = inView
  }, [inView, complete, items, load])

  // Once seen, the fee stays while the drawer fades.
  const [seen, setSeen] = useState(inView)
  if (inView && !seen) setSeen(true)
  const plants = complete ? priceCart(cart, listed(known), null) : null
  const orderCents = plants === null ? 0 : plants.totals.subtotalCents + plants.totals.laborCents
  const to = seen && plants !== null ? deliveryDestination(cart) : null
  const delivery = useDeliveryEstimate(to, orderCents, loaded?.estimate)

  return {
    priced: complete ? priceCart(cart, listed(known), estimatedFeeCents(delivery.estimate)) : null,
    minimumOrderCents: known.minimumOrderCents,
    delivery: { ...delivery, zipIsWrong: loaded?.zipIsWrong ?? false },
    failed: known.failed,
    tryAgain: load,
  }
}

function isComplete(known: KnownItems, ids: readonly number[]): boolean {
  return ids.every((id) => known.items.has(id) || known.gone.has(id))
}

const listed = ({ items, gone }: KnownItems) => ({
  items: [...items.values()],
  gone: [...gone.values()].filter((item) => item !== null),
})
