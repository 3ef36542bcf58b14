import type { CartItems } from '#domain/cart/cart-item.ts'
import { getCatalog } from './catalog-snapshot.ts'
import { listGoneItems } from '#server/db/gone-items.ts'
import { getMinimumOrder } from './minimum-order.ts'
import { toCartItem } from '#server/presenters/cart-item.ts'
import { getSizePrices } from './size-prices.ts'

/** What a cart needs to know about its items: today's prices of those in stock, the names of those that are gone, and the minimum order. */
export async function getCartItems(ids: readonly number[]): Promise<CartItems> {
  const [{ stock }, minimumOrderCents] = await Promise.all([getCatalog(), getMinimumOrder()])
  const wanted = new Set(ids)
  const items = stock.filter(({ id }) => wanted.has(id)).map(toCartItem)
  const found = new Set(items.map(({ inventoryId }) => inventoryId))
  const missing = ids.filter((id) => !found.has(id))
  const gone = missing.length === 0 ? [] : await listGoneItems(missing, await getSizePrices())
  return { ids: [...ids], items, gone, minimumOrderCents }
}
