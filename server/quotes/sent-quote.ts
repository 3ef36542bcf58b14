import { byInWords } from '#domain/time/day-words.ts'
import { answerPromise } from '#domain/quotes/lifecycle/answer-promise.ts'
import { overStates } from '#domain/quotes/lifecycle/events.ts'
import { stateAt, isChangedOnItsPage } from '#domain/quotes/lifecycle/record.ts'
import type { SentStatus, SubmittedQuote } from '#domain/quotes/quote.ts'
import { submitQuoteResponse, type SubmitQuoteResponse } from '#domain/quotes/submit-quote-response.ts'
import { validUntil } from '#domain/quotes/validity.ts'
import { readRecord } from './quote-events.ts'
import { findQuoteByToken } from './quotes.ts'
import { deskHoursOf, readQuoteSettings } from '#server/settings/quote-settings.ts'

/**
 * The summary of a sent quote, for a later visit through its link, which others may have: only the customer's first name. Null if
 * there's no such quote.
 */
export async function findSentQuote(token: string): Promise<SubmitQuoteResponse | null> {
  const quote = await findQuoteByToken(token)
  if (quote === undefined) return null
  const response = toSubmitQuoteResponse(quote, await readSentStatus(quote.id, new Date()), [])
  return { ...response, customer: { first_name: response.customer.first_name, email: null } }
}

/** By when the sender hears from us, and how plants are added to the quote now. */
export async function readSentStatus(quoteId: number, now: Date): Promise<SentStatus> {
  const [{ record }, settings] = await Promise.all([readRecord(quoteId), readQuoteSettings()])
  const by = answerPromise(record, settings.promiseHours, deskHoursOf(settings))
  return {
    promise: by === null || by < now ? null : byInWords(by, now),
    isChangedOnItsPage: isChangedOnItsPage(record, now),
    isOver: overStates.includes(stateAt(record, now)),
  }
}

/**
 * The response to a quote request. The customer is only what this request sent, never what we may already know about the
 * person.
 */
export function toSubmitQuoteResponse(
  { number, token, createdAt, replaces, gone, customer, estimate }: SubmittedQuote,
  sentStatus: SentStatus,
  differing: readonly string[],
) {
  const { firstName, lastName, zipCode, ...contact } = customer
  const { totals, delivery, plants } = estimate
  return {
    customer: { first_name: firstName, last_name: lastName, zip_code: zipCode, ...contact },
    // Nothing else of the estimate, and a repeated request gets the very same response.
    quote: submitQuoteResponse.shape.quote.parse({
      quote_number: number,
      createdAt: createdAt.toISOString(),
      validUntil: validUntil(estimate.validUntil).toISOString(),
      totals,
      delivery,
      plants,
      gone,
    }),
    quoteNumber: number,
    token,
    figuresDiffer: differing.length > 0,
    replaces,
    ...sentStatus,
  }
}
