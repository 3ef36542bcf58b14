import type { AfterSubmitted } from '#domain/cart/cart-intents.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useLastOf } from './use-last-of.ts'
import { useQuote } from './use-quote.ts'

type SentQuoteQuestionProps = {
  item: CartItem | null
  onAnswer: (answer: AfterSubmitted) => void
  onClose: () => void
}

/** DR-06: asked before anything is added to a quote that was sent. The add dialog follows once it is answered. */
export function SentQuoteQuestion({ item, onAnswer, onClose }: SentQuoteQuestionProps) {
  const { cart } = useQuote()
  const quoteNumber = useLastOf(cart.submitted?.number ?? null)
  const plantName = useLastOf(item?.plantName ?? null)
  return (
    <Dialog open={item !== null} onClose={onClose} title={`You already sent quote ${quoteNumber}`}>
      <p className="text-ink-soft">Should {plantName} go with it, or start a new one?</p>
      <div className="mt-5 grid gap-2.5">
        <Button onClick={() => onAnswer('existing')}>Add to Existing Quote</Button>
        <Button look="quiet" onClick={() => onAnswer('new')}>
          Start a New Quote
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}
