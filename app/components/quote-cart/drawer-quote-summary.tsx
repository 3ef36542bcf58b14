import type { SentQuoteRef } from '#domain/cart/cart.ts'
import { DialogBody } from '#ui/dialog.tsx'
import { QuoteSummaryFoot } from './quote-summary-foot.tsx'
import { QuoteSummary } from './quote-summary.tsx'
import { useSentQuote } from './use-sent-quote.ts'

export function DrawerQuoteSummary({ quote }: { quote: SentQuoteRef }) {
  const sent = useSentQuote(quote)
  return (
    <DialogBody foot={<QuoteSummaryFoot quote={quote} />} textAlone>
      <QuoteSummary sent={sent} takesFocus />
    </DialogBody>
  )
}
