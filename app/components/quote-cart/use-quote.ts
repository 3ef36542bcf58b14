import { createContext, useContext } from 'react'
import type { Cart } from '#domain/cart/cart.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'

/** DR-01. */
export type QuotePanel = 'closed' | 'cart' | 'form' | 'submitted'

export type Quote = {
  cart: Cart
  /** Applied to the cart as it is at that moment, in whichever tab it was last changed. */
  changeCart: (change: (cart: Cart) => Cart) => void
  panel: QuotePanel
  showPanel: (panel: QuotePanel) => void
  /** The item for which the add dialog, or before it the question of DR-06, is open. */
  adding: CartItem | null
  startAdding: (item: CartItem) => void
  stopAdding: () => void
  /** Fetches the drawer's code before it is needed. */
  prepare: () => void
}

export const QuoteContext = createContext<Quote | null>(null)

/** CT-07. */
export function useQuote(): Quote {
  const quote = useContext(QuoteContext)
  if (quote === null) throw new Error('useQuote must be used within a QuoteProvider')
  return quote
}
