import { imageKeyOf } from '#domain/pictures/picture.ts'
import { db } from './database.ts'

/** The keys of the pictures that rows are shown with, by inventory id, in stock or not; without rows that have none. */
export async function listLinePictures(inventoryIds: readonly number[]): Promise<Map<number, string>> {
  if (inventoryIds.length === 0) return new Map()
  const rows = await db()
    .selectFrom('inventory')
    .innerJoin('plants', 'plants.id', 'inventory.plantId')
    .select([
      'inventory.id',
      'inventory.useCatalogImage',
      'inventory.customImageUrl',
      'inventory.imageUrl as ownImageUrl',
      'plants.imageUrl as plantImageUrl',
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
