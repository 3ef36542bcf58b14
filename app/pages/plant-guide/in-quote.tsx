import { useQuote } from '#app/components/quote-cart/use-quote.ts'
import { inQuote } from '#domain/cart/in-quote.ts'
import type { StockItem } from './guide-plant.ts'

/** Says how many of a size are already in the quote. */
export function InQuote({ item }: { item: StockItem }) {
  const quantity = inQuote(useQuote().cart, item)
  return (
    quantity > 0 && <p className="mt-1 text-caption font-semibold text-good">In your quote: {quantity}</p>
  )
}
