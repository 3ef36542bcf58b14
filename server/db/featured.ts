import { db, type Database } from './database.ts'

export async function findFeaturedSetting(on: Database = db()): Promise<unknown> {
  const row = await on
    .selectFrom('company_settings')
    .select('setting_value')
    .where('setting_key', '=', 'featured_plants')
    .executeTakeFirst()
  return row?.setting_value
}

/** The ids of the first rows that are not deleted. */
export async function listFirstInventoryIds(most: number): Promise<number[]> {
  const rows = await db()
    .selectFrom('inventory')
    .select('id')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
