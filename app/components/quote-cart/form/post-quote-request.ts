import { z } from '#domain/zod.ts'
import type { SentQuoteRef } from '#domain/cart/cart.ts'
import { submitQuoteResponse, type SubmitQuoteResponse } from '#domain/quotes/submit-quote-response.ts'
import { isCertainlyRefused, nextAttempt, type QuoteAttempt } from '#domain/quotes/quote-attempt.ts'
import { messageForResponse, quoteMessages } from '#domain/quotes/quote-messages.ts'
import type { toSubmitBody } from '#domain/quotes/to-submit-body.ts'
import { readStored, store } from '#app/components/browser-storage.ts'
import { requestJson } from '#app/fetch-json.ts'

const timeoutMilliseconds = 30_000

// Stored in the browser too, so a reload after a lost connection resends the same request.
let attempt: QuoteAttempt | null = null

function saveAttempt(next: QuoteAttempt | null) {
  attempt = next
  store('attempt', next === null ? null : JSON.stringify(next))
}

const attemptSchema = z.object({
  key: z.string(),
  choices: z.string(),
  body: z.string(),
  replaces: z.string().nullable(),
  outcomeUnknown: z.boolean(),
})

function lastAttempt(): QuoteAttempt | null {
  if (attempt !== null) return attempt
  try {
    return attemptSchema.parse(JSON.parse(readStored('attempt') ?? ''))
  } catch {
    return null
  }
}

const refusal = z.object({
  fields: z.record(z.string(), z.string()).default({}),
  official: z.object({ number: z.string(), token: z.string() }).optional(),
})

export type SendOutcome =
  | { kind: 'stored'; response: SubmitQuoteResponse }
  | {
      kind: 'failed'
      message: string
      fields: Record<string, string>
      /** The quote on whose page to ask for the change instead. */
      official?: SentQuoteRef | undefined
    }

/** Submits a quote request. Retries of the same request store one quote. Never throws. */
export async function postQuoteRequest(
  apiOrigin: string,
  body: ReturnType<typeof toSubmitBody>,
): Promise<SendOutcome> {
  const { formData, isPickup, earlierQuote } = body
  const chosen = body.items.map(({ inventoryId, quantity, isPlantedByUs, hasCage }) => [
    inventoryId,
    quantity,
    isPlantedByUs,
    hasCage,
  ])
  const request = {
    choices: JSON.stringify([formData, chosen, isPickup, earlierQuote]),
    body: JSON.stringify(body),
  }
  const sending = nextAttempt(lastAttempt(), request, crypto.randomUUID())
  saveAttempt(sending)
  const response = await requestJson(`${apiOrigin}/api/public/submit-quote`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': sending.key,
      ...(sending.replaces !== null && { 'Idempotency-Replaces': sending.replaces }),
    },
    body: sending.body,
    signal: AbortSignal.timeout(timeoutMilliseconds),
  })
  if (response === null) return { kind: 'failed', message: quoteMessages.failed, fields: {} }
  const { ok, status, body: responseBody } = response
  if (ok) {
    const stored = submitQuoteResponse.safeParse(responseBody)
    if (!stored.success) return { kind: 'failed', message: quoteMessages.failed, fields: {} }
    saveAttempt(null)
    return { kind: 'stored', response: stored.data }
  }
  // 409: the key belongs to a different request, so the next attempt needs a new one.
  if (status === 409) saveAttempt(null)
  else if (isCertainlyRefused(status)) saveAttempt({ ...sending, outcomeUnknown: false })
  return {
    kind: 'failed',
    message: messageForResponse(status, responseBody),
    ...(refusal.safeParse(responseBody).data ?? { fields: {} }),
  }
}
