import { byInWords } from '#domain/quote/day-words.ts'
import { answerPromise } from '#domain/quote/lifecycle/answer-promise.ts'
import { overStates } from '#domain/quote/lifecycle/events.ts'
import { stateAt, takesChanges } from '#domain/quote/lifecycle/record.ts'
import type { SentStatus } from '#domain/quote/quote.ts'
import type { SubmitQuoteResponse } from '#domain/quote/submit-quote-response.ts'
import { readRecord } from '#server/db/quote-events.ts'
import { findQuoteByToken } from '#server/db/quotes.ts'
import { toSentQuote } from '#server/presenters/submit-quote-response.ts'
import { deskHoursOf, readQuoteSettings } from './quote-settings.ts'

/** The summary of a sent quote, for a later visit; null if there's no such quote. */
export async function findSentQuote(token: string): Promise<SubmitQuoteResponse | null> {
  const quote = await findQuoteByToken(token)
  return quote === undefined ? null : toSentQuote(quote, await readSentStatus(quote.id, new Date()))
}

/** By when the sender hears from us, and how plants are added to the quote now. */
export async function readSentStatus(quoteId: number, now: Date): Promise<SentStatus> {
  const [{ record }, settings] = await Promise.all([readRecord(quoteId), readQuoteSettings()])
  const by = answerPromise(record, settings.promiseHours, deskHoursOf(settings))
  return {
    promise: by === null || by < now ? null : byInWords(by, now),
    takesChanges: takesChanges(record, now),
    isOver: overStates.includes(stateAt(record, now)),
  }
}
