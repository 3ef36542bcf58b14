import { ShoppingBasket } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { countPlants, plantsInWords } from '#domain/cart/cart.ts'
import { useQuote } from './use-quote.ts'

/** In the header. The count overlaps the button, so nothing moves when it arrives with the cookie. */
export function QuoteButton() {
  const { count, ...link } = useQuoteLink()
  return (
    <Link
      {...link}
      aria-label={count === 0 ? 'Your quote' : `Your quote, ${plantsInWords(count)}`}
      className="relative grid size-12 flex-none place-items-center rounded-box border border-line-control bg-raised text-ink"
    >
      <ShoppingBasket aria-hidden className="size-6" strokeWidth={1.75} />
      {count > 0 && (
        <span
          aria-hidden
          className="absolute -top-2 -right-2 grid h-5.5 min-w-5.5 place-items-center rounded-pill bg-brand px-1.5 text-caption leading-none font-semibold text-on-brand tabular-nums"
        >
          {count}
        </span>
      )}
    </Link>
  )
}

/** On a phone, within reach of the thumb, once the quote has something in it. */
export function QuoteThumbButton() {
  const { count, ...link } = useQuoteLink()
  const { pathname } = useLocation()
  if (count === 0 || pathname === '/cart') return null
  return (
    <nav aria-label="Quote">
      <Link
        {...link}
        // A plant guide has its own bar at the bottom.
        className={`fixed right-4 ${pathname.startsWith('/plant-database/') ? 'bottom-[calc(84px+env(safe-area-inset-bottom))]' : 'bottom-[calc(16px+env(safe-area-inset-bottom))]'} z-4 inline-flex min-h-13 items-center gap-2.5 rounded-box bg-action px-5 font-semibold text-on-action no-underline shadow-lift md:hidden print:hidden`}
      >
        <ShoppingBasket aria-hidden className="size-5.5" strokeWidth={1.75} />
        Quote, {plantsInWords(count)}
      </Link>
    </nav>
  )
}

/** A link to /cart that opens the drawer instead when JavaScript runs. */
function useQuoteLink() {
  const { cart, showPanel, prepare } = useQuote()
  const { pathname } = useLocation()
  return {
    to: '/cart',
    count: countPlants(cart),
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: (event: MouseEvent) => {
      if (pathname === '/cart' || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
        return
      event.preventDefault()
      showPanel(cart.submitted === null ? 'cart' : 'submitted')
    },
  }
}
