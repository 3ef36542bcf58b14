import type { Cart, CartLine } from './cart.ts'

/** How many of an item are in the quote. Those of a quote that was sent don't count: adding to it is asked about first. */
export const inQuote = (
  { lines, submitted }: Cart,
  { inventoryId }: Pick<CartLine, 'inventoryId'>,
): number =>
  submitted === null ? (lines.find((line) => line.inventoryId === inventoryId)?.quantity ?? 0) : 0
