import { sql } from 'kysely'
import { db, type Database } from '#server/platform/database/database.ts'

/** Oldest first. */
export function listPhotos(quoteId: number, on: Database = db()) {
  return on
    .selectFrom('quotePhotos')
    .select(['photoKey as key', 'width', 'height'])
    .where('quoteId', '=', quoteId)
    .orderBy('addedAt')
    .orderBy('photoKey')
    .execute()
}

type NewPhoto = { quoteId: number; photoKey: string; width: number; height: number }

export async function insertPhoto(on: Database, photo: NewPhoto) {
  await on.insertInto('quotePhotos').values(photo).execute()
}

/** False if the quote has no such photo. */
export async function removePhotoRow(on: Database, quoteId: number, key: string): Promise<boolean> {
  const { rows } = await sql<{ removed: boolean }>`
    select remove_photo(${quoteId}::bigint, ${key}::uuid) as removed`.execute(on)
  return rows[0]?.removed ?? false
}
