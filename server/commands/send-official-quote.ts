import { versionTotals } from '#domain/pricing/version-totals.ts'
import { addDays, yardDay } from '#domain/company/yard-clock.ts'
import type { QuoteVersion } from '#domain/quote/quote-version.ts'
import { readQuoteSettings } from '#server/reads/quote-settings.ts'
import { lockQuote, readRecord } from '#server/db/quote-events.ts'
import { insertVersion } from '#server/db/quote-versions.ts'
import { inQuoteTransaction, recordOnQuote, type ActOutcome } from './act-on-quote.ts'

/** What the desk writes into an official quote; everything else follows from it. */
export type OfficialDraft = Pick<
  QuoteVersion,
  'plants' | 'extras' | 'discount' | 'delivery' | 'message' | 'paymentUrl'
> & {
  validUntil?: string | undefined
  /** The last event that its author knew; nothing is sent if there's a newer one. */
  afterEvent?: number | undefined
}

export type SendOutcome =
  | ActOutcome
  | { kind: 'incomplete'; missing: 'tax' | 'delivery' | 'lines' | 'reason' }

/** Stores a new official version and offers it to the customer, or does nothing. */
export async function sendOfficialQuote(
  quoteId: number,
  { afterEvent, ...draft }: OfficialDraft,
  actor: string,
  now: Date,
): Promise<SendOutcome> {
  const { tax, validDays } = await readQuoteSettings()
  if (tax === null) return { kind: 'incomplete', missing: 'tax' }
  if (draft.delivery.cents === null) return { kind: 'incomplete', missing: 'delivery' }
  if (draft.plants.length + draft.extras.length === 0) return { kind: 'incomplete', missing: 'lines' }
  if (draft.discount.cents > 0 && draft.discount.reason === '')
    return { kind: 'incomplete', missing: 'reason' }
  const totals = versionTotals({
    lines: draft.plants,
    extras: draft.extras,
    discountCents: draft.discount.cents,
    deliveryCents: draft.delivery.cents,
    tax,
  })
  const validUntil = draft.validUntil ?? addDays(yardDay(now), validDays)
  return inQuoteTransaction(async (on) => {
    await lockQuote(on, quoteId)
    const { record } = await readRecord(quoteId, on)
    const version = record.lastVersion + 1
    const action = { kind: 'offered', version, validUntil } as const
    const outcome = await recordOnQuote(on, { quoteId, action, actor, afterEvent, now })
    if (outcome.kind === 'recorded')
      await insertVersion(on, quoteId, {
        ...draft,
        version,
        isOfficial: true,
        tax,
        totals,
        validUntil,
        createdAt: now,
      })
    return outcome
  })
}
