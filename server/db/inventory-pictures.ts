import { db, type Database } from './database.ts'

/** Rows as the owner names them when a picture is given to one; in stock or not. */
export function listRowsForPictures(ids: readonly number[]) {
  if (ids.length === 0) return Promise.resolve([])
  return db()
    .selectFrom('inventory')
    .innerJoin('plants', 'plants.id', 'inventory.plantId')
    .select([
      'inventory.id',
      'plants.plantName',
      'plants.slug',
      'inventory.sizeDescription',
      'inventory.useCatalogImage',
      'inventory.customImageUrl',
      'inventory.deletedAt',
    ])
    .where('inventory.id', 'in', [...ids])
    .execute()
}

export type PictureRow = Awaited<ReturnType<typeof listRowsForPictures>>[number]

/** IN-11: from now on the row is shown with this picture of its own. */
export async function attachPicture(id: number, key: string) {
  await db()
    .updateTable('inventory')
    .set({ customImageUrl: key, useCatalogImage: false })
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
