import type { CartItems } from '#domain/cart/cart-item.ts'
import { listGoneItems } from './db/gone-items.ts'
import { listInventoryByIds } from './db/inventory.ts'
import { getMinimumOrder } from './minimum-order.ts'
import { toCartItem, toGoneItem } from './presenters/cart-item.ts'
import { getSizePrices } from './size-prices.ts'

/** What a cart needs to know of its items: those in stock with today's prices, those gone by name, and the minimum order. */
export async function getCartItems(ids: readonly number[]): Promise<CartItems> {
  const [prices, minimumOrderCents] = await Promise.all([getSizePrices(), getMinimumOrder()])
  const items = ids.length === 0 ? [] : (await listInventoryByIds(ids, prices)).map(toCartItem)
  const found = new Set(items.map(({ inventoryId }) => inventoryId))
  const missing = ids.filter((id) => !found.has(id))
  const gone = missing.length === 0 ? [] : (await listGoneItems(missing, prices)).map(toGoneItem)
  return { ids: [...ids], items, gone, minimumOrderCents }
}
