import type { AfterSubmitted, CartIntentName } from '#domain/cart/cart-intents.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import type { SentQuoteRef } from '#domain/cart/cart.ts'
import { sentQuoteQuestion } from '#domain/quotes/quote-words.ts'
import type { SubmitQuoteResponse } from '#domain/quotes/submit-quote-response.ts'
import { Button, ButtonLink } from '#ui/button.tsx'

type SentCartQuestionProps = {
  quote: SentQuoteRef
  sent: SubmitQuoteResponse | null
  item: CartItem
  quantity: number
}

const decisions: { after: AfterSubmitted; label: string; look: 'brand' | 'quiet' }[] = [
  { after: 'existing', label: 'Add to Existing Quote', look: 'brand' },
  { after: 'new', label: 'Start a New Quote', look: 'quiet' },
]

/** Without JavaScript: the question as a page, with a form for each choice. */
export function SentCartQuestion({ quote, sent, item, quantity }: SentCartQuestionProps) {
  const intent: CartIntentName = 'add'
  const isOfficial = sent?.isChangedOnItsPage === true
  return (
    <section className="mt-6 max-w-dialog">
      <h2 className="text-h3">You already sent quote {quote.number}</h2>
      <p className="mt-1.5 text-ink-soft">{sentQuoteQuestion(item.plantName, isOfficial)}</p>
      <div className="mt-5 grid gap-2.5">
        {isOfficial && <ButtonLink to={`/quote/${quote.token}`}>Open the quote</ButtonLink>}
        {decisions
          .filter(({ after }) => !isOfficial || after === 'new')
          .map(({ after, label, look }) => (
            <form key={after} method="post" action="/cart">
              <input type="hidden" name="intent" value={intent} />
              <input type="hidden" name="item" value={item.inventoryId} />
              <input type="hidden" name="quantity" value={quantity} />
              <input type="hidden" name="after" value={after} />
              <Button type="submit" look={look} className="w-full">
                {label}
              </Button>
            </form>
          ))}
        <ButtonLink to="/inventory" look="quiet">
          Cancel
        </ButtonLink>
      </div>
    </section>
  )
}
