import { QuoteSummary, QuoteSummaryFoot } from '#app/components/quote-cart/sent/quote-summary.tsx'
import { useSentQuote } from '#app/components/quote-cart/sent/use-sent-quote.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import type { SentQuoteRef } from '#domain/cart/cart.ts'
import type { SubmitQuoteResponse } from '#domain/quotes/submit-quote-response.ts'
import { CartColumns } from './cart-columns.tsx'

type SentCartProps = { quote: SentQuoteRef; loaded: SubmitQuoteResponse | null; items: readonly CartItem[] }

/** A cart whose quote was sent: its summary, a link to the quote, and the two ways to go on. */
export function SentCart({ quote, loaded, items }: SentCartProps) {
  const sent = useSentQuote(quote, loaded)
  return (
    <CartColumns title={`Quote ${quote.number}`} aside={<QuoteSummaryFoot quote={quote} sent={sent} />}>
      <QuoteSummary sent={sent} items={items} takesFocus={false} />
    </CartColumns>
  )
}
