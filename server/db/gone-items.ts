import type { SizePrices } from '#domain/pricing/size-prices.ts'
import { db } from './database.ts'
import { plantingFeeCents, sizeMatches, sizePriceList } from './retail-price.ts'

/** Rows that were taken off the list, so that a cart can still name them. */
export function listGoneItems(ids: readonly number[], prices: SizePrices) {
  return db()
    .selectFrom('inventory')
    .leftJoin(sizePriceList(prices), (join) => join.on(sizeMatches))
    .select([
      'inventory.id',
      'inventory.plant_name',
      'inventory.size_description',
      plantingFeeCents.as('planting_fee_cents'),
    ])
    .where('inventory.id', 'in', [...ids])
    .where('inventory.deleted_at', 'is not', null)
    .execute()
}

export type GoneRow = Awaited<ReturnType<typeof listGoneItems>>[number]
