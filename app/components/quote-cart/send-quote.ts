import { z } from '#domain/zod.ts'
import { submitQuoteResponse, type SubmitQuoteResponse } from '#domain/quote/submit-quote-response.ts'
import { isCertainlyRefused, nextAttempt, type QuoteAttempt } from '#domain/quote/quote-attempt.ts'
import { messageForResponse, quoteMessages } from '#domain/quote/quote-messages.ts'
import type { toSubmitBody } from '#domain/quote/to-submit-body.ts'
import { readStored, store } from '#app/components/browser-storage.ts'

const longestMilliseconds = 30_000

// Kept beyond the page, too: whoever loads it again after a broken line still sends the same request.
let attempt: QuoteAttempt | null = null

function keep(next: QuoteAttempt | null) {
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

export type SendOutcome =
  | { kind: 'stored'; answer: SubmitQuoteResponse }
  | { kind: 'failed'; message: string; fields: Record<string, string> }

/** Sends a quote request: one quote, however often it is tried. Never throws. */
export async function sendQuote(
  apiOrigin: string,
  body: ReturnType<typeof toSubmitBody>,
): Promise<SendOutcome> {
  const chosen = body.items.map(({ inventoryId, quantity }) => [inventoryId, quantity])
  const request = {
    choices: JSON.stringify([body.formData, chosen]),
    body: JSON.stringify(body),
  }
  const sending = nextAttempt(lastAttempt(), request, crypto.randomUUID())
  keep(sending)
  try {
    const response = await fetch(`${apiOrigin}/api/public/submit-quote`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': sending.key,
        ...(sending.replaces !== null && { 'Idempotency-Replaces': sending.replaces }),
      },
      body: sending.body,
      signal: AbortSignal.timeout(longestMilliseconds),
    })
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok) {
      const stored = submitQuoteResponse.parse(answer)
      keep(null)
      return { kind: 'stored', answer: stored }
    }
    // A key that stands for another request is of no use any more.
    if (response.status === 409) keep(null)
    else if (isCertainlyRefused(response.status)) keep({ ...sending, outcomeUnknown: false })
    return { kind: 'failed', message: messageForResponse(response.status, answer), fields: fieldsOf(answer) }
  } catch {
    return { kind: 'failed', message: quoteMessages.failed, fields: {} }
  }
}

/** What the server says beside each field. */
function fieldsOf(answer: unknown): Record<string, string> {
  const parsed = z.object({ fields: z.record(z.string(), z.string()) }).safeParse(answer)
  return parsed.success ? parsed.data.fields : {}
}
