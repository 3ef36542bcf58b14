import type { Action } from '#domain/quote/lifecycle/events.ts'
import { quoteAfter, type Refusal } from '#domain/quote/lifecycle/quote-after.ts'
import type { QuoteRecord } from '#domain/quote/lifecycle/record.ts'
import { db, type Database } from '#server/db/database.ts'
import { insertEvent, isKnownRequest, lockQuote, readRecord, settleHolds } from '#server/db/quote-events.ts'

export type ActOutcome =
  | { kind: 'recorded'; record: QuoteRecord; seq: number }
  /** The same request has already been recorded. */
  | { kind: 'known' }
  | { kind: 'refused'; because: Refusal }

type Acting = {
  quoteId: number
  action: Action
  /** 'customer', 'clock', or the person at the desk. */
  actor: string
  /** What the person wrote. */
  words?: string
  requestKey?: string | null
  now: Date
}

/**
 * The only way anything happens to a stored quote: decides, records the event and settles the stock, or changes nothing. Runs in
 * the caller's transaction, so that what belongs to the event (a version, emails) is stored with it.
 */
export async function recordOnQuote(
  on: Database,
  { quoteId, action, actor, words = '', requestKey = null, now }: Acting,
): Promise<ActOutcome> {
  await lockQuote(on, quoteId)
  if (requestKey !== null && (await isKnownRequest(on, requestKey))) return { kind: 'known' }
  const before = await readRecord(quoteId, on)
  const outcome = quoteAfter(before.record, { ...action, at: now })
  if ('refused' in outcome) return { kind: 'refused', because: outcome.refused }
  const seq = before.seq + 1
  const { record } = outcome
  await insertEvent(on, { quoteId, seq, action, at: now, actor, record, words, requestKey })
  await settleHolds(on, quoteId)
  return { kind: 'recorded', record, seq }
}

export const actOnQuote = (acting: Acting): Promise<ActOutcome> =>
  db()
    .transaction()
    .execute((transaction) => recordOnQuote(transaction, acting))
