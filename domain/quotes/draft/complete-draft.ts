import type { QuoteSettings } from '#domain/settings/quote-settings.ts'
import { addDays, type Day } from '#domain/time/nursery-clock.ts'
import { versionTotals } from '#domain/pricing/version-totals.ts'
import type { QuoteVersion, VersionPlant } from '#domain/quotes/quote-version.ts'
import type { QuoteDraft } from './quote-draft.ts'

/** A stock item at today's list price, planted by us. */
export type ListedItem = Omit<VersionPlant, 'quantity' | 'isPlantedByUs' | 'cageCents' | 'reason'>

/** A draft is checked against this, and completed with it. */
export type DraftContext = {
  listed: readonly ListedItem[]
  /** The newest version: its prices need no new reason. */
  newest: Pick<QuoteVersion, 'plants' | 'delivery'>
  settings: Pick<QuoteSettings, 'tax' | 'cageCents' | 'isPickupAllowed' | 'validDays'>
  today: Day
}

type DraftProblem = {
  part: 'tax' | 'delivery' | 'discount' | 'lines' | 'valid-until' | 'plant'
  /** The plant's position in the draft. */
  index?: number
  message: string
}

/** The version that the customer would get. Its tax and delivery fee may still be missing; the problems say so. */
export type CompleteVersion = Omit<QuoteVersion, 'version' | 'createdAt'>

export type CompletedDraft = { version: CompleteVersion; problems: DraftProblem[] }

/** Adds a draft up, and lists everything that keeps it from being sent. */
export function completeDraft(draft: QuoteDraft, context: DraftContext): CompletedDraft {
  const { settings, today, newest } = context
  const { discount, extras, message, paymentUrl } = draft
  const plants: VersionPlant[] = []
  const problems: DraftProblem[] = []
  const report = (part: DraftProblem['part'], text: string, index?: number) =>
    problems.push({ part, message: text, ...(index !== undefined && { index }) })

  if (settings.tax === null) report('tax', 'The sales tax isn’t set yet.')
  const { isPickup, cents: deliveryCents, reason } = draft.delivery
  if (deliveryCents === null) report('delivery', 'An official quote has a delivery fee or is picked up.')
  else if (isPickup && deliveryCents > 0) report('delivery', 'A pick-up has no delivery fee.')
  else if (isPickup && !settings.isPickupAllowed) report('delivery', 'Pick-up is turned off in the settings.')
  else if (!isPickup && reason === '' && ![null, deliveryCents].includes(newest.delivery.cents))
    report('delivery', 'Another delivery fee needs a reason.')
  if (discount.cents > 0 && discount.reason === '') report('discount', 'The discount needs a reason.')
  if (draft.plants.length + extras.length === 0) report('lines', 'The quote has no lines.')
  const validUntil = draft.validUntil ?? addDays(today, settings.validDays)
  if (validUntil < today) report('valid-until', `${validUntil} is over.`)

  for (const [index, plant] of draft.plants.entries()) {
    const completed = completePlant(plant, context)
    if (completed === null) {
      report('plant', `Nothing in stock has the id ${plant.inventoryId}.`, index)
      continue
    }
    plants.push(completed.plant)
    const { name, containerSize } = completed.plant
    if (!completed.isExplained)
      report('plant', `${name}, ${containerSize}: the price isn't the list's, so it needs a reason.`, index)
  }
  const version = {
    isOfficial: true,
    plants,
    extras,
    discount,
    delivery: { ...draft.delivery, approximate: false },
    tax: settings.tax,
    totals: versionTotals({
      lines: plants,
      extras,
      discountCents: discount.cents,
      deliveryCents,
      tax: settings.tax,
    }),
    message,
    paymentUrl,
    validUntil,
  }
  return { version, problems }
}

/** A price that's neither the list's nor the last one offered needs a reason. Null if nothing in stock has this id. */
function completePlant(plant: QuoteDraft['plants'][number], { listed, newest, settings }: DraftContext) {
  const { inventoryId, quantity, unitPriceCents, isPlantedByUs, cageCents, reason } = plant
  const item = listed.find((each) => each.inventoryId === inventoryId)
  const last = newest.plants.find((each) => each.inventoryId === inventoryId)
  const known = item ?? last
  if (known === undefined) return null
  const plantingFeeCents = isPlantedByUs ? plant.plantingFeeCents : 0
  const isUsual = (price: number, ...usual: (number | null | undefined)[]) => usual.includes(price)
  const isExplained =
    reason !== '' ||
    (isUsual(unitPriceCents, item?.unitPriceCents, last?.unitPriceCents) &&
      (!isPlantedByUs || isUsual(plantingFeeCents, item?.plantingFeeCents, last?.plantingFeeCents)) &&
      isUsual(cageCents, 0, settings.cageCents, last?.cageCents))
  return {
    isExplained,
    plant: {
      inventoryId,
      plantId: known.plantId,
      name: known.name,
      scientificName: known.scientificName,
      containerSize: known.containerSize,
      quantity,
      unitPriceCents,
      plantingFeeCents,
      isPlantedByUs,
      cageCents,
      reason,
      currentHeightInches: known.currentHeightInches,
      caliperInches: known.caliperInches,
    },
  }
}
