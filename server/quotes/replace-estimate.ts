import { sql } from 'kysely'
import type { EventKind } from '#domain/quotes/lifecycle/events.ts'
import { quoteAfter } from '#domain/quotes/lifecycle/quote-after.ts'
import { unanswered } from '#domain/quotes/lifecycle/unanswered.ts'
import type { Database } from '#server/platform/database/database.ts'
import { insertEvent, listEvents, readRecord } from './quote-events.ts'
import { recordOnQuote } from './act-on-quote.ts'

type Successor = { id: number; number: string }

/** A request replaces the estimate it's added to, whose photos, weeks and open change move along. An ended quote stays as it is. */
export async function replaceEstimate(on: Database, quoteId: number, successor: Successor, now: Date) {
  const { record: before } = await readRecord(quoteId, on)
  const { kind } = await recordOnQuote(on, {
    quoteId,
    action: { kind: 'replaced', by: successor.number },
    actor: 'customer',
    now,
  })
  if (kind !== 'recorded') return
  await sql`select move_quote_photos(${successor.id}::bigint)`.execute(on)
  const events = await listEvents(quoteId, on)
  const window = events.findLast((event) => event.kind === 'window-chosen')
  const changes = before.hasOpenChange ? unanswered('change-asked', events) : []
  for (const event of [...changes, ...(window === undefined ? [] : [window])])
    await copyEvent(on, successor.id, event, now)
}

type Moved = { kind: string; words: string | null }

/** Without emails: those went out when it happened. */
async function copyEvent(on: Database, quoteId: number, { kind, words }: Moved, at: Date) {
  const { record, seq } = await readRecord(quoteId, on)
  const action = { kind: kind as EventKind & ('change-asked' | 'window-chosen') }
  const outcome = quoteAfter(record, { ...action, at })
  if ('refused' in outcome) return
  await insertEvent(on, {
    quoteId,
    seq: seq + 1,
    action,
    at,
    actor: 'customer',
    record: outcome.record,
    words: words ?? '',
  })
}
