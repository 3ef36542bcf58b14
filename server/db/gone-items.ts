import type { SizePrices } from '#domain/pricing/size-prices.ts'
import { db } from './database.ts'
import { plantingFeeCents, sizeMatches, sizePriceList, unitPriceCents } from './retail-price.ts'

/** Rows that were taken off the list, so that a cart can still name them and its minimum counts them. */
export function listGoneItems(ids: readonly number[], prices: SizePrices) {
  return db()
    .selectFrom('inventory')
    .leftJoin(sizePriceList(prices), (join) => join.on(sizeMatches))
    .select([
      'inventory.id',
      'inventory.plant_name',
      'inventory.size_description',
      unitPriceCents.as('unit_price_cents'),
      plantingFeeCents.as('planting_fee_cents'),
    ])
    .where('inventory.id', 'in', [...ids])
    .where('inventory.deleted_at', 'is not', null)
    .execute()
}

export type GoneRow = Awaited<ReturnType<typeof listGoneItems>>[number]
