import { createHash } from 'node:crypto'
import type { Cart, SentQuoteRef } from '#domain/cart/cart.ts'
import { contactForm } from '#domain/quotes/contact-form.ts'
import { quoteMessages } from '#domain/quotes/quote-messages.ts'
import type { QuoteFormValues } from '#domain/quotes/posted-values.ts'
import { fieldErrors, submitBody } from '#domain/quotes/submit-body.ts'
import { keyedHash } from '#server/platform/config/keyed-hash.ts'
import { submitQuote } from '#server/quotes/submit-quote.ts'

type PostedCart = {
  cart: Cart
  /** The contact form as posted without JavaScript. */
  form: QuoteFormValues
  /** The random value in the rendered form. */
  postKey: string
  client: string
}

export type CartOutcome =
  | { kind: 'sent'; quote: SentQuoteRef }
  | {
      kind: 'failed'
      status: number
      errors: Record<string, string>
      message: string | null
      /** False if the key already belongs to another request. */
      keepsKey: boolean
      retryAfterSeconds?: number
    }

/** Submits the cart in the cookie with a posted form. Same rules and messages as for the browser's JSON request. */
export async function submitCart({ cart, form, postKey, client }: PostedCart): Promise<CartOutcome> {
  const body = submitBody.safeParse({
    formData: form,
    items: cart.lines,
    priceCalculation: {},
    ...(cart.isPickup && { isPickup: true }),
    ...(cart.readsSpanish && { language: 'es' }),
    ...(cart.addingTo !== null && { earlierQuote: cart.addingTo }),
  })
  if (!body.success) {
    const contact = contactForm.safeParse(form)
    // If the form is valid, the problem is the cart: it's empty.
    return contact.success ? refused(422, quoteMessages.items) : wrongFields(fieldErrors(body.error))
  }
  const outcome = await submitQuote({
    body: body.data,
    bodyHash: createHash('sha256').update(JSON.stringify(body.data)).digest(),
    idempotencyKey: keyedHash('quote-form', postKey).toString('base64url'),
    replacesKey: null,
    client,
  })
  if (outcome.kind === 'stored')
    return { kind: 'sent', quote: { number: outcome.quote.number, token: outcome.quote.token } }
  const { status, message, retryAfterSeconds } = outcome
  return {
    ...refused(status, message),
    keepsKey: outcome.kind !== 'other-body',
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  }
}

const refused = (status: number, message: string) =>
  ({ kind: 'failed', status, errors: {}, message, keepsKey: true }) satisfies CartOutcome

const wrongFields = (errors: Record<string, string>) =>
  ({ kind: 'failed', status: 422, errors, message: null, keepsKey: true }) satisfies CartOutcome
