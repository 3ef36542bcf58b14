import { readDollars, toDollars, type Cents } from '#domain/money.ts'
import { parseJson } from '#domain/parse-json.ts'
import { completeDraft, type CompletedDraft, type DraftContext } from './complete-draft.ts'
import type { QuoteDraft } from './quote-draft.ts'
import type { FoundStock, StockChoice } from './stock-words.ts'

// An official quote while someone edits it at the desk: amounts as they're typed, in dollars. This is what's kept on the device.

export type EditedPlant = {
  key: number
  inventoryId: number
  quantity: number
  price: string
  planting: string
  isPlantedByUs: boolean
  hasCage: boolean
  reason: string
}

export type EditedExtra = {
  key: number
  name: string
  quantity: number
  price: string
  isTaxed: boolean
  reason: string
}

export type EditedQuote = {
  /** The quote's last event when the editing began. */
  afterEvent: number
  plants: EditedPlant[]
  /** The stock that plants were added from, which the quote itself doesn't have. */
  found: FoundStock[]
  extras: EditedExtra[]
  discount: string
  discountReason: string
  isPickup: boolean
  /** '' while it isn't known. */
  deliveryFee: string
  deliveryReason: string
  message: string
  paymentUrl: string
  /** '' for as long as the settings say. */
  validUntil: string
}

export const editedFrom = (draft: QuoteDraft): EditedQuote => ({
  afterEvent: draft.afterEvent,
  plants: draft.plants.map((plant, key) => ({
    key,
    inventoryId: plant.inventoryId,
    quantity: plant.quantity,
    price: toDollars(plant.unitPriceCents),
    planting: toDollars(plant.plantingFeeCents),
    isPlantedByUs: plant.isPlantedByUs,
    hasCage: plant.cageCents > 0,
    reason: plant.reason,
  })),
  found: [],
  extras: draft.extras.map(({ unitPriceCents, ...extra }, key) => ({
    ...extra,
    key,
    price: toDollars(unitPriceCents),
  })),
  discount: draft.discount.cents === 0 ? '' : toDollars(draft.discount.cents),
  discountReason: draft.discount.reason,
  isPickup: draft.delivery.isPickup,
  deliveryFee: draft.delivery.cents === null ? '' : toDollars(draft.delivery.cents),
  deliveryReason: '',
  message: draft.message,
  paymentUrl: draft.paymentUrl ?? '',
  validUntil: draft.validUntil ?? '',
})

type Part = CompletedDraft['problems'][number]['part'] | 'extra' | 'payment'
type EditProblem = { part: Part; index?: number; message: string }

export type CheckedEdit = Pick<CompletedDraft, 'version'> & { draft: QuoteDraft; problems: EditProblem[] }

const httpsUrl = /^https:\/\/[^\s/]+\.[^\s/]+/

/** The version that would be sent, with everything that's still missing or wrong. */
export function checkEdit(edited: EditedQuote, context: DraftContext): CheckedEdit {
  const problems: EditProblem[] = []
  const amount = (typed: string, part: Part, index?: number): Cents => {
    const cents = readDollars(typed)
    if (cents === null)
      problems.push({ part, message: `'${typed}' isn't an amount.`, ...(index !== undefined && { index }) })
    return cents ?? 0
  }
  const { newest, settings } = context
  const cageOf = (inventoryId: number) =>
    newest.plants.find((plant) => plant.inventoryId === inventoryId)?.cageCents || (settings.cageCents ?? 0)
  const plants = edited.plants.map(({ price, planting, hasCage, ...plant }, index) => ({
    inventoryId: plant.inventoryId,
    quantity: plant.quantity,
    isPlantedByUs: plant.isPlantedByUs,
    reason: plant.reason.trim(),
    unitPriceCents: amount(price, 'plant', index),
    plantingFeeCents: plant.isPlantedByUs ? amount(planting, 'plant', index) : 0,
    cageCents: hasCage ? cageOf(plant.inventoryId) : 0,
  }))
  const extras = edited.extras.map(({ name, quantity, price, isTaxed, reason: why }, index) => {
    if (name.trim() === '' || why.trim() === '')
      problems.push({ part: 'extra', index, message: 'An extra line needs words and a reason.' })
    return { name, quantity, unitPriceCents: amount(price, 'extra', index), isTaxed, reason: why }
  })
  const isFeeKnown = edited.isPickup || edited.deliveryFee.trim() !== ''
  const cents = !isFeeKnown ? null : edited.isPickup ? 0 : amount(edited.deliveryFee, 'delivery')
  const reason =
    edited.deliveryReason.trim() ||
    // An unchanged fee keeps the reason that it had.
    (cents === newest.delivery.cents ? newest.delivery.reason : '')
  const paymentUrl = edited.paymentUrl.trim()
  if (paymentUrl !== '' && !httpsUrl.test(paymentUrl))
    problems.push({ part: 'payment', message: 'A payment link begins with https://' })
  const draft: QuoteDraft = {
    afterEvent: edited.afterEvent,
    plants,
    extras,
    discount: {
      cents: edited.discount.trim() === '' ? 0 : amount(edited.discount, 'discount'),
      reason: edited.discountReason.trim(),
    },
    delivery: { isPickup: edited.isPickup, cents, miles: newest.delivery.miles, reason },
    message: edited.message,
    paymentUrl: paymentUrl === '' ? null : paymentUrl,
    ...(edited.validUntil !== '' && { validUntil: edited.validUntil }),
  }
  const completed = completeDraft(draft, context)
  return { draft, version: completed.version, problems: [...problems, ...completed.problems] }
}

const nextKey = (rows: readonly { key: number }[]) => 1 + Math.max(-1, ...rows.map(({ key }) => key))

const replaceAt = <Row>(rows: readonly Row[], index: number, change: Partial<Row>): Row[] =>
  rows.map((row, at) => (at === index ? { ...row, ...change } : row))

const without = <Row>(rows: readonly Row[], index: number): Row[] => rows.filter((_, at) => at !== index)

// Each returns the quote after one change.

export const changePlant = (
  quote: EditedQuote,
  index: number,
  change: Partial<EditedPlant>,
): EditedQuote => ({
  ...quote,
  plants: replaceAt(quote.plants, index, change),
})

/** Another size or another supplier, at its own price. */
export const takeStock = (quote: EditedQuote, index: number, stock: StockChoice): EditedQuote =>
  changePlant(quote, index, {
    inventoryId: stock.inventoryId,
    price: toDollars(stock.unitPriceCents),
    planting: toDollars(stock.plantingFeeCents),
    reason: '',
  })

export const addPlant = (quote: EditedQuote, stock: FoundStock): EditedQuote => ({
  ...quote,
  found: [...quote.found, stock],
  plants: [
    ...quote.plants,
    {
      key: nextKey(quote.plants),
      inventoryId: stock.inventoryId,
      quantity: 1,
      price: toDollars(stock.unitPriceCents),
      planting: toDollars(stock.plantingFeeCents),
      isPlantedByUs: !quote.isPickup,
      hasCage: false,
      reason: '',
    },
  ],
})

export const removePlant = (quote: EditedQuote, index: number): EditedQuote => ({
  ...quote,
  plants: without(quote.plants, index),
})

export const addExtra = (quote: EditedQuote): EditedQuote => ({
  ...quote,
  extras: [
    ...quote.extras,
    { key: nextKey(quote.extras), name: '', quantity: 1, price: '', isTaxed: false, reason: '' },
  ],
})

export const changeExtra = (
  quote: EditedQuote,
  index: number,
  change: Partial<EditedExtra>,
): EditedQuote => ({
  ...quote,
  extras: replaceAt(quote.extras, index, change),
})

export const removeExtra = (quote: EditedQuote, index: number): EditedQuote => ({
  ...quote,
  extras: without(quote.extras, index),
})

/** Plants that are picked up are planted by the customer, without a cage. */
export const changePickup = (quote: EditedQuote, isPickup: boolean): EditedQuote => ({
  ...quote,
  isPickup,
  plants: quote.plants.map((plant) =>
    isPickup ? { ...plant, isPlantedByUs: false, hasCage: false } : plant,
  ),
})

/** True if anything differs from what's offered now. */
export const isEdited = (quote: EditedQuote, from: EditedQuote): boolean =>
  JSON.stringify({ ...quote, afterEvent: 0 }) !== JSON.stringify({ ...from, afterEvent: 0 })

/** The edits an earlier visit left on the device; null if they can't be read. A field that's newer than them is as offered. */
export function readKept(text: string | null, offered: EditedQuote): EditedQuote | null {
  const kept = parseJson(text ?? '') as Partial<EditedQuote> | null | undefined
  return Array.isArray(kept?.plants) && Array.isArray(kept.extras) && Array.isArray(kept.found)
    ? { ...offered, ...kept }
    : null
}
