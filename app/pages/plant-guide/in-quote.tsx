import { useQuoteCart } from '#app/components/quote-cart/use-quote-cart.ts'
import { quantityInQuote } from '#domain/cart/cart.ts'
import type { GuideStockItem } from './guide-plant.ts'

/** How many of a size are already in the quote, on the corner of its Add button, where it moves nothing. */
export function InQuote({ item }: { item: GuideStockItem }) {
  const quantity = quantityInQuote(useQuoteCart().cart, item)
  return (
    quantity > 0 && (
      <p className="absolute -top-2 left-[calc(100%-0.75rem)] min-w-5 rounded-pill bg-brand px-1 text-center text-caption leading-5 font-semibold text-on-brand tabular-nums">
        <span className="sr-only">In your quote: </span>
        {quantity}
      </p>
    )
  )
}
