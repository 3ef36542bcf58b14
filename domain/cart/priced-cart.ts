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
  /** Plants that can still be had. */
  plantCount: number
  /** Plants and planting as they would be if nothing had gone away (reading 32). */
  orderedCents: Cents
}

/** The cart with what is known of its items; what is gone is shown, and left out of every sum (reading 3). */
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
  const lost = lines.flatMap((each) =>
    each.state === 'gone'
      ? [
          lineTotal({
            unitPriceCents: each.line.unitPriceCents,
            plantingFeeCents: each.item?.plantingFeeCents ?? 0,
            quantity: each.line.quantity,
          }),
        ]
      : [],
  )
  const sums = totals(sold, deliveryCents)
  return {
    lines,
    totals: sums,
    plantCount: sold.reduce((sum, { quantity }) => sum + quantity, 0),
    orderedCents: lost.reduce((sum, cents) => sum + cents, sums.subtotalCents + sums.laborCents),
  }
}
