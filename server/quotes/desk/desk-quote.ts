import { formatCents } from '#domain/money.ts'
import type { QuoteState } from '#domain/quotes/lifecycle/events.ts'
import type { RefusalReason as LifecycleRefusal } from '#domain/quotes/lifecycle/quote-after.ts'
import { stateAt, type QuoteRecord } from '#domain/quotes/lifecycle/record.ts'
import { unanswered } from '#domain/quotes/lifecycle/unanswered.ts'
import { parseQuoteNumber } from '#domain/quotes/quote-number.ts'
import { formatMoment } from '#domain/quotes/validity.ts'
import { listEvents, readRecord } from '#server/quotes/quote-events.ts'
import { findQuoteId } from '#server/quotes/quotes.ts'
import type { ActOutcome } from '#server/quotes/act-on-quote.ts'
import { Outdated, Refusal } from '#server/platform/requests/refusal.ts'

export type DeskQuote = { id: number; number: string; record: QuoteRecord; seq: number; state: QuoteState }

/** A quote by the number that someone typed. */
export async function findDeskQuote(typed: string, now: Date): Promise<DeskQuote> {
  const number = parseQuoteNumber(typed)
  const id = number === undefined ? undefined : await findQuoteId(number)
  if (number === undefined || id === undefined)
    throw new Refusal(`There's no quote ${number ?? `'${typed}'`}.`)
  const { record, seq } = await readRecord(id)
  return { id, number, record, seq, state: stateAt(record, now) }
}

const sentences: Record<LifecycleRefusal, (quote: DeskQuote) => string> = {
  'no-such-quote': ({ number }) => `There's no quote ${number}.`,
  'not-in-this-state': ({ number, state }) => `${number} is ${state}, so this isn't possible.`,
  'not-the-newest': ({ number }) => `Another version of ${number} was sent in the meantime.`,
  'only-an-estimate': ({ number }) => `${number} is still an estimate. Send the official quote first.`,
  expired: ({ number }) => `${number} has expired. Send the official quote again.`,
  'change-open': ({ number }) => `${number} has an open change request.`,
  'nothing-open': ({ number }) => `Nothing of this kind is open on ${number}.`,
  'day-over': () => 'That day is over.',
  'not-due': () => "That day hasn't come yet.",
  'not-received': ({ record }) => `Only ${formatCents(record.receivedCents)} was received.`,
}

async function explain(because: LifecycleRefusal, quote: DeskQuote): Promise<string> {
  const sentence = sentences[because](quote)
  if (because !== 'change-open') return `${sentence} Nothing was changed.`
  const changes = unanswered('change-asked', await listEvents(quote.id)).map(
    ({ at, words }) => `${formatMoment(at)}: ${words ?? ''}`,
  )
  return [
    sentence,
    ...changes,
    'Send a new version, answer that it stays as it is, or go ahead despite the change. Nothing was changed.',
  ].join('\n')
}

/** Refuses in plain words what wasn't recorded. */
export async function requireRecorded(outcome: ActOutcome, quote: DeskQuote) {
  if (outcome.kind === 'recorded') return
  if (outcome.kind === 'outdated')
    throw new Outdated(
      `Something happened to ${quote.number} after this was prepared. Look at it again. Nothing was changed.`,
    )
  if (outcome.kind === 'known') throw new Refusal('This was already done.')
  throw new Refusal(await explain(outcome.because, quote))
}
