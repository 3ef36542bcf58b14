import type { Action } from '#domain/quote/lifecycle/events.ts'
import type { QuoteRecord } from '#domain/quote/lifecycle/record.ts'
import { db } from './database.ts'

/** An event with everything its emails say: the quote as it was before and after it, and what a person wrote. */
export type MailedEvent = {
  seq: number
  action: Action
  at: Date
  before: QuoteRecord | null
  record: QuoteRecord
  words: string
}

/** Oldest first. */
export async function listMailedEvents(quoteId: number): Promise<MailedEvent[]> {
  const rows = await db()
    .selectFrom('quoteEvents')
    .leftJoin('quoteEventTexts', (join) =>
      join
        .onRef('quoteEventTexts.quoteId', '=', 'quoteEvents.quoteId')
        .onRef('quoteEventTexts.seq', '=', 'quoteEvents.seq'),
    )
    .select(['quoteEvents.seq', 'kind', 'at', 'details', 'record', 'words'])
    .where('quoteEvents.quoteId', '=', quoteId)
    .orderBy('quoteEvents.seq')
    .execute()
  // Written by us, from an Action and a QuoteRecord.
  const recordAt = (index: number) => (rows[index]?.record ?? null) as unknown as QuoteRecord | null
  return rows.map(({ seq, kind, at, details, words }, index) => ({
    seq,
    action: { ...(details as object), kind } as Action,
    at,
    before: recordAt(index - 1),
    record: recordAt(index) as QuoteRecord,
    words: words ?? '',
  }))
}
