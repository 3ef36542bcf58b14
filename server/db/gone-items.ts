import type { GoneItem } from '#domain/cart/cart-item.ts'
import { toCents } from '#domain/money.ts'
import { plantPrice } from '#domain/pricing/plant-price.ts'
import type { SizePrices } from '#domain/pricing/size-prices.ts'
import { db } from './database.ts'

/** Rows that were taken off the list, so that a cart can still name them and count them toward the minimum. */
export async function listGoneItems(ids: readonly number[], prices: SizePrices): Promise<GoneItem[]> {
  const rows = await db()
    .selectFrom('inventory')
    .select(['id as inventoryId', 'plantName', 'sizeDescription as containerSize', 'wholesalePrice'])
    .where('id', 'in', [...ids])
    .where('deletedAt', 'is not', null)
    .execute()
  return rows.map(({ wholesalePrice, ...row }) => ({
    ...row,
    ...plantPrice(toCents(wholesalePrice), row.containerSize, prices),
  }))
}
