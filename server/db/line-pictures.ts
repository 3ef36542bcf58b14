import { imageOf } from '#server/presenters/inventory-item.ts'
import { db } from './database.ts'

/** The keys of the pictures that rows are shown with, by inventory id, in stock or not; without rows that have none. */
export async function listLinePictures(inventoryIds: readonly number[]): Promise<Map<number, string>> {
  if (inventoryIds.length === 0) return new Map()
  const rows = await db()
    .selectFrom('inventory')
    .innerJoin('plants', 'plants.id', 'inventory.plant_id')
    .select([
      'inventory.id',
      'inventory.use_catalog_image',
      'inventory.custom_image_url',
      'inventory.image_url as own_image_url',
      'plants.image_url as plant_image_url',
    ])
    .where('inventory.id', 'in', [...inventoryIds])
    .execute()
  return new Map(
    rows.flatMap((row) => {
      const key = imageOf(row)
      return key === null ? [] : [[row.id, key] as const]
    }),
  )
}
