import { afterEach, expect, test, vi } from 'vitest'
import { emptyCart } from '#domain/cart/cart.ts'
import { priceCart } from '#domain/cart/priced-cart.ts'
import { contactForm } from '#domain/quotes/contact-form.ts'
import { toSubmitBody } from '#domain/quotes/to-submit-body.ts'
import { postQuoteRequest } from './post-quote-request.ts'

const form = contactForm.parse({
  firstName: 'Elena',
  phone: '8305550117',
  address: '1 Main',
  termsAccepted: true,
})
const body = toSubmitBody(form, priceCart(emptyCart, { items: [], gone: [] }, null), null)
afterEach(() => vi.unstubAllGlobals())

test.each([
  [429, '{"error":"x"}', 'Too many requests. Please wait a minute before submitting another quote.'],
  [503, '{"error":"Error creating quote. Please try again."}', 'Error creating quote. Please try again.'],
  [500, 'Internal', 'Failed to submit quote. Please try again.'],
])('[SQ-02, SQ-03] a response of %i with %s is a failure that says: %s', async (status, text, message) => {
  vi.stubGlobal('fetch', async () => new Response(text, { status }))
  expect(await postQuoteRequest('https://trees.example', body)).toEqual({
    kind: 'failed',
    message,
    fields: {},
  })
})

test('[QL-24] a request for a quote that is official by now gets the way to its page', async () => {
  const official = { number: 'HCT-26-7K4P-9XQ2', token: 'abcdefghijklmnopqrstuv' }
  vi.stubGlobal('fetch', async () => Response.json({ error: 'x', official }, { status: 409 }))
  expect(await postQuoteRequest('https://trees.example', body)).toMatchObject({ kind: 'failed', official })
})
