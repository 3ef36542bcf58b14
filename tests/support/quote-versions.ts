import { versionTotals } from '#domain/pricing/version-totals.ts'
import type { QuoteVersion, VersionPlant } from '#domain/quotes/quote-version.ts'
import type { Action, DoneLine, EventOf } from '#domain/quotes/lifecycle/events.ts'
import { quoteAfter } from '#domain/quotes/lifecycle/quote-after.ts'
import type { QuoteRecord } from '#domain/quotes/lifecycle/record.ts'

/** A line of a quote: two redbuds that we plant. */
export const redbuds: VersionPlant = {
  inventoryId: 1,
  plantId: 1,
  name: 'Texas Redbud',
  scientificName: 'Cercis canadensis',
  containerSize: '15 gal',
  quantity: 2,
  unitPriceCents: 10_000,
  plantingFeeCents: 8500,
  isPlantedByUs: true,
  cageCents: 0,
  reason: '',
  currentHeightInches: null,
  caliperInches: null,
}

export const salesTax: QuoteVersion['tax'] = { basisPoints: 825, kinds: ['plants'] }

/** A version with these parts, added up: an estimate, unless it has a tax. */
export function versionWith(given: Partial<Omit<QuoteVersion, 'totals' | 'isOfficial'>> = {}): QuoteVersion {
  const version = {
    version: 1,
    plants: [redbuds],
    extras: [],
    discount: { cents: 0, reason: '' },
    delivery: { isPickup: false, cents: 0, miles: 12, approximate: false, reason: '' },
    tax: null,
    message: '',
    paymentUrl: null,
    validUntil: '2026-12-16',
    createdAt: new Date('2026-11-16T18:00:00Z'),
    ...given,
  }
  const { plants: lines, extras, discount, delivery, tax } = version
  return {
    ...version,
    isOfficial: tax !== null,
    totals: versionTotals({
      lines,
      extras,
      discountCents: discount.cents,
      deliveryCents: delivery.cents,
      tax,
    }),
  }
}

/** The steps of an order, from the request to the work. */
export const requested: EventOf<'requested'> = { kind: 'requested', version: 1, validUntil: '2026-12-16' }
export const offered: EventOf<'offered'> = { kind: 'offered', version: 2, validUntil: '2026-12-16' }
export const accepted: EventOf<'accepted'> = { kind: 'accepted', version: 2 }
export const agreedOn = (day: string, arrivalHour: number | null = 8): EventOf<'day-agreed'> => ({
  kind: 'day-agreed',
  day,
  arrivalHour,
  despiteChange: false,
})
export const doneOn = (day: string, ...outcomes: DoneLine['outcome'][]): EventOf<'done'> => ({
  kind: 'done',
  day,
  lines: outcomes.map((outcome, index) => ({ line: index + 1, outcome })),
  owedCents: 45_000,
  despiteChange: false,
})

/** An action that may say when it happened. */
export type PastAction = Action & { at?: Date }

/** Applies actions one after the other, all at one moment unless they say when. Fails if one is refused. */
export function recordAfter(actions: readonly PastAction[], at: Date): QuoteRecord {
  let record: QuoteRecord | null = null
  for (const action of actions) {
    const outcome = quoteAfter(record, { at, ...action })
    if ('refused' in outcome) throw new Error(`${action.kind}: ${outcome.refused}`)
    record = outcome.record
  }
  if (record === null) throw new Error('No actions')
  return record
}
