import type { Cents } from '#domain/money.ts'
import { lineTotal, totals, type PricedLine, type Totals } from '#domain/pricing/totals.ts'
import type { CartItem, CartItems, GoneItem } from './cart-item.ts'
import type { Cart, CartLine } from './cart.ts'

export type PricedCartLine =
  | { state: 'in-stock'; line: CartLine; item: CartItem; totalCents: Cents; wasCents: Cents | null }
  | { state: 'gone'; line: CartLine; item: GoneItem | null }

export type PricedCart = {
  lines: PricedCartLine[]
  totals: Totals
  /** Plants still in stock. */
  plantCount: number
  /** The price of the plants that are gone, which counts toward the minimum order. */
  goneCents: Cents
}

/** Combines the cart with live item data. Gone items are shown but left out of all totals. */
export function priceCart(
  cart: Cart,
  { items, gone }: Pick<CartItems, 'items' | 'gone'>,
  deliveryCents: Cents | null,
): PricedCart {
  const inStock = new Map(items.map((item) => [item.inventoryId, item]))
  const named = new Map(gone.map((item) => [item.inventoryId, item]))
  const lines = cart.lines.map((line): PricedCartLine => {
    const item = inStock.get(line.inventoryId)
    if (item === undefined) return { state: 'gone', line, item: named.get(line.inventoryId) ?? null }
    return {
      state: 'in-stock',
      line,
      item,
      totalCents: lineTotal({ ...item, quantity: line.quantity }),
      wasCents: line.unitPriceCents === item.unitPriceCents ? null : line.unitPriceCents,
    }
  })
  const sold: PricedLine[] = lines.flatMap((each) =>
    each.state === 'in-stock' ? [{ ...each.item, quantity: each.line.quantity }] : [],
  )
  const lost: PricedLine[] = lines.flatMap((each) =>
    each.state === 'gone' && each.item !== null ? [{ ...each.item, quantity: each.line.quantity }] : [],
  )
  return {
    lines,
    totals: totals(sold, deliveryCents),
    plantCount: sold.reduce((sum, { quantity }) => sum + quantity, 0),
    goneCents: lost.reduce((sum, each) => sum + lineTotal(each), 0),
  }
}
