import { imageKeyOf } from '#domain/pictures/picture.ts'
import { db, type Database } from '#server/platform/database/database.ts'

/** A stock item, in stock or gone, with what names it and its picture. */
export function findRowForPicture(id: number) {
  return db()
    .selectFrom('inventory')
    .innerJoin('plants', 'plants.id', 'inventory.plantId')
    .select(['plants.plantName', 'plants.slug', 'inventory.sizeDescription', 'inventory.customImageUrl'])
    .where('inventory.id', '=', id)
    .executeTakeFirst()
}

/** Shows the item with its plant's plate again. Returns true if another item still uses the picture. */
export function detachPicture(id: number, key: string): Promise<boolean> {
  return db()
    .transaction()
    .execute(async (transaction: Database) => {
      await transaction
        .updateTable('inventory')
        .set({ customImageUrl: null, useCatalogImage: true })
        .where('id', '=', id)
        .execute()
      const other = await transaction
        .selectFrom('inventory')
        .select('id')
        .where('customImageUrl', '=', key)
        .limit(1)
        .executeTakeFirst()
      return other !== undefined
    })
}

/** Picture keys by inventory id, in stock or gone. Null for an item without a picture. */
export async function listLinePictures(inventoryIds: readonly number[]): Promise<Map<number, string | null>> {
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
  return new Map(rows.map((row) => [row.id, imageKeyOf(row, row.plantImageUrl)]))
}
