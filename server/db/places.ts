import type { Position } from '#domain/delivery/distance.ts'
import { db } from './database.ts'

/** How far apart a community lies, and where. */
export function findCommunityPlace(slug: string) {
  return db()
    .selectFrom('communities')
    .select(['name', 'zip_codes', 'latitude', 'longitude'])
    .where('slug', '=', slug)
    .executeTakeFirst()
}

/** The names of the communities that share this ZIP code. */
export async function listCommunityNames(zip: string): Promise<string[]> {
  const rows = await db()
    .selectFrom('communities')
    .select('name')
    .where((where) => where(where.val(zip), '=', where.fn.any('zip_codes')))
    .execute()
  return rows.map(({ name }) => name)
}

export async function listZipPositions(): Promise<[zip: string, Position][]> {
  const rows = await db().selectFrom('zip_positions').select(['zip_code', 'latitude', 'longitude']).execute()
  return rows.map(({ zip_code, latitude, longitude }) => [zip_code, { latitude, longitude }])
}
