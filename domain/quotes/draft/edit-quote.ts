import { toDollars } from '#domain/money.ts'
import { parseJson } from '#domain/parse-json.ts'
import type { QuoteVersion } from '#domain/quotes/quote-version.ts'
import type { EditedPlant, EditedQuote } from './edited-quote.ts'
import type { FoundStock, StockChoice } from './stock-words.ts'

/** What's alike is one line again if only some of its plants have a cage (`checkEdit`). */
function linesOf({ plants }: QuoteVersion): EditedPlant[] {
  const lines: EditedPlant[] = []
  for (const [
    key,
    { inventoryId, quantity, isPlantedByUs, cageCents, reason, ...plant },
  ] of plants.entries()) {
    const price = toDollars(plant.unitPriceCents)
    const planting = toDollars(plant.plantingFeeCents)
    const same = { inventoryId, price, planting, isPlantedByUs, reason }
    const last = lines.at(-1)
    if (
      cageCents === 0 &&
      last?.cages === last?.quantity &&
      last !== undefined &&
      Object.entries(same).every(([name, value]) => last[name as keyof typeof same] === value)
    )
      last.quantity += quantity
    else lines.push({ key, quantity, cages: cageCents > 0 ? quantity : 0, ...same })
  }
  return lines
}

/** The newest version, to edit it and send the next. Each version has a message of its own. */
export const editedFrom = (newest: QuoteVersion, afterEvent: number): EditedQuote => ({
  afterEvent,
  plants: linesOf(newest),
  found: [],
  extras: newest.extras.map(({ unitPriceCents, ...extra }, key) => ({
    ...extra,
    key,
    price: toDollars(unitPriceCents),
  })),
  discount: newest.discount.cents === 0 ? '' : toDollars(newest.discount.cents),
  discountReason: newest.discount.reason,
  isPickup: newest.delivery.isPickup,
  deliveryFee: newest.delivery.cents === null ? '' : toDollars(newest.delivery.cents),
  deliveryReason: '',
  message: '',
  paymentUrl: newest.paymentUrl ?? '',
  validUntil: '',
})

const nextKey = (rows: readonly { key: number }[]) => 1 + Math.max(-1, ...rows.map(({ key }) => key))

type Rows = 'plants' | 'extras'

// Each returns the quote after one change.

export const changeRow = <Part extends Rows>(
  quote: EditedQuote,
  part: Part,
  index: number,
  change: Partial<EditedQuote[Part][number]>,
): EditedQuote => ({
  ...quote,
  [part]: quote[part].map((row, at) => (at === index ? { ...row, ...change } : row)),
})

export const removeRow = (quote: EditedQuote, part: Rows, index: number): EditedQuote => ({
  ...quote,
  [part]: quote[part].filter((_, at) => at !== index),
})

const atListPrice = (stock: StockChoice) => ({
  inventoryId: stock.inventoryId,
  price: toDollars(stock.unitPriceCents),
  planting: toDollars(stock.plantingFeeCents),
  reason: '',
})

/** Another size or another supplier, at its own price. */
export const takeStock = (quote: EditedQuote, index: number, stock: StockChoice): EditedQuote =>
  changeRow(quote, 'plants', index, atListPrice(stock))

export function addPlant(quote: EditedQuote, stock: FoundStock): EditedQuote {
  const plant: EditedPlant = {
    ...atListPrice(stock),
    key: nextKey(quote.plants),
    quantity: 1,
    isPlantedByUs: !quote.isPickup,
    cages: 0,
  }
  return { ...quote, found: [...quote.found, stock], plants: [...quote.plants, plant] }
}

export function addExtra(quote: EditedQuote): EditedQuote {
  const extra = { key: nextKey(quote.extras), name: '', quantity: 1, price: '', isTaxed: false }
  return { ...quote, extras: [...quote.extras, extra] }
}

/** Plants that are picked up are planted by the customer, without a cage. */
export const changePickup = (quote: EditedQuote, isPickup: boolean): EditedQuote => ({
  ...quote,
  isPickup,
  plants: quote.plants.map((plant) => (isPickup ? { ...plant, isPlantedByUs: false, cages: 0 } : plant)),
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
