import { createContext, useContext } from 'react'
import type { Cart } from '#domain/cart/cart.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'

/** DR-01. */
export type QuotePanel = 'closed' | 'cart' | 'form' | 'submitted'

export type Quote = {
  cart: Cart
  /** Applied to the newest cart, even if another tab changed it last. */
  changeCart: (change: (cart: Cart) => Cart) => void
  panel: QuotePanel
  showPanel: (panel: QuotePanel) => void
  /** The item in the add dialog, or in the DR-06 question that comes before it. */
  adding: CartItem | null
  startAdding: (item: CartItem) => void
  stopAdding: () => void
  /** Loads the drawer's code before it's needed. */
  prepare: () => void
}

export const QuoteContext = createContext<Quote | null>(null)

/** CT-07. */
export function useQuote(): Quote {
  const quote = useContext(QuoteContext)
  if (quote === null) throw new Error('useQuote must be used within a QuoteProvider')
  return quote
}
