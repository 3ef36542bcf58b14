import { CartForm } from '#app/components/quote-cart/cart-form.tsx'
import { Button } from '#app/ui/button.tsx'
import type { SubmittedQuote } from '#domain/cart/cart.ts'

/** These plants were sent already: the way to that quote, and the two ways on (DR-05). */
export function SentNotice({ quote }: { quote: SubmittedQuote }) {
  return (
    <section className="mt-6 max-w-prose rounded-box border border-line bg-good-surface p-5 print:hidden">
      <h2 className="text-h3">Quote {quote.number} is with us</h2>
      <p className="mt-1.5">
        <a href={`/quote/${quote.token}`}>Open your quote page</a>
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <CartForm intent="continue">
          <Button type="submit" size="small">
            Continue Adding Items
          </Button>
        </CartForm>
        <CartForm intent="clear">
          <Button type="submit" size="small" look="line">
            Start New Quote
          </Button>
        </CartForm>
      </div>
    </section>
  )
}
