import { promisedBy, type DeskHours } from '#domain/settings/response-promise.ts'
import type { QuoteRecord } from './record.ts'

/** By when we promised this customer an answer; null if it isn't our turn, or if the desk never opens. */
export const answerPromise = (
  { waitingSince }: Pick<QuoteRecord, 'waitingSince'>,
  promiseHours: number,
  desk: DeskHours,
): Date | null => (waitingSince === null ? null : promisedBy(new Date(waitingSince), promiseHours, desk))
