import type { Picture } from '#domain/pictures/picture.ts'
import type { ListedItem } from './check-edit.ts'

/** A stock item that a line can be quoted from. */
export type StockChoice = ListedItem & {
  /** Null if it isn't known. */
  supplier: string | null
  /** How many can be had for this quote: listed, and not held for others. Null if the list doesn't say. */
  within: number | null
  /** The one that the public site offers in this size. */
  isOffered: boolean
}

/** The same with its picture, as a search finds it. */
export type FoundStock = StockChoice & { picture: Picture | null }

type Line = {
  /** Undefined if it's no longer on any list. */
  stock: Pick<StockChoice, 'within'> | undefined
  quantity: number
  /** How many the customer asked for; null for a line that we added. */
  asked: number | null
}

export type StockWords = { chip: string; isShort: boolean; toFind: number }

/** '4 listed, 50 asked'. Short when we'd have to find some of them elsewhere. */
export function stockWords({ stock, quantity, asked }: Line): StockWords {
  if (stock === undefined) return { chip: 'No longer listed', isShort: true, toFind: quantity }
  const tail = asked === null ? '' : `, ${asked} asked`
  if (stock.within === null) return { chip: `Listed without a count${tail}`, isShort: false, toFind: 0 }
  const toFind = Math.max(0, quantity - stock.within)
  return { chip: `${stock.within} listed${tail}`, isShort: toFind > 0, toFind }
}

/** Other suppliers of the same plant in the same size, cheapest first. */
export const otherSuppliers = (choices: readonly StockChoice[], of: StockChoice): StockChoice[] =>
  choices
    .filter(
      (each) =>
        each.inventoryId !== of.inventoryId &&
        each.plantId === of.plantId &&
        each.containerSize.toLowerCase() === of.containerSize.toLowerCase(),
    )
    .toSorted((one, other) => one.unitPriceCents - other.unitPriceCents)

/** One choice for each size of a plant: the line's own item, or the one that the site offers. */
export function sizesOf(choices: readonly StockChoice[], of: StockChoice): StockChoice[] {
  const bySize = new Map<string, StockChoice>()
  for (const choice of choices.filter(({ plantId }) => plantId === of.plantId)) {
    const size = choice.containerSize.toLowerCase()
    if (choice.inventoryId === of.inventoryId || (choice.isOffered && bySize.get(size) !== of))
      bySize.set(size, choice.inventoryId === of.inventoryId ? of : choice)
  }
  return [...bySize.values()].toSorted((one, other) => one.unitPriceCents - other.unitPriceCents)
}
