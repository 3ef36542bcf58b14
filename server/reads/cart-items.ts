import type { CartItems } from '#domain/cart/cart-item.ts'
import { getCatalog } from './catalog-snapshot.ts'
import { listGoneItems } from '#server/db/inventory.ts'
import { getMinimumOrder, getSizePrices } from './cached-reads.ts'
import { toCartItem } from '#server/presenters/stock-item.ts'

/** Data for a cart: current prices of items in stock, names of items that are gone, and the minimum order. */
export async function getCartItems(ids: readonly number[]): Promise<CartItems> {
  const [{ stockById }, minimumOrderCents] = await Promise.all([getCatalog(), getMinimumOrder()])
  const items = [...new Set(ids)].flatMap((id) => stockById.get(id) ?? []).map(toCartItem)
  const missing = ids.filter((id) => !stockById.has(id))
  const gone = missing.length === 0 ? [] : await listGoneItems(missing, await getSizePrices())
  return { ids: [...ids], items, gone, minimumOrderCents }
}
