import { db, type Database } from './database.ts'

/** Rows as the owner names them when a picture is given to one; in stock or not. */
export function listRowsForPictures(ids: readonly number[]) {
  if (ids.length === 0) return Promise.resolve([])
  return db()
    .selectFrom('inventory')
    .innerJoin('plants', 'plants.id', 'inventory.plant_id')
    .select([
      'inventory.id',
      'plants.plant_name',
      'plants.slug',
      'inventory.size_description',
      'inventory.use_catalog_image',
      'inventory.custom_image_url',
      'inventory.deleted_at',
    ])
    .where('inventory.id', 'in', [...ids])
    .execute()
}

export type PictureRow = Awaited<ReturnType<typeof listRowsForPictures>>[number]

/** IN-11: from now on the row is shown with this picture of its own. */
export async function attachPicture(id: number, key: string) {
  await db()
    .updateTable('inventory')
    .set({ custom_image_url: key, use_catalog_image: false })
    .where('id', '=', id)
    .execute()
}

/** The row is shown with its plant's plate again; answers whether another row still uses the picture. */
export function detachPicture(id: number, key: string): Promise<boolean> {
  return db()
    .transaction()
    .execute(async (transaction: Database) => {
      await transaction
        .updateTable('inventory')
        .set({ custom_image_url: null, use_catalog_image: true })
        .where('id', '=', id)
        .execute()
      const other = await transaction
        .selectFrom('inventory')
        .select('id')
        .where('custom_image_url', '=', key)
        .limit(1)
        .executeTakeFirst()
      return other !== undefined
    })
}
