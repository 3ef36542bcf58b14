import { z } from '#domain/zod.ts'
import { quoteAnswer, type QuoteAnswer } from '#domain/quote/quote-answer.ts'
import { isCertainlyRefused, nextAttempt, type QuoteAttempt } from '#domain/quote/quote-attempt.ts'
import { messageForAnswer, quoteMessages } from '#domain/quote/quote-messages.ts'
import { readStored, store } from './browser-storage.ts'

// The last attempt is kept beyond the page: whoever loads it again after a broken line still sends the same request.
const attemptName = 'hillCountryQuoteAttempt'
const longestMilliseconds = 30_000

let attempt: QuoteAttempt | null = null

function keep(next: QuoteAttempt | null) {
  attempt = next
  store(attemptName, next === null ? null : JSON.stringify(next))
}

const attemptSchema = z.object({
  key: z.string(),
  body: z.string(),
  replaces: z.string().nullable(),
  outcomeUnknown: z.boolean(),
})

function lastAttempt(): QuoteAttempt | null {
  if (attempt !== null) return attempt
  try {
    return attemptSchema.parse(JSON.parse(readStored(attemptName) ?? ''))
  } catch {
    return null
  }
}

export type SendOutcome =
  | { kind: 'stored'; answer: QuoteAnswer }
  | { kind: 'failed'; message: string; fields: Record<string, string> }

/** Sends a quote request: once, however often it is tried with the same body. Never throws. */
export async function sendQuote(apiOrigin: string, body: string): Promise<SendOutcome> {
  const sending = nextAttempt(lastAttempt(), body, crypto.randomUUID())
  keep(sending)
  try {
    const response = await fetch(`${apiOrigin}/api/public/submit-quote`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': sending.key,
        ...(sending.replaces !== null && { 'Idempotency-Replaces': sending.replaces }),
      },
      body,
      signal: AbortSignal.timeout(longestMilliseconds),
    })
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok) {
      const stored = quoteAnswer.parse(answer)
      keep(null)
      return { kind: 'stored', answer: stored }
    }
    // A key that stands for another request is of no use any more.
    if (response.status === 409) keep(null)
    else if (isCertainlyRefused(response.status)) keep({ ...sending, outcomeUnknown: false })
    return { kind: 'failed', message: messageForAnswer(response.status, answer), fields: fieldsOf(answer) }
  } catch {
    return { kind: 'failed', message: quoteMessages.failed, fields: {} }
  }
}

/** What the server says beside each field. */
function fieldsOf(answer: unknown): Record<string, string> {
  const parsed = z.object({ fields: z.record(z.string(), z.string()) }).safeParse(answer)
  return parsed.success ? parsed.data.fields : {}
}
