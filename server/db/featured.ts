import { db, type Database } from './database.ts'

export async function findFeaturedSetting(on: Database = db()): Promise<unknown> {
  const row = await on
    .selectFrom('companySettings')
    .select('settingValue')
    .where('settingKey', '=', 'featured_plants')
    .executeTakeFirst()
  return row?.settingValue
}
