import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Action } from '#domain/quotes/lifecycle/events.ts'
import type { QuoteRecord } from '#domain/quotes/lifecycle/record.ts'
import { currentRequest } from '#server/platform/requests/request-context.ts'
import { Busy } from '#server/platform/limits/limit-concurrency.ts'
import { db, type Database } from '#server/platform/database/database.ts'

/** Someone else's action on the quote takes too long to wait for. */
export class QuoteInUse extends Busy {}

const lockNotAvailable = '55P03'

/** A request's time without what it takes to say that someone else was faster. Outside a request, no limit (0). */
function lockMilliseconds(): number {
  const until = currentRequest()?.databaseUntil
  return until === undefined ? 0 : Math.max(100, Math.round(until - performance.now()) - 300)
}

/** Actions on one quote wait for each other until the transaction ends. */
export async function lockQuote(on: Database, quoteId: number) {
  try {
    await sql`select set_config('lock_timeout', ${String(lockMilliseconds())}, true),
      pg_advisory_xact_lock(hashtext('hctc quote'), ${quoteId}::int),
      set_config('lock_timeout', '0', true)`.execute(on)
  } catch (error) {
    if (error instanceof DatabaseError && error.code === lockNotAvailable)
      throw new QuoteInUse('another action on the quote took too long')
    throw error
  }
}

/** The quote's record and the number of its last event. */
export async function readRecord(
  quoteId: number,
  on: Database = db(),
): Promise<{ record: QuoteRecord; seq: number }> {
  const last = await on
    .selectFrom('quoteEvents')
    .select(['seq', 'record'])
    .where('quoteId', '=', quoteId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  // Written by us, from a QuoteRecord.
  return { seq: last.seq, record: last.record as unknown as QuoteRecord }
}

type NewEvent = {
  quoteId: number
  seq: number
  action: Action
  at: Date
  actor: string
  record: QuoteRecord
  words?: string
  requestKey?: string | null
}

export async function insertEvent(on: Database, { action, words = '', record, ...event }: NewEvent) {
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

const selectEvents = (quoteId: number, on: Database) =>
  on
    .selectFrom('quoteEvents')
    .leftJoin('quoteEventTexts', (join) =>
      join
        .onRef('quoteEventTexts.quoteId', '=', 'quoteEvents.quoteId')
        .onRef('quoteEventTexts.seq', '=', 'quoteEvents.seq'),
    )
    .select(['quoteEvents.seq', 'kind', 'at', 'actor', 'state', 'details', 'words'])
    .where('quoteEvents.quoteId', '=', quoteId)
    .orderBy('quoteEvents.seq')

/** Everything that happened, oldest first, with what people wrote. */
export const listEvents = (quoteId: number, on: Database = db()) => selectEvents(quoteId, on).execute()

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
  const rows = await selectEvents(quoteId, db()).select('record').execute()
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
