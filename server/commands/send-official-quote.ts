import type { CompleteVersion } from '#domain/quote/draft/complete-draft.ts'
import { lockQuote, readRecord } from '#server/db/quote-events.ts'
import { insertVersion } from '#server/db/quote-versions.ts'
import { inQuoteTransaction, recordOnQuote, type ActOutcome } from './act-on-quote.ts'

/** A version that `completeDraft` found nothing wrong with. */
type Offer = {
  version: CompleteVersion
  /** The last event that its author knew; nothing is sent if there's a newer one. */
  afterEvent?: number | undefined
}

/** Stores a new official version and offers it to the customer, or does nothing. */
export function sendOfficialQuote(
  quoteId: number,
  { version: complete, afterEvent }: Offer,
  actor: string,
  now: Date,
): Promise<ActOutcome> {
  return inQuoteTransaction(async (on) => {
    await lockQuote(on, quoteId)
    const { record } = await readRecord(quoteId, on)
    const version = record.lastVersion + 1
    const action = { kind: 'offered', version, validUntil: complete.validUntil } as const
    const outcome = await recordOnQuote(on, { quoteId, action, actor, afterEvent, now })
    if (outcome.kind === 'recorded')
      await insertVersion(on, quoteId, { ...complete, version, createdAt: now })
    return outcome
  })
}
