import { z } from 'zod'
import { addDays, yardDay } from '#domain/company/yard-clock.ts'
import { noOffers } from '#domain/pricing/line-choice.ts'
import { versionTotals, type VersionTotals } from '#domain/pricing/version-totals.ts'
import type { VersionPlant } from '#domain/quote/quote-version.ts'
import { sendOfficialQuote, type OfficialDraft } from '#server/commands/send-official-quote.ts'
import { listVersions } from '#server/db/quote-versions.ts'
import { Refusal } from '#server/desk/refusal.ts'
import { priceItems } from '#server/reads/price-items.ts'
import { readQuoteSettings } from '#server/reads/quote-settings.ts'
import { resultOf, type DeskOutcome, type DeskQuote } from './desk-quote.ts'

const cents = z.int().min(0).max(100_000_000)
const quantity = z.int().min(1).max(999)
const reason = z.string().trim().max(300)

/** What someone at the desk edits. A plant needs only its stock id and quantity; the rest comes from the price list. */
const draftSchema = z.strictObject({
  /** The quote's last event when this was read: if something has happened since, it isn't sent. */
  afterEvent: z.int().min(1).optional(),
  plants: z
    .array(
      z.strictObject({
        inventoryId: z.int().min(1),
        quantity,
        unitPriceCents: cents.optional(),
        plantingFeeCents: cents.optional(),
        isPlantedByUs: z.boolean().default(true),
        cageCents: cents.default(0),
        reason: reason.default(''),
        // To recognize the line; never read.
        name: z.string().optional(),
        containerSize: z.string().optional(),
      }),
    )
    .max(100),
  extras: z
    .array(
      z.strictObject({
        name: z.string().trim().min(1).max(200),
        quantity: quantity.default(1),
        unitPriceCents: cents,
        isTaxed: z.boolean(),
        reason: reason.min(1, 'say what it is for'),
      }),
    )
    .max(50)
    .default([]),
  discount: z.strictObject({ cents, reason: reason.default('') }).default({ cents: 0, reason: '' }),
  delivery: z.strictObject({
    isPickup: z.boolean().default(false),
    cents: cents.nullable(),
    miles: z.number().min(0).max(9999).nullable().default(null),
    reason: reason.default(''),
  }),
  message: z.string().trim().max(4000).default(''),
  paymentUrl: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  validUntil: z.iso.date().optional(),
})
type Draft = z.infer<typeof draftSchema>

/** The newest version as it can be edited and sent. */
export async function draftOf({ id, seq }: DeskQuote): Promise<Draft> {
  const newest = (await listVersions(id)).at(-1)
  if (newest === undefined) throw new Refusal('This quote has no version.')
  const { plants, extras, discount, delivery } = newest
  return {
    afterEvent: seq,
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
    paymentUrl: newest.paymentUrl,
  }
}

export type ReadyQuote = { official: OfficialDraft; totals: VersionTotals }

function parseDraft(given: unknown): Draft {
  const parsed = draftSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Refusal(`This isn't a quote that can be sent:\n${faults.join('\n')}\nNothing was sent.`)
}

/** Checks and completes an edited draft, and computes what the customer would pay. Sends nothing. */
export async function prepareQuote(quote: DeskQuote, given: unknown, now: Date): Promise<ReadyQuote> {
  const { plants, ...draft } = parseDraft(given)
  const { tax, cageCents, isPickupAllowed, validDays } = await readQuoteSettings()
  if (tax === null)
    throw new Refusal(
      'Set sales_tax_percent and sales_tax_on first: npm run desk -- settings set sales_tax_percent 8.25. Nothing was sent.',
    )
  const { isPickup, cents: deliveryCents } = draft.delivery
  if (deliveryCents === null)
    throw new Refusal('An official quote has a delivery fee or is picked up. Nothing was sent.')
  if (isPickup && deliveryCents > 0) throw new Refusal('A pick-up has no delivery fee. Nothing was sent.')
  if (isPickup && !isPickupAllowed) throw new Refusal("pickup_allowed isn't yes. Nothing was sent.")
  if (draft.discount.cents > 0 && draft.discount.reason === '')
    throw new Refusal('The discount needs a reason. Nothing was sent.')
  if (plants.length + draft.extras.length === 0)
    throw new Refusal('The quote has no lines. Nothing was sent.')
  const validUntil = draft.validUntil ?? addDays(yardDay(now), validDays)
  if (validUntil < yardDay(now)) throw new Refusal(`${validUntil} is over. Nothing was sent.`)

  const lines = await completePlants(quote, plants, cageCents)
  const totals = versionTotals({
    lines,
    extras: draft.extras,
    discountCents: draft.discount.cents,
    deliveryCents,
    tax,
  })
  const delivery = { ...draft.delivery, approximate: false }
  return { official: { ...draft, delivery, plants: lines, validUntil }, totals }
}

/** Fills in what the draft leaves out. A price that's neither the list's nor the last one offered needs a reason. */
async function completePlants(
  quote: DeskQuote,
  plants: Draft['plants'],
  listedCageCents: number | null,
): Promise<VersionPlant[]> {
  const offered = (await listVersions(quote.id)).at(-1)?.plants ?? []
  const { lines: listed } = await priceItems(
    plants.map(({ inventoryId }) => ({ inventoryId, quantity: 1 })),
    { isPickup: false, offers: noOffers },
  )
  return plants.map((plant) => {
    const item = listed.find(({ inventoryId }) => inventoryId === plant.inventoryId)
    const last = offered.find(({ inventoryId }) => inventoryId === plant.inventoryId)
    const known = item === undefined ? last : { ...item, name: item.plantName }
    if (known === undefined)
      throw new Refusal(`Nothing in stock has the id ${plant.inventoryId}. Nothing was sent.`)
    const unitPriceCents = plant.unitPriceCents ?? known.unitPriceCents
    const fee = plant.isPlantedByUs ? (plant.plantingFeeCents ?? known.plantingFeeCents) : 0
    const isUsual = (price: number, ...usual: (number | null | undefined)[]) => usual.includes(price)
    const isExplained =
      plant.reason !== '' ||
      (isUsual(unitPriceCents, item?.unitPriceCents, last?.unitPriceCents) &&
        (!plant.isPlantedByUs || isUsual(fee, item?.plantingFeeCents, last?.plantingFeeCents)) &&
        isUsual(plant.cageCents, 0, listedCageCents, last?.cageCents))
    if (!isExplained)
      throw new Refusal(
        `${known.name}, ${known.containerSize}: the price isn't the list's, so it needs a reason. Nothing was sent.`,
      )
    return {
      inventoryId: plant.inventoryId,
      plantId: known.plantId,
      name: known.name,
      scientificName: known.scientificName,
      containerSize: known.containerSize,
      quantity: plant.quantity,
      unitPriceCents,
      plantingFeeCents: fee,
      isPlantedByUs: plant.isPlantedByUs,
      cageCents: plant.cageCents,
      reason: plant.reason,
      currentHeightInches: known.currentHeightInches,
      caliperInches: known.caliperInches,
    }
  })
}

/** Sends the official quote to the customer. */
export async function sendQuote(
  quote: DeskQuote,
  { official }: ReadyQuote,
  actor: string,
  now: Date,
): Promise<DeskOutcome> {
  const outcome = await sendOfficialQuote(quote.id, official, actor, now)
  if (outcome.kind === 'outdated')
    throw new Refusal(
      `Something happened to ${quote.number} after this was prepared. Look at it again. Nothing was sent.`,
    )
  // prepareQuote has checked all of this; only a setting that was just removed can still be missing.
  if (outcome.kind === 'incomplete')
    throw new Refusal(`The quote lacks its ${outcome.missing}. Nothing was sent.`)
  return resultOf(outcome, quote)
}
