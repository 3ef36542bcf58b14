import { db, type Database } from '#server/platform/database/database.ts'

/** Photos of the work, oldest first. */
export function listVisitPhotos(quoteId: number, on: Database = db()) {
  return on
    .selectFrom('visitPhotos')
    .select(['photoKey as key', 'line', 'width', 'height'])
    .where('quoteId', '=', quoteId)
    .orderBy('addedAt')
    .orderBy('photoKey')
    .execute()
}

type NewPhoto = { quoteId: number; photoKey: string; line: number; width: number; height: number }

export async function insertVisitPhoto(on: Database, photo: NewPhoto) {
  await on.insertInto('visitPhotos').values(photo).execute()
}

/** False if the visit has no such photo. */
export async function deleteVisitPhoto(on: Database, quoteId: number, key: string): Promise<boolean> {
  const { numDeletedRows } = await on
    .deleteFrom('visitPhotos')
    .where('quoteId', '=', quoteId)
    .where('photoKey', '=', key)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
