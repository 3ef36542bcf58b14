import { missingFromContact } from '#domain/quote/contact-form.ts'
import { Button } from '#ui/button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { CartSums } from './cart-sums.tsx'
import { quoteFormId } from './quote-form-ids.ts'
import type { PricedCartState } from './use-priced-cart.ts'
import type { QuoteForm } from './use-quote-form.ts'

type QuoteFormFootProps = { quoteForm: QuoteForm; state: PricedCartState }

/** The sums stay in view while the form is filled in; below them the button (QF-07, DR-07). */
export function QuoteFormFoot({ quoteForm: { form, values }, state }: QuoteFormFootProps) {
  const hydrated = useHydrated()
  const { isSubmitting } = form.formState
  const missing = missingFromContact(values)
  const isReady = missing.length === 0 && state.priced !== null && !isSubmitting
  return (
    <>
      <CartSums state={state} asksZip={false} />
      <Button
        type="submit"
        form={quoteFormId}
        look="action"
        className="mt-3.5 w-full"
        // Without JavaScript the server answers instead (reading 29).
        disabled={hydrated && !isReady}
      >
        {isSubmitting ? 'Processing' : 'Send my quote request'}
      </Button>
      {hydrated && missing.length > 0 && (
        <p className="mt-2 text-center text-caption text-ink-soft">Still needed: {missing.join(', ')}</p>
      )}
    </>
  )
}
