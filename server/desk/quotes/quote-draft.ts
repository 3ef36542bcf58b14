import { yardDay } from '#domain/company/yard-clock.ts'
import { noOffers } from '#domain/pricing/line-choice.ts'
import type { VersionTotals } from '#domain/pricing/version-totals.ts'
import { completeDraft, type ListedItem } from '#domain/quote/draft/complete-draft.ts'
import { quoteDraftSchema, type QuoteDraft } from '#domain/quote/draft/quote-draft.ts'
import type { QuoteVersion } from '#domain/quote/quote-version.ts'
import { sendOfficialQuote, type OfficialDraft } from '#server/commands/send-official-quote.ts'
import { listVersions } from '#server/db/quote-versions.ts'
import { Refusal } from '#server/desk/refusal.ts'
import { priceItems } from '#server/reads/price-items.ts'
import { readQuoteSettings } from '#server/reads/quote-settings.ts'
import { resultOf, type DeskOutcome, type DeskQuote } from './desk-quote.ts'

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
      name: plant.name,
      containerSize: plant.containerSize,
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

export type ReadyQuote = { official: OfficialDraft; totals: VersionTotals }

function parseDraft(given: unknown): QuoteDraft {
  const parsed = quoteDraftSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Refusal(`This isn't a quote that can be sent:\n${faults.join('\n')}\nNothing was sent.`)
}

/** The items of a draft at today's list price. Those that are gone are left out. */
async function listItems(ids: readonly number[]): Promise<ListedItem[]> {
  if (ids.length === 0) return []
  const { lines } = await priceItems(
    ids.map((inventoryId) => ({ inventoryId, quantity: 1 })),
    { isPickup: false, offers: noOffers },
  )
  return lines.map(({ plantName, ...line }) => ({ ...line, name: plantName }))
}

/** Checks and completes an edited draft, and computes what the customer would pay. Sends nothing. */
export async function prepareQuote(quote: DeskQuote, given: unknown, now: Date): Promise<ReadyQuote> {
  const draft = parseDraft(given)
  const [newest, listed, settings] = await Promise.all([
    getNewest(quote),
    listItems(draft.plants.map(({ inventoryId }) => inventoryId)),
    readQuoteSettings(),
  ])
  const { version, problems } = completeDraft(draft, { newest, listed, settings, today: yardDay(now) })
  if (problems.length > 0)
    throw new Refusal([...problems.map(({ message }) => message), 'Nothing was sent.'].join(' '))
  const { plants, extras, discount, delivery, message, paymentUrl, validUntil, totals } = version
  const { afterEvent } = draft
  return {
    official: { plants, extras, discount, delivery, message, paymentUrl, validUntil, afterEvent },
    totals,
  }
}

/** Sends the official quote to the customer. */
export async function sendQuote(
  quote: DeskQuote,
  { official }: ReadyQuote,
  actor: string,
  now: Date,
): Promise<DeskOutcome> {
  const outcome = await sendOfficialQuote(quote.id, official, actor, now)
  // prepareQuote has checked all of this; only a setting that was just removed can still be missing.
  if (outcome.kind === 'incomplete')
    throw new Refusal(`The quote lacks its ${outcome.missing}. Nothing was sent.`)
  return resultOf(outcome, quote)
}
