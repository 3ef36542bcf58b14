import type { CartItem, CartItems, GoneItem } from '#domain/cart/cart-item.ts'
import type { Cents } from '#domain/money.ts'
import { noOffers, type Offers } from '#domain/pricing/line-choice.ts'
import { fetchJson } from '#app/fetch-json.ts'
import { createStore } from '#ui/create-store.ts'

// The stock items this page knows about, from the cards they were added from and from the server.

export type KnownItems = {
  items: ReadonlyMap<number, CartItem>
  gone: ReadonlyMap<number, GoneItem | null>
  minimumOrderCents: Cents | null
  offers: Offers
  oakCities: CartItems['oakCities']
  deerTowns: CartItems['deerTowns']
  failed: boolean
}

const nothingKnown: KnownItems = {
  items: new Map(),
  gone: new Map(),
  minimumOrderCents: null,
  offers: noOffers,
  oakCities: [],
  deerTowns: [],
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
  const { minimumOrderCents, offers, oakCities, deerTowns } = response
  return { items, gone, minimumOrderCents, offers, oakCities, deerTowns, failed: false }
}

/** The known items, as `priceCart` needs them. */
export const listed = ({ items, gone, offers }: KnownItems) => ({
  items: [...items.values()],
  gone: [...gone.values()].filter((item) => item !== null),
  offers,
})

const merge = (response: CartItems) => store.set(withResponse(store.read(), response))

export const cartItemsStore = {
  ...store,
  /** Stores an item from its card, so its line can show without waiting for the server. */
  remember: (item: CartItem) => {
    const known = store.read()
    const before = known.items.get(item.inventoryId)
    store.set({ ...known, items: new Map(known.items).set(item.inventoryId, { ...before, ...item }) })
  },
  merge,
  load: async (ids: readonly number[]) => {
    const response = await fetchJson<CartItems>(`/api/cart-items?ids=${ids.join(',')}`)
    if (response === null) store.set({ ...store.read(), failed: true })
    else merge(response)
  },
}
