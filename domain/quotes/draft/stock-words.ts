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

export type StockWords = { chip: string; look: 'short' | 'enough' | 'uncounted'; toFind: number }

/** '4 listed, 50 asked'. Short when we'd have to find some of them elsewhere. */
export function stockWords({ stock, quantity, asked }: Line): StockWords {
  if (stock === undefined) return { chip: 'No longer listed', look: 'short', toFind: quantity }
  const tail = asked === null ? '' : `, ${asked} asked`
  if (stock.within === null) return { chip: `Listed without a count${tail}`, look: 'uncounted', toFind: 0 }
  const toFind = Math.max(0, quantity - stock.within)
  return { chip: `${stock.within} listed${tail}`, look: toFind > 0 ? 'short' : 'enough', toFind }
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

/** One choice for each size of a plant: the line's own item, else one that's in the quote already, else the cheapest on the site. */
export function sizesOf(
  choices: readonly StockChoice[],
  of: StockChoice,
  quoted: readonly { inventoryId: number }[],
): StockChoice[] {
  const isQuoted = (choice: StockChoice) =>
    quoted.some(({ inventoryId }) => inventoryId === choice.inventoryId)
  const rankOf = (choice: StockChoice) =>
    choice.inventoryId === of.inventoryId ? 0 : isQuoted(choice) ? 1 : 2
  const possible = choices
    .filter((choice) => choice.plantId === of.plantId && (rankOf(choice) < 2 || choice.isOffered))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.unitPriceCents - other.unitPriceCents)
  return [...Map.groupBy(possible, ({ containerSize }) => containerSize.toLowerCase()).values()]
    .flatMap(([first]) => first ?? [])
    .toSorted((one, other) => one.unitPriceCents - other.unitPriceCents)
}
