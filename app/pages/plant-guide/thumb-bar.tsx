import { useEffect, useState } from 'react'
import { KeptButton } from '#app/components/keep/kept-button.tsx'
import { QuoteButton } from '#app/components/quote-cart/quote-button.tsx'
import { useQuoteCart } from '#app/components/quote-cart/use-quote-cart.ts'
import { sizeInWords } from '#domain/stock/container-sizes.ts'
import { formatCents } from '#domain/money.ts'
import { plantedCents } from '#domain/pricing/line-choice.ts'
import type { GuideStockItem } from './guide-plant.ts'

/** On a phone, the guide's bar at the foot: a size with its price, a link to the sizes, kept plants and the quote. */
export function ThumbBar({ stock }: { stock: readonly GuideStockItem[] }) {
  const { cart } = useQuoteCart()
  const isAtSizes = useIsInView('stock')
  const inQuote = stock.findLast((item) =>
    cart.lines.some(({ inventoryId }) => inventoryId === item.inventoryId),
  )
  const cheapest = stock.toSorted((one, other) => plantedCents(one) - plantedCents(other))[0]
  const picked = inQuote ?? cheapest
  return (
    <aside
      id="foot-bar"
      aria-label="Price"
      className="sticky bottom-0 z-4 flex min-h-18 items-center gap-3 border-t border-line bg-raised px-(--gutter) pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] md:hidden print:hidden"
    >
      {picked === undefined ? (
        <p className="mr-auto text-small">Not in stock today</p>
      ) : (
        <p className="mr-auto min-w-0 font-display text-h3 leading-tight">
          {formatCents(plantedCents(picked))}
          <small className="block font-text text-caption leading-snug tracking-normal text-ink-soft">
            {sizeInWords(picked.containerSize)}, {inQuote === undefined ? 'planted' : 'in your quote'}
          </small>
        </p>
      )}
      {!isAtSizes && (
        <a
          href="#stock"
          className="inline-flex min-h-12 items-center rounded-box bg-action px-4.5 leading-tight font-semibold text-on-action no-underline"
        >
          {picked === undefined ? 'How to get one' : 'Sizes'}
        </a>
      )}
      <KeptButton compact />
      {cart.lines.length > 0 && <QuoteButton />}
    </aside>
  )
}

function useIsInView(id: string): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    const element = document.querySelector(`#${id}`)
    if (element === null) return undefined
    const observer = new IntersectionObserver((entries) =>
      setIsInView(entries.at(-1)?.isIntersecting ?? false),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isInView
}
