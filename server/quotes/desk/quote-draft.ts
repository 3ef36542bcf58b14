import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { noOffers } from '#domain/pricing/line-choice.ts'
import { completeDraft, type CompleteVersion, type ListedItem } from '#domain/quotes/draft/complete-draft.ts'
import { quoteDraftSchema, type QuoteDraft } from '#domain/quotes/draft/quote-draft.ts'
import type { QuoteVersion } from '#domain/quotes/quote-version.ts'
import { inQuoteTransaction, recordOnQuote, type ActOutcome } from '#server/quotes/act-on-quote.ts'
import { lockQuote, readRecord } from '#server/quotes/quote-events.ts'
import { insertVersion, listVersions } from '#server/quotes/quote-versions.ts'
import { parseOrRefuse, Refusal } from '#server/platform/requests/refusal.ts'
import { priceItems } from '#server/stock/price-items.ts'
import { readQuoteSettings } from '#server/settings/quote-settings.ts'
import { requireRecorded, type DeskQuote } from './desk-quote.ts'

async function getNewest({ id }: DeskQuote): Promise<QuoteVersion> {
  const newest = (await listVersions(id)).at(-1)
  if (newest === undefined) throw new Refusal('This quote has no version.')
  return newest
}

/** The newest version as it can be edited and sent. */
export async function draftOf(quote: DeskQuote): Promise<QuoteDraft> {
  const { plants, extras, discount, delivery, paymentUrl } = await getNewest(quote)
  return {
    afterEvent: quote.seq,
    plants: plants.map((plant) => ({
      inventoryId: plant.inventoryId,
      quantity: plant.quantity,
      unitPriceCents: plant.unitPriceCents,
      plantingFeeCents: plant.plantingFeeCents,
      isPlantedByUs: plant.isPlantedByUs,
      cageCents: plant.cageCents,
      reason: plant.reason,
    })),
    extras,
    discount,
    delivery: {
      isPickup: delivery.isPickup,
      cents: delivery.cents,
      miles: delivery.miles,
      reason: delivery.reason,
    },
    message: '',
    paymentUrl,
  }
}

/** The items of a draft at today's list price. Those that are gone are left out. */
async function listItems(ids: readonly number[]): Promise<ListedItem[]> {
  if (ids.length === 0) return []
  const { lines } = await priceItems(
    ids.map((inventoryId) => ({ inventoryId, quantity: 1 })),
    { isPickup: false, offers: noOffers },
  )
  return lines
}

/** Checks and completes an edited draft, and sends it to the customer as the official quote. */
export async function sendDraft(quote: DeskQuote, given: unknown, actor: string, now: Date) {
  const draft = parseOrRefuse(quoteDraftSchema, given, "This isn't a quote that can be sent")
  const [newest, listed, settings] = await Promise.all([
    getNewest(quote),
    listItems(draft.plants.map(({ inventoryId }) => inventoryId)),
    readQuoteSettings(),
  ])
  const { version, problems } = completeDraft(draft, { newest, listed, settings, today: nurseryDay(now) })
  if (problems.length > 0)
    throw new Refusal([...problems.map(({ message }) => message), 'Nothing was sent.'].join(' '))
  const { afterEvent } = draft
  await requireRecorded(await sendOfficialQuote(quote.id, { version, afterEvent }, actor, now), quote)
}

/** A version that `completeDraft` found nothing wrong with. */
type Offer = {
  version: CompleteVersion
  /** The last event that its author knew; nothing is sent if there's a newer one. */
  afterEvent?: number | undefined
}

/**
 * Stores a new official version and offers it to the customer, or does nothing.
 * @public The lab's drills send quotes with it.
 */
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
