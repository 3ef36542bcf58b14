import { ShoppingBasket } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { KeptButton } from '#app/components/keep/kept-button.tsx'
import { useKeptInBar } from '#app/components/keep/use-kept-in-bar.ts'
import { cartItemsStore, listed } from '#app/components/quote-cart/cart/cart-items-store.ts'
import { useQuoteLink } from '#app/components/quote-cart/quote-button.tsx'
import { useQuoteCart } from '#app/components/quote-cart/use-quote-cart.ts'
import { plantsInWords } from '#domain/cart/cart.ts'
import { priceCart } from '#domain/cart/priced-cart.ts'
import { formatCents, type Cents } from '#domain/money.ts'
import { classNames } from '#ui/class-names.ts'
import { useStore } from '#ui/create-store.ts'

/**
 * The one bar at the foot of the screen: kept plants on the left, the quote on the right. On a phone it steps aside while
 * someone types and where a page has its own bar (#foot-bar). From 768 px it's a small bar with the kept plants.
 */
export function FootBar() {
  const kept = useKeptInBar()
  const { count } = useQuoteLink()
  return (
    <aside
      aria-label="Kept plants and quote"
      className={classNames(
        'group fixed z-4 flex items-center gap-3 bg-raised print:hidden',
        'max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:border-line max-md:px-(--gutter) max-md:pt-2.5 max-md:pb-[calc(10px+env(safe-area-inset-bottom))]',
        'max-md:in-[body:has(#foot-bar)]:hidden max-md:in-[body:has(form_:is(input:not([type=checkbox],[type=radio]),textarea):focus)]:hidden',
        'md:right-6 md:bottom-6 md:rounded-box md:shadow-lift',
        kept.length === 0 && 'md:hidden',
      )}
    >
      <KeptButton />
      {count > 0 && <QuoteLink />}
    </aside>
  )
}

/** The quote with its count and sum; once it's sent, just a quiet link to its page. */
function QuoteLink() {
  const { count, submitted, link } = useQuoteLink()
  const cents = useQuoteCents()
  if (submitted !== null)
    return (
      <Link
        to={`/quote/${submitted.token}`}
        className="inline-flex min-h-12 flex-1 items-center justify-center gap-2 rounded-box border border-line-control px-3 font-semibold whitespace-nowrap text-ink no-underline md:hidden"
      >
        Quote sent
      </Link>
    )
  return (
    <Link
      {...link}
      aria-label={`Quote, ${plantsInWords(count)}${cents === null ? '' : `, ${formatCents(cents)}`}`}
      className="inline-flex min-h-12 min-w-0 flex-1 items-center justify-center gap-2 rounded-box bg-action px-3 font-semibold whitespace-nowrap text-on-action no-underline tabular-nums md:hidden"
    >
      <ShoppingBasket aria-hidden className="size-5.5 flex-none" strokeWidth={1.75} />
      <span>
        <span className="max-[359px]:hidden">Quote, </span>
        {count}
      </span>
      <span className="ml-auto">{cents !== null && formatCents(cents)}</span>
    </Link>
  )
}

/** Plants and planting at today's prices; null until they're known. */
function useQuoteCents(): Cents | null {
  const { cart } = useQuoteCart()
  const known = useStore(cartItemsStore)
  const ids = cart.lines.map(({ inventoryId }) => inventoryId)
  const isKnown = ids.every((id) => known.items.has(id) || known.gone.has(id))
  const idList = ids.join(',')
  useEffect(() => {
    const isPhone = matchMedia('(max-width: 767px)').matches
    if (isPhone && !isKnown) void cartItemsStore.load(idList.split(',').map(Number))
  }, [idList, isKnown])
  if (!isKnown) return null
  const { subtotalCents, laborCents } = priceCart(cart, listed(known), null).totals
  return subtotalCents + laborCents
}
