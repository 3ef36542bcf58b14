import type { Position } from '#domain/delivery/distance.ts'
import { db } from './database.ts'

/** How far apart a community lies, and where. */
export function findCommunityPlace(slug: string) {
  return db()
    .selectFrom('communities')
    .select(['name', 'zipCodes', 'latitude', 'longitude'])
    .where('slug', '=', slug)
    .executeTakeFirst()
}

/** The names of the communities that share this ZIP code. */
export async function listCommunityNames(zip: string): Promise<string[]> {
  const rows = await db()
    .selectFrom('communities')
    .select('name')
    .where((where) => where(where.val(zip), '=', where.fn.any('zipCodes')))
    .execute()
  return rows.map(({ name }) => name)
}

export async function listZipPositions(): Promise<[zip: string, Position][]> {
  const rows = await db().selectFrom('zipPositions').select(['zipCode', 'latitude', 'longitude']).execute()
  return rows.map(({ zipCode, latitude, longitude }) => [zipCode, { latitude, longitude }])
}
