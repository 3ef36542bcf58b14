import type { SizePrices } from '#domain/pricing/size-prices.ts'
import { db } from './database.ts'
import { plantingFeeCents, sizeMatches, sizePriceList, unitPriceCents } from './retail-price.ts'

/** Inventory rows with what they cost, also those taken off the list: a quote names what it leaves out. */
export function listQuotableItems(ids: readonly number[], prices: SizePrices) {
  return db()
    .selectFrom('inventory')
    .innerJoin('plants', 'plants.id', 'inventory.plant_id')
    .leftJoin(sizePriceList(prices), (join) => join.on(sizeMatches))
    .select([
      'inventory.id',
      'inventory.plant_id',
      'inventory.size_description',
      'inventory.current_height_inches',
      'inventory.caliper_inches',
      'inventory.deleted_at',
      'plants.plant_name',
      'plants.scientific_name',
      unitPriceCents.as('unit_price_cents'),
      plantingFeeCents.as('planting_fee_cents'),
    ])
    .where('inventory.id', 'in', [...ids])
    .execute()
}
