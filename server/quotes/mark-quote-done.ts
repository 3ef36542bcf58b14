import { personIdOf } from '#domain/desk/desk-actor.ts'
import { chargedOrder } from '#domain/pricing/charged-order.ts'
import type { Action, DoneLine } from '#domain/quotes/lifecycle/events.ts'
import { takeFromStock } from '#domain/quotes/lifecycle/stock-taken.ts'
import type { Database } from '#server/platform/database/database.ts'
import { listEvents, lockQuote, readRecord } from './quote-events.ts'
import { insertNote } from './desk/quote-notes.ts'
import { listVersions } from './quote-versions.ts'
import { inQuoteTransaction, recordOnQuote, type ActOutcome } from './act-on-quote.ts'

type Done = {
  day: string
  lines: readonly DoneLine[]
  despiteChange: boolean
  /** Why lines weren't done. */
  words?: string
  /** For us only. */
  note?: string
  afterEvent?: number | undefined
}

/**
 * Records what was planted, delivered or picked up, and takes it off the listed stock, together with the order's hold. Recorded
 * again, it's a correction: what wasn't taken after all is listed again.
 */
export async function markQuoteDone(
  quoteId: number,
  { words = '', note = '', afterEvent, ...done }: Done,
  actor: string,
  now: Date,
): Promise<ActOutcome> {
  return inQuoteTransaction(async (on) => {
    await lockQuote(on, quoteId)
    const { record: before, seq } = await readRecord(quoteId, on)
    const versions = await listVersions(quoteId, on)
    const order = versions.find(({ version }) => version === before.accepted?.version)
    const plants = order?.plants ?? []
    const listed = await lockListed(
      on,
      plants.map(({ inventoryId }) => inventoryId),
    )
    const taken = takeFromStock({ lines: done.lines, before: before.done?.lines ?? [], plants, listed })
    const { day } = done
    const { lines } = taken
    const personId = personIdOf(actor)
    if (note !== '' && personId !== null) await insertNote(on, { quoteId, personId, words: note, at: now })
    if (before.done !== null && before.done.day === day && isSameWork(before.done.lines, lines)) {
      const events = await listEvents(quoteId, on)
      const told = events.findLast(({ kind }) => kind === 'done' || kind === 'done-corrected')
      if ((told?.words ?? '') === words)
        return note === '' ? { kind: 'known' } : { kind: 'recorded', record: before, seq }
    }
    const charged = order === undefined ? null : chargedOrder(order, lines).totals
    const owedCents = charged?.grandTotalCents ?? 0
    const work = { day, lines, owedCents, taxCents: charged?.taxCents }
    const action: Action =
      before.state === 'planted'
        ? { kind: 'done-corrected', ...work, wasOwedCents: before.done?.owedCents ?? 0 }
        : { kind: 'done', ...work, despiteChange: done.despiteChange }
    const outcome = await recordOnQuote(on, { quoteId, action, actor, words, afterEvent, now })
    if (outcome.kind !== 'recorded') return outcome
    for (const [inventoryId, quantityAvailable] of taken.listed)
      if (quantityAvailable !== listed.get(inventoryId))
        await on.updateTable('inventory').set({ quantityAvailable }).where('id', '=', inventoryId).execute()
    return outcome
  })
}

/** A correction that corrects nothing isn't one, and nobody gets an email about it. */
const isSameWork = (before: readonly DoneLine[], lines: readonly DoneLine[]) =>
  lines.every(({ line, outcome, count }) =>
    before.some((each) => each.line === line && each.outcome === outcome && each.count === count),
  )

/** How many of each item are listed, if its list says so. In one order for everybody, so that two orders never wait for each other. */
async function lockListed(on: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await on
    .selectFrom('inventory')
    .select(['id', 'quantityAvailable'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(
    rows.flatMap(({ id, quantityAvailable }) =>
      quantityAvailable === null ? [] : [[id, quantityAvailable] as const],
    ),
  )
}
