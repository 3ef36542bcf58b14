import { ShoppingBasket } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { countPlants, plantsInWords } from '#domain/cart/cart.ts'
import { useQuoteCart } from './use-quote-cart.ts'

/** In the header and in a guide's bar. The count overlaps the button, so nothing moves when it arrives with the cookie. */
export function QuoteButton() {
  const { count, submitted, link } = useQuoteLink()
  const isSent = submitted !== null
  return (
    <Link
      {...link}
      aria-label={
        isSent ? 'Your quote, sent' : count === 0 ? 'Your quote' : `Your quote, ${plantsInWords(count)}`
      }
      className="relative grid size-11 flex-none place-items-center min-[385px]:size-12 rounded-box border border-line-control bg-raised text-ink"
    >
      <ShoppingBasket aria-hidden className="size-6" strokeWidth={1.75} />
      {count > 0 && !isSent && (
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

/** A link to /cart that opens the drawer instead when JavaScript runs. */
export function useQuoteLink() {
  const { cart, showPanel, prepare } = useQuoteCart()
  const { pathname } = useLocation()
  return {
    count: countPlants(cart),
    submitted: cart.submitted,
    link: {
      to: '/cart',
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: (event: MouseEvent) => {
        if (pathname === '/cart' || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
          return
        event.preventDefault()
        showPanel(cart.submitted === null ? 'cart' : 'submitted')
      },
    },
  }
}
