import { imageKeyOf } from '#domain/inventory/image-key.ts'
import { db } from './database.ts'

/** The keys of the pictures that rows are shown with, by inventory id, in stock or not; without rows that have none. */
export async function listLinePictures(inventoryIds: readonly number[]): Promise<Map<number, string>> {
  if (inventoryIds.length === 0) return new Map()
  const rows = await db()
    .selectFrom('inventory')
    .innerJoin('plants', 'plants.id', 'inventory.plant_id')
    .select([
      'inventory.id',
      'inventory.use_catalog_image as useCatalogImage',
      'inventory.custom_image_url as customImageUrl',
      'inventory.image_url as ownImageUrl',
      'plants.image_url as plantImageUrl',
    ])
    .where('inventory.id', 'in', [...inventoryIds])
    .execute()
  return new Map(
    rows.flatMap((row) => {
      const key = imageKeyOf(row, row.plantImageUrl)
      return key === null ? [] : [[row.id, key] as const]
    }),
  )
}
