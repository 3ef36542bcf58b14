import { byInWords } from '#domain/time/day-words.ts'
import { answerPromise } from '#domain/quotes/lifecycle/answer-promise.ts'
import { overStates } from '#domain/quotes/lifecycle/events.ts'
import { stateAt, takesChanges } from '#domain/quotes/lifecycle/record.ts'
import type { SentStatus } from '#domain/quotes/quote.ts'
import type { SubmitQuoteResponse } from '#domain/quotes/submit-quote-response.ts'
import { readRecord } from './quote-events.ts'
import { findQuoteByToken } from './quotes.ts'
import { toSentQuote } from './submit-quote-response.ts'
import { deskHoursOf, readQuoteSettings } from '#server/settings/quote-settings.ts'

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
