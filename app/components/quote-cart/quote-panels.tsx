import { useState } from 'react'
import { applyAfterSubmitted, type AfterSubmitted } from '#domain/cart/cart-intents.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { sentQuoteQuestion } from '#domain/quotes/quote-words.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useBackToClose } from '#ui/use-back-to-close.ts'
import { useLastNonNull } from '#ui/use-last-non-null.ts'
import { AddDialog } from './cart/add-dialog.tsx'
import { QuoteDrawer } from './quote-drawer.tsx'
import { useSentQuote } from './sent/use-sent-quote.ts'
import { useQuoteCart } from './use-quote-cart.ts'

/** Everything that opens over the page. Loaded when first needed. */
export function QuotePanels() {
  const { cart, changeCart, adding, startAdding, stopAdding } = useQuoteCart()
  const [decision, setDecision] = useState<AfterSubmitted | null>(null)
  const lastAdded = useLastNonNull(adding)
  const close = () => {
    stopAdding()
    setDecision(null)
  }
  useBackToClose({
    name: 'add',
    isOpen: adding !== null,
    close,
    reopen: () => {
      if (lastAdded !== null) startAdding(lastAdded)
      return lastAdded !== null
    },
  })
  const asksFirst = cart.submitted !== null
  return (
    <>
      <SentQuoteQuestion
        item={asksFirst ? adding : null}
        onClose={close}
        onDecide={(decided) => {
          setDecision(decided)
          changeCart((now) => applyAfterSubmitted(now, decided))
        }}
      />
      <AddDialog item={asksFirst ? null : adding} onClose={close} opensDrawer={decision === 'existing'} />
      <QuoteDrawer />
    </>
  )
}

type SentQuoteQuestionProps = {
  item: CartItem | null
  onDecide: (decision: AfterSubmitted) => void
  onClose: () => void
}

/** Asks before anything is added to a quote that was already sent. The add dialog opens next. */
function SentQuoteQuestion({ item, onDecide, onClose }: SentQuoteQuestionProps) {
  const { cart } = useQuoteCart()
  const quoteNumber = useLastNonNull(cart.submitted?.number ?? null)
  const plantName = useLastNonNull(item?.plantName ?? null)
  const sent = useLastNonNull(useSentQuote(item === null ? null : cart.submitted))
  const isOfficial = sent?.isChangedOnItsPage === true
  return (
    <Dialog open={item !== null} onClose={onClose} title={`You already sent quote ${quoteNumber}`}>
      <p className="text-ink-soft">{sentQuoteQuestion(plantName ?? '', isOfficial)}</p>
      <div className="mt-5 grid gap-2.5">
        {isOfficial && sent !== null ? (
          <ButtonLink to={`/quote/${sent.token}`} onClick={onClose}>
            Open the quote
          </ButtonLink>
        ) : (
          <Button onClick={() => onDecide('existing')}>Add to Existing Quote</Button>
        )}
        <Button look="quiet" onClick={() => onDecide('new')}>
          Start a New Quote
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}
