import { sql } from 'kysely'
import { plantPrice } from '#domain/pricing/plant-price.ts'
import type { SizePrices } from '#domain/pricing/size-prices.ts'
import type { CatalogPlantRow, CatalogStockRow } from '#domain/search/catalog-rows.ts'
import { toCents } from '#domain/money.ts'
import { db } from './database.ts'

export function listCatalogPlants(): Promise<CatalogPlantRow[]> {
  return db()
    .selectFrom('plants')
    .select([
      'id',
      'plant_name as name',
      'slug',
      'scientific_name as scientificName',
      'other_names as otherNames',
      'spanish_names as spanishNames',
      'plant_type as plantType',
      'flower_color as flowerColor',
      'bloom_months as bloomMonths',
      'fruit_months as fruitMonths',
      'leaf_retention as leafRetention',
      'height',
      'spread',
      'min_height_ft as minHeightFt',
      'max_height_ft as maxHeightFt',
      'usda_zone as usdaZone',
      'exposure',
      'water_needs as waterNeeds',
      'soil_ph_preference as soilPh',
      'tolerates_poor_drainage as toleratesPoorDrainage',
      'deer_tolerance as deerTolerance',
      'texas_native as texasNative',
      'toxic',
      'toxic_to_pets as toxicToPets',
      'toxicity_note as toxicityNote',
      'image_url as imageUrl',
      'image_color as imageColor',
      // The first paragraph says what it is; only the guide tells the rest.
      sql<string>`split_part(description, E'\n\n', 1)`.as('description'),
    ])
    .orderBy('plant_name')
    .orderBy('id')
    .execute()
}

/** What's in stock, at retail prices: the wholesale price goes no further than this function. */
export async function listCatalogStock(prices: SizePrices): Promise<CatalogStockRow[]> {
  const rows = await db()
    .selectFrom('inventory')
    .select([
      'id',
      'plant_id as plantId',
      'size_description as containerSize',
      'wholesale_price',
      'use_catalog_image as useCatalogImage',
      'custom_image_url as customImageUrl',
      'image_url as ownImageUrl',
      'current_height_inches as currentHeightInches',
      'caliper_inches as caliperInches',
      'is_priority as isBestSeller',
    ])
    .where('deleted_at', 'is', null)
    .orderBy('plant_name')
    .orderBy('id')
    .execute()
  return rows.map(({ wholesale_price, ...row }) => ({
    ...row,
    ...plantPrice(toCents(wholesale_price), row.containerSize, prices),
  }))
}
