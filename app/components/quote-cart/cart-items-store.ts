import type { CartItem, CartItems, GoneItem } from '#domain/cart/cart-item.ts'
import type { Cents } from '#domain/money.ts'

// What this page has learnt of inventory rows: from the cards they were added from, and from the server.

export type KnownItems = {
  items: ReadonlyMap<number, CartItem>
  gone: ReadonlyMap<number, GoneItem | null>
  minimumOrderCents: Cents | null
  failed: boolean
}

export const nothingKnown: KnownItems = {
  items: new Map(),
  gone: new Map(),
  minimumOrderCents: null,
  failed: false,
}

let known = nothingKnown
const listeners = new Set<() => void>()

function learn(next: KnownItems) {
  known = next
  for (const listener of listeners) listener()
}

/** What the answer does not name is unknown to the server, and so gone. */
export function withAnswer(before: KnownItems, answer: CartItems): KnownItems {
  const items = new Map(before.items)
  const gone = new Map(before.gone)
  for (const id of answer.ids) {
    items.delete(id)
    gone.set(id, null)
  }
  for (const item of answer.gone) gone.set(item.inventoryId, item)
  for (const item of answer.items) {
    items.set(item.inventoryId, item)
    gone.delete(item.inventoryId)
  }
  return { items, gone, minimumOrderCents: answer.minimumOrderCents, failed: false }
}

const absorb = (answer: CartItems) => learn(withAnswer(known, answer))

export const cartItemsStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: () => known,
  /** A card knows its item already: its line need not wait. */
  remember: (item: CartItem) => learn({ ...known, items: new Map(known.items).set(item.inventoryId, item) }),
  absorb,
  load: async (ids: readonly number[]) => {
    try {
      const response = await fetch(`/api/cart-items?ids=${ids.join(',')}`)
      if (!response.ok) throw new Error(`status ${response.status}`)
      absorb((await response.json()) as CartItems)
    } catch {
      learn({ ...known, failed: true })
    }
  },
}
