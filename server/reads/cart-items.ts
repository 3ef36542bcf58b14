import type { CartItems } from '#domain/cart/cart-item.ts'
import { getCatalog } from './catalog-snapshot.ts'
import { listGoneItems } from '#server/db/inventory.ts'
import { getMinimumOrder, getSizePrices } from './cached-reads.ts'
import { toCartItem } from '#server/presenters/stock-item.ts'

/** Data for a cart: current prices of items in stock, names of items that are gone, and the minimum order. */
export async function getCartItems(ids: readonly number[]): Promise<CartItems> {
  const [{ stock }, minimumOrderCents] = await Promise.all([getCatalog(), getMinimumOrder()])
  const wanted = new Set(ids)
  const items = stock.filter(({ id }) => wanted.has(id)).map(toCartItem)
  const found = new Set(items.map(({ inventoryId }) => inventoryId))
  const missing = ids.filter((id) => !found.has(id))
  const gone = missing.length === 0 ? [] : await listGoneItems(missing, await getSizePrices())
  return { ids: [...ids], items, gone, minimumOrderCents }
}
