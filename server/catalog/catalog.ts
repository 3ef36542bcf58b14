import { sql } from 'kysely'
import type { SizePrices } from '#domain/pricing/size-prices.ts'
import type { CatalogPlantRow, CatalogStockRow } from '#domain/search/catalog-rows.ts'
import { db } from '#server/platform/database/database.ts'
import { rowPrice } from '#server/stock/prices.ts'

export function listCatalogPlants(): Promise<CatalogPlantRow[]> {
  return db()
    .selectFrom('plants')
    .select([
      'id',
      'plantName as name',
      'slug',
      'scientificName',
      'otherNames',
      'spanishNames',
      'plantType',
      'flowerColor',
      'bloomMonths',
      'fruitMonths',
      'leafRetention',
      'growthRate',
      'droughtTolerance',
      'maintenanceLevel',
      'soilTextures',
      'landscapeUses',
      'wildlife',
      'larvalHostOf',
      'fallColor',
      'fruit',
      'fragrance',
      'thorns',
      'february2021',
      'oakWilt',
      'landforms',
      'height',
      'spread',
      'minHeightFt',
      'maxHeightFt',
      'minSpreadFt',
      'maxSpreadFt',
      'spacing',
      'usdaZone',
      'exposure',
      'waterNeeds',
      'soilPhPreference as soilPh',
      'toleratesPoorDrainage',
      'deerTolerance',
      'texasNative',
      'nativeHere',
      'ecoregions',
      'cautions',
      'longevity',
      'crown',
      'litter',
      'showyFlowers',
      'fallGrade',
      'deerEats',
      'byNameOnly',
      'hostIsPest',
      'toxic',
      'toxicToPets',
      'toxicityNote',
      'imageUrl',
      // Only the first paragraph: the rest is for the guide.
      sql<string>`split_part(description, E'\n\n', 1)`.as('description'),
    ])
    .orderBy('plantName')
    .orderBy('id')
    .execute()
}

/** The stock items at retail prices. Wholesale prices never leave this function. */
export async function listCatalogStock(prices: SizePrices): Promise<CatalogStockRow[]> {
  const rows = await db()
    .selectFrom('inventory')
    .innerJoin('stockOffers', 'stockOffers.inventoryId', 'inventory.id')
    .select([
      'id',
      'plantId',
      'available',
      // A view's columns count as nullable.
      sql<boolean>`is_offered`.as('isOffered'),
      'sizeDescription as containerSize',
      'wholesalePrice',
      'ownPrice',
      'useCatalogImage',
      'customImageUrl',
      'imageUrl as ownImageUrl',
      'currentHeightInches',
      'caliperInches',
      'isPriority as isBestSeller',
    ])
    .where('deletedAt', 'is', null)
    .orderBy('plantName')
    .orderBy('id')
    .execute()
  return rows.map(({ wholesalePrice, ownPrice, ...row }) => ({
    ...row,
    ...rowPrice({ wholesalePrice, ownPrice, ...row }, prices),
  }))
}
