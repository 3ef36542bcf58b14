import { db, type Database } from './database.ts'

export async function findFeaturedSetting(on: Database = db()): Promise<unknown> {
  const row = await on
    .selectFrom('company_settings')
    .select('setting_value')
    .where('setting_key', '=', 'featured_plants')
    .executeTakeFirst()
  return row?.setting_value
}
