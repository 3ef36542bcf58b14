import { readDollars, type Cents } from '#domain/money.ts'
import { versionTotals } from '#domain/pricing/version-totals.ts'
import type { QuoteVersion, VersionPlant } from '#domain/quotes/quote-version.ts'
import type { QuoteSettings } from '#domain/settings/quote-settings.ts'
import { addDays, type Day } from '#domain/time/nursery-clock.ts'
import type { EditedPlant, EditedQuote } from './edited-quote.ts'

/** A stock item at today's list price, planted by us. */
export type ListedItem = Omit<VersionPlant, 'quantity' | 'isPlantedByUs' | 'cageCents' | 'reason'>

/** An edited quote is checked against this, and completed with it. */
export type EditContext = {
  listed: readonly ListedItem[]
  /** The newest version: its prices need no new reason. */
  newest: Pick<QuoteVersion, 'plants' | 'delivery' | 'isOfficial'>
  settings: Pick<QuoteSettings, 'tax' | 'cageCents' | 'isPickupAllowed' | 'validDays'>
  today: Day
}

type Part =
  | 'tax'
  | 'delivery'
  | 'discount'
  | 'lines'
  | 'valid-until'
  | 'payment'
  /** With the line's position in the edited quote. */
  | 'plant'
  | 'extra'
type EditProblem = { part: Part; index?: number; message: string }

/** The version that the customer would get. Its tax and delivery fee may still be missing; the problems say so. */
export type CompleteVersion = Omit<QuoteVersion, 'version' | 'createdAt'>

export type CheckedEdit = { version: CompleteVersion; problems: EditProblem[] }

const ofItem =
  (wanted: number) =>
  ({ inventoryId }: { inventoryId: number }) =>
    inventoryId === wanted

/** A cage for this item costs what it was offered for, or what the settings say. */
export const cageCentsOf = (inventoryId: number, { newest, settings }: EditContext): Cents =>
  newest.plants.filter(ofItem(inventoryId)).find(({ cageCents }) => cageCents > 0)?.cageCents ??
  settings.cageCents ??
  0

/** A price that's neither the list's nor the last one offered needs a reason. */
export function isUsualPrice(plant: EditedPlant, { listed, newest }: EditContext): boolean {
  const known = [...listed, ...newest.plants].filter(ofItem(plant.inventoryId))
  return (
    known.some(({ unitPriceCents }) => unitPriceCents === readDollars(plant.price)) &&
    (!plant.isPlantedByUs ||
      known.some(({ plantingFeeCents }) => plantingFeeCents === readDollars(plant.planting)))
  )
}

const httpsUrl = /^https:\/\/[^\s/]+\.[^\s/]+/

/** The version that would be sent, with everything that's still missing or wrong. */
export function checkEdit(edited: EditedQuote, context: EditContext): CheckedEdit {
  const { listed, newest, settings, today } = context
  const { isPickup } = edited
  const problems: EditProblem[] = []
  const report = (part: Part, message: string, index?: number) =>
    problems.push({ part, message, ...(index !== undefined && { index }) })
  const amount = (typed: string, part: Part, index?: number): Cents => {
    const cents = readDollars(typed)
    if (cents === null) report(part, `'${typed}' isn't an amount.`, index)
    return cents ?? 0
  }
  const { tax } = settings
  if (tax === null) report('tax', 'The sales tax isn’t set yet.')

  const plants: VersionPlant[] = []
  for (const [index, plant] of edited.plants.entries()) {
    const { inventoryId, quantity, isPlantedByUs } = plant
    const unitPriceCents = amount(plant.price, 'plant', index)
    const plantingFeeCents = isPlantedByUs ? amount(plant.planting, 'plant', index) : 0
    const reason = plant.reason.trim()
    const known = [...listed, ...newest.plants].find(ofItem(inventoryId))
    if (known === undefined) {
      report('plant', `Nothing in stock has the id ${inventoryId}.`, index)
      continue
    }
    const { name, containerSize } = known
    if (reason === '' && !isUsualPrice(plant, context))
      report('plant', `${name}, ${containerSize}: the price isn't the list's, so it needs a reason.`, index)
    const line = { ...known, unitPriceCents, plantingFeeCents, isPlantedByUs, reason }
    const cages = isPlantedByUs ? Math.min(plant.cages, quantity) : 0
    // Those with a cage are a line of their own.
    if (cages > 0) plants.push({ ...line, quantity: cages, cageCents: cageCentsOf(inventoryId, context) })
    if (cages < quantity) plants.push({ ...line, quantity: quantity - cages, cageCents: 0 })
  }
  const extras = edited.extras.map(({ name, quantity, price, isTaxed }, index) => {
    const isWhole = name.trim() !== '' && price.trim() !== ''
    if (!isWhole) report('extra', 'An extra line needs words and a price.', index)
    return { name, quantity, unitPriceCents: isWhole ? amount(price, 'extra', index) : 0, isTaxed }
  })
  if (edited.plants.length + extras.length === 0) report('lines', 'The quote has no lines.')

  const isFeeKnown = isPickup || edited.deliveryFee.trim() !== ''
  const cents = !isFeeKnown ? null : isPickup ? 0 : amount(edited.deliveryFee, 'delivery')
  // An unchanged fee keeps the reason that it had.
  const feeReason =
    edited.deliveryReason.trim() || (cents === newest.delivery.cents ? newest.delivery.reason : '')
  if (cents === null) report('delivery', 'An official quote has a delivery fee or is picked up.')
  else if (isPickup && !settings.isPickupAllowed) report('delivery', 'Pick-up is turned off in the settings.')
  else if (!isPickup && feeReason === '' && ![null, cents].includes(newest.delivery.cents))
    report('delivery', 'Another delivery fee needs a reason.')
  const delivery = {
    isPickup,
    cents,
    miles: newest.delivery.miles,
    approximate: false,
    reason: feeReason,
  }
  const discount = {
    cents: edited.discount.trim() === '' ? 0 : amount(edited.discount, 'discount'),
    reason: edited.discountReason.trim(),
  }
  if (discount.cents > 0 && discount.reason === '') report('discount', 'The discount needs a reason.')
  const validUntil = edited.validUntil || addDays(today, settings.validDays)
  if (validUntil < today) report('valid-until', `${validUntil} is over.`)
  const paymentUrl = edited.paymentUrl.trim() || null
  if (paymentUrl !== null && !(httpsUrl.test(paymentUrl) && URL.canParse(paymentUrl)))
    report('payment', 'A payment link begins with https://')
  const totals = versionTotals({
    lines: plants,
    extras,
    discountCents: discount.cents,
    deliveryCents: cents,
    tax,
  })
  const version = {
    isOfficial: true,
    plants,
    extras,
    discount,
    delivery,
    tax,
    totals,
    message: edited.message,
    paymentUrl,
    validUntil,
  }
  return { version, problems }
}
