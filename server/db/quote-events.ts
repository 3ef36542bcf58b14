import { sql } from 'kysely'
import type { Action } from '#domain/quote/lifecycle/events.ts'
import type { QuoteRecord } from '#domain/quote/lifecycle/record.ts'
import { db, type Database } from './database.ts'

/** Actions on one quote wait for each other until the transaction ends. */
export async function lockQuote(on: Database, quoteId: number) {
  await sql`select pg_advisory_xact_lock(hashtext('hctc quote'), ${quoteId}::int)`.execute(on)
}

/** Turns a stored request into version 1 and its first event. */
export async function adoptQuote(on: Database, quoteId: number) {
  await sql`select adopt_quotes(array[${quoteId}::bigint])`.execute(on)
}

/** What the quote is now, and the number of its last event. Adopts a quote that the release before has stored. */
export async function readRecord(
  quoteId: number,
  on: Database = db(),
): Promise<{ record: QuoteRecord; seq: number }> {
  const last = await findLast(quoteId, on)
  if (last !== undefined) return last
  await adoptQuote(on, quoteId)
  const adopted = await findLast(quoteId, on)
  if (adopted === undefined) throw new Error(`There is no quote ${quoteId}`)
  return adopted
}

async function findLast(quoteId: number, on: Database) {
  const row = await on
    .selectFrom('quoteEvents')
    .select(['seq', 'record'])
    .where('quoteId', '=', quoteId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  // Written by us, from a QuoteRecord.
  return row && { seq: row.seq, record: row.record as unknown as QuoteRecord }
}

type NewEvent = {
  quoteId: number
  seq: number
  action: Action
  at: Date
  actor: string
  record: QuoteRecord
  words: string
  requestKey: string | null
}

export async function insertEvent(on: Database, { action, words, record, ...event }: NewEvent) {
  const { kind, ...details } = action
  await on
    .insertInto('quoteEvents')
    .values({
      ...event,
      kind,
      state: record.state,
      details: JSON.stringify(details),
      record: JSON.stringify(record),
    })
    .execute()
  if (words === '') return
  const { quoteId, seq } = event
  await on.insertInto('quoteEventTexts').values({ quoteId, seq, words }).execute()
}

export async function isKnownRequest(on: Database, requestKey: string): Promise<boolean> {
  const known = await on
    .selectFrom('quoteEvents')
    .select('seq')
    .where('requestKey', '=', requestKey)
    .executeTakeFirst()
  return known !== undefined
}

/** Makes the quote's stock holds what its last event says. */
export async function settleHolds(on: Database, quoteId: number) {
  await sql`select settle_holds(${quoteId}::bigint)`.execute(on)
}

/** Everything that happened, oldest first, with what people wrote. */
export function listEvents(quoteId: number, on: Database = db()) {
  return on
    .selectFrom('quoteEvents')
    .leftJoin('quoteEventTexts', (join) =>
      join
        .onRef('quoteEventTexts.quoteId', '=', 'quoteEvents.quoteId')
        .onRef('quoteEventTexts.seq', '=', 'quoteEvents.seq'),
    )
    .select(['quoteEvents.seq', 'kind', 'at', 'actor', 'state', 'details', 'words'])
    .where('quoteEvents.quoteId', '=', quoteId)
    .orderBy('quoteEvents.seq')
    .execute()
}
