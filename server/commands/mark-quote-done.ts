import { sql } from 'kysely'
import type { DoneLine } from '#domain/quote/lifecycle/events.ts'
import { listVersions } from '#server/db/quote-versions.ts'
import { inQuoteTransaction, recordOnQuote, type ActOutcome } from './act-on-quote.ts'

type Done = {
  day: string
  lines: readonly DoneLine[]
  despiteChange: boolean
  /** Why lines weren't done. */
  words?: string
}

/** Records what was planted, delivered or picked up, and takes it off the listed stock, together with the order's hold. */
export async function markQuoteDone(
  quoteId: number,
  { words = '', ...done }: Done,
  actor: string,
  now: Date,
): Promise<ActOutcome> {
  return inQuoteTransaction(async (on) => {
    const action = { kind: 'done', ...done } as const
    const outcome = await recordOnQuote(on, { quoteId, action, actor, words, now })
    if (outcome.kind !== 'recorded') return outcome
    const versions = await listVersions(quoteId, on)
    const accepted = versions.find(({ version }) => version === outcome.record.accepted?.version)
    const taken = (accepted?.plants ?? []).filter((_, index) =>
      done.lines.some(({ line, outcome: result }) => line === index + 1 && result !== 'not-done'),
    )
    for (const { inventoryId, quantity } of taken.toSorted(
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
