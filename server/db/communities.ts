import { db } from './database.ts'

/** What is known of the ground and the winter in each community. */
export function listCommunityGrounds() {
  return db()
    .selectFrom('communities')
    .select(['slug', 'name', 'ground', 'ground_certain as groundCertain', 'usda_zone as usdaZone'])
    .orderBy('name')
    .execute()
}
