import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import type { CartItems } from '#domain/cart/cart-item.ts'
import { priceCart, type PricedCart } from '#domain/cart/priced-cart.ts'
import type { Cents } from '#domain/money.ts'
import { cartItemsStore, nothingKnown, withAnswer, type KnownItems } from './cart-items-store.ts'
import { useDeliveryCents } from './delivery-slot.tsx'
import { useQuote } from './use-quote.ts'

export type PricedCartState = {
  /** Null until every line's item is known. */
  priced: PricedCart | null
  minimumOrderCents: Cents | null
  failed: boolean
  tryAgain: () => void
}

/** The cart with today's prices, asked for whenever it comes into view; a page brings along what it was `loaded` with. */
export function usePricedCart({ inView, loaded }: { inView: boolean; loaded?: CartItems }): PricedCartState {
  const { cart } = useQuote()
  const deliveryCents = useDeliveryCents()
  const learnt = useSyncExternalStore(cartItemsStore.subscribe, cartItemsStore.read, () => nothingKnown)
  const ids = cart.lines.map(({ inventoryId }) => inventoryId)
  const known =
    loaded === undefined || (learnt.minimumOrderCents !== null && isComplete(learnt, ids))
      ? learnt
      : withAnswer(learnt, loaded)
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
      if (loaded !== undefined && !asked.current) cartItemsStore.absorb(loaded)
      else load()
    }
    asked.current = inView
  }, [inView, complete, loaded, load])

  return {
    priced: complete ? priceCart(cart, listed(known), deliveryCents) : null,
    minimumOrderCents: known.minimumOrderCents,
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
