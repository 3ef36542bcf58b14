import { QuoteSummaryFoot } from '#app/components/quote-cart/quote-summary-foot.tsx'
import { QuoteSummary } from '#app/components/quote-cart/quote-summary.tsx'
import { useSentQuote } from '#app/components/quote-cart/use-sent-quote.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import type { SentQuoteRef } from '#domain/cart/cart.ts'
import type { SubmitQuoteResponse } from '#domain/quote/submit-quote-response.ts'
import { CartColumns } from './cart-columns.tsx'

type SentQuoteProps = { quote: SentQuoteRef; loaded: SubmitQuoteResponse | null; items: readonly CartItem[] }

/** These plants were sent already: what it comes to, the way to that quote, and the two ways on (DR-05). */
export function SentQuote({ quote, loaded, items }: SentQuoteProps) {
  const sent = useSentQuote(quote, loaded)
  return (
    <CartColumns title={`Quote ${quote.number}`} aside={<QuoteSummaryFoot quote={quote} />}>
      <QuoteSummary sent={sent} items={items} takesFocus={false} />
    </CartColumns>
  )
}
