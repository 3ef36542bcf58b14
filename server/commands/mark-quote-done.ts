import { sql } from 'kysely'
import type { Action, DoneLine } from '#domain/quote/lifecycle/events.ts'
import { lockQuote, readRecord } from '#server/db/quote-events.ts'
import { listVersions } from '#server/db/quote-versions.ts'
import { inQuoteTransaction, recordOnQuote, type ActOutcome } from './act-on-quote.ts'

type Done = {
  day: string
  lines: readonly DoneLine[]
  despiteChange: boolean
  /** Why lines weren't done. */
  words?: string
  afterEvent?: number | undefined
}

/**
 * Records what was planted, delivered or picked up, and takes it off the listed stock, together with the order's hold. Recorded
 * again, it's a correction: what wasn't taken after all is listed again.
 */
export async function markQuoteDone(
  quoteId: number,
  { words = '', afterEvent, ...done }: Done,
  actor: string,
  now: Date,
): Promise<ActOutcome> {
  return inQuoteTransaction(async (on) => {
    await lockQuote(on, quoteId)
    const { record: before } = await readRecord(quoteId, on)
    const { day, lines } = done
    const action: Action =
      before.state === 'planted' ? { kind: 'done-corrected', day, lines } : { kind: 'done', ...done }
    const outcome = await recordOnQuote(on, { quoteId, action, actor, words, afterEvent, now })
    if (outcome.kind !== 'recorded') return outcome
    const versions = await listVersions(quoteId, on)
    const accepted = versions.find(({ version }) => version === outcome.record.accepted?.version)
    const takenBefore = linesTaken(before.done?.lines ?? [])
    const taken = linesTaken(lines)
    const changes = (accepted?.plants ?? []).flatMap(({ inventoryId, quantity }, index) => {
      const line = index + 1
      if (taken.has(line) === takenBefore.has(line)) return []
      return [{ inventoryId, quantity: taken.has(line) ? quantity : -quantity }]
    })
    for (const { inventoryId, quantity } of changes.toSorted(
      (one, other) => one.inventoryId - other.inventoryId,
    ))
      await on
        .updateTable('inventory')
        .set({ quantityAvailable: sql<number>`greatest(0, quantity_available - ${quantity})` })
        .where('id', '=', inventoryId)
        .where('quantityAvailable', 'is not', null)
        .execute()
    return outcome
  })
}

const linesTaken = (lines: readonly DoneLine[]) =>
  new Set(lines.filter(({ outcome }) => outcome !== 'not-done').map(({ line }) => line))
