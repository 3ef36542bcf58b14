import type { Cents } from '#domain/money.ts'
import { chosenPrice, noOffers, type ChosenPrice } from '#domain/pricing/line-choice.ts'
import { lineTotal, totals, type Totals } from '#domain/pricing/totals.ts'
import type { CartItem, CartItems, GoneItem } from './cart-item.ts'
import type { Cart, CartLine } from './cart.ts'

export type PricedCartLine =
  | {
      state: 'in-stock'
      line: CartLine
      item: CartItem
      /** One plant with the visitor's choices. */
      price: ChosenPrice
      totalCents: Cents
      wasCents: Cents | null
    }
  | { state: 'gone'; line: CartLine; item: GoneItem | null }

export type PricedCart = {
  lines: PricedCartLine[]
  totals: Totals
  isPickup: boolean
  /** Plants still in stock. */
  plantCount: number
  /** The price of the plants that are gone, which counts toward the minimum order. */
  goneCents: Cents
}

/** Combines the cart with live item data. Gone items are shown but left out of all totals. */
export function priceCart(
  cart: Cart,
  { items, gone, offers = noOffers }: Pick<CartItems, 'items' | 'gone'> & Partial<Pick<CartItems, 'offers'>>,
  deliveryCents: Cents | null,
): PricedCart {
  const inStock = new Map(items.map((item) => [item.inventoryId, item]))
  const named = new Map(gone.map((item) => [item.inventoryId, item]))
  const isPickup = cart.isPickup && offers.isPickupAllowed
  const lines = cart.lines.map((line): PricedCartLine => {
    const item = inStock.get(line.inventoryId)
    if (item === undefined) return { state: 'gone', line, item: named.get(line.inventoryId) ?? null }
    const price = chosenPrice(item, line, { isPickup, offers })
    return {
      state: 'in-stock',
      line,
      item,
      price,
      totalCents: lineTotal({ ...price, quantity: line.quantity }),
      wasCents: line.unitPriceCents === item.unitPriceCents ? null : line.unitPriceCents,
    }
  })
  const pricesIn = (state: PricedCartLine['state']) =>
    lines.flatMap(({ line, ...each }) =>
      each.state === state && each.item !== null
        ? [{ ...chosenPrice(each.item, line, { isPickup, offers }), quantity: line.quantity }]
        : [],
    )
  const sold = pricesIn('in-stock')
  return {
    lines,
    totals: totals(sold, isPickup ? 0 : deliveryCents),
    isPickup,
    plantCount: sold.reduce((sum, { quantity }) => sum + quantity, 0),
    goneCents: pricesIn('gone').reduce((sum, each) => sum + lineTotal(each), 0),
  }
}
