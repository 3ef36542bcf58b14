import { nurseryDay } from '#domain/company/nursery-clock.ts'
import { noOffers } from '#domain/pricing/line-choice.ts'
import { completeDraft, type ListedItem } from '#domain/quote/draft/complete-draft.ts'
import { quoteDraftSchema, type QuoteDraft } from '#domain/quote/draft/quote-draft.ts'
import type { QuoteVersion } from '#domain/quote/quote-version.ts'
import { sendOfficialQuote } from '#server/commands/send-official-quote.ts'
import { listVersions } from '#server/db/quote-versions.ts'
import { parseOrRefuse, Refusal } from '#server/desk/refusal.ts'
import { priceItems } from '#server/reads/price-items.ts'
import { readQuoteSettings } from '#server/reads/quote-settings.ts'
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
