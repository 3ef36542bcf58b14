import type { CartItem, CartItems, GoneItem } from '#domain/cart/cart-item.ts'
import type { Cents } from '#domain/money.ts'
import { fetchJson } from '#app/fetch-json.ts'
import { createStore } from '#ui/create-store.ts'

// The stock items this page knows about, from the cards they were added from and from the server.

export type KnownItems = {
  items: ReadonlyMap<number, CartItem>
  gone: ReadonlyMap<number, GoneItem | null>
  minimumOrderCents: Cents | null
  failed: boolean
}

const nothingKnown: KnownItems = {
  items: new Map(),
  gone: new Map(),
  minimumOrderCents: null,
  failed: false,
}

const store = createStore(nothingKnown)

/** An id that was requested but isn't in the response is unknown to the server, so it counts as gone. */
export function withResponse(before: KnownItems, response: CartItems): KnownItems {
  const items = new Map(before.items)
  const gone = new Map(before.gone)
  for (const id of response.ids) {
    items.delete(id)
    gone.set(id, null)
  }
  for (const item of response.gone) gone.set(item.inventoryId, item)
  for (const item of response.items) {
    items.set(item.inventoryId, item)
    gone.delete(item.inventoryId)
  }
  return { items, gone, minimumOrderCents: response.minimumOrderCents, failed: false }
}

const merge = (response: CartItems) => store.set(withResponse(store.read(), response))

export const cartItemsStore = {
  ...store,
  /** Stores an item from its card, so its line can show without waiting for the server. */
  remember: (item: CartItem) => {
    const known = store.read()
    store.set({ ...known, items: new Map(known.items).set(item.inventoryId, item) })
  },
  merge,
  load: async (ids: readonly number[]) => {
    const response = await fetchJson<CartItems>(`/api/cart-items?ids=${ids.join(',')}`)
    if (response === null) store.set({ ...store.read(), failed: true })
    else merge(response)
  },
}
