import type { SizePrices } from '#domain/pricing/size-prices.ts'
import { db } from './database.ts'
import { plantingFeeCents, sizeMatches, sizePriceList, unitPriceCents } from './retail-price.ts'

/** Rows in stock with their plant and what they cost; the wholesale price stays in the database. */
export function listInventoryByIds(ids: readonly number[], prices: SizePrices) {
  return db()
    .selectFrom('inventory')
    .innerJoin('plants', 'plants.id', 'inventory.plant_id')
    .leftJoin(sizePriceList(prices), (join) => join.on(sizeMatches))
    .select([
      'inventory.id',
      'inventory.plant_id',
      'inventory.size_description',
      'inventory.use_catalog_image',
      'inventory.custom_image_url',
      'inventory.image_url as own_image_url',
      'inventory.current_height_inches',
      'inventory.caliper_inches',
      'inventory.is_priority',
      'plants.plant_name',
      'plants.slug',
      'plants.scientific_name',
      'plants.description',
      'plants.plant_type',
      'plants.flower_color',
      'plants.height',
      'plants.spread',
      'plants.usda_zone',
      'plants.deer_tolerance',
      'plants.exposure',
      'plants.water_needs',
      'plants.texas_native',
      'plants.image_url as plant_image_url',
      'plants.image_color as plant_image_color',
      'plants.min_height_ft',
      'plants.max_height_ft',
      'plants.tolerates_poor_drainage',
      'plants.toxic_to_pets',
      'plants.soil_ph_preference',
      unitPriceCents.as('unit_price_cents'),
      plantingFeeCents.as('planting_fee_cents'),
    ])
    .where('inventory.id', 'in', [...ids])
    .where('inventory.deleted_at', 'is', null)
    .orderBy('inventory.is_priority', 'desc')
    .orderBy('inventory.plant_name')
    .orderBy('inventory.id')
    .execute()
}

export type InventoryRow = Awaited<ReturnType<typeof listInventoryByIds>>[number]
