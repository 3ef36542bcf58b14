import { createContext, useContext } from 'react'
import type { Cart } from '#domain/cart/cart.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { createStore, useStore } from '#ui/create-store.ts'
import { cartStore } from './cart-store.ts'

export type QuotePanel = 'closed' | 'cart' | 'form' | 'submitted'

export type QuoteCart = {
  cart: Cart
  /** Applied to the newest cart, even if another tab changed it last. */
  changeCart: (change: (cart: Cart) => Cart) => void
  panel: QuotePanel
  showPanel: (panel: QuotePanel) => void
  /** The item in the add dialog, or in the question that comes before it. */
  adding: CartItem | null
  startAdding: (item: CartItem) => void
  stopAdding: () => void
  /** Loads the drawer's code before it's needed. */
  prepare: () => void
}

export const panelStore = createStore<QuotePanel>('closed')
export const addingStore = createStore<CartItem | null>(null)

/**
 * Only what never changes: a new value would reach into parts of the page that aren't hydrated yet, and React would throw their
 * HTML away. What changes is in the stores. The cart page provides its own cart.
 */
export const QuoteCartContext = createContext<
  (Omit<QuoteCart, 'cart' | 'panel' | 'adding'> & Partial<QuoteCart>) | null
>(null)

export function useQuoteCart(): QuoteCart {
  const given = useContext(QuoteCartContext)
  const stored = { cart: useStore(cartStore), panel: useStore(panelStore), adding: useStore(addingStore) }
  if (given === null) throw new Error('useQuote must be used within a QuoteProvider')
  return { ...stored, ...given }
}
