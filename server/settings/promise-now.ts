import type { QuoteSettings } from '#domain/settings/quote-settings.ts'
import { promisedBy } from '#domain/settings/response-promise.ts'
import { byInWords } from '#domain/time/day-words.ts'
import { deskHoursOf } from './quote-settings.ts'

/** By when we'd promise an answer to someone who asks now: 'by Tuesday at noon'. Null if the desk never opens. */
export function promiseNow(settings: QuoteSettings, now: Date): string | null {
  const promise = promisedBy(now, settings.promiseHours, deskHoursOf(settings))
  return promise === null ? null : byInWords(promise, now)
}
