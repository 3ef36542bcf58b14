import { db } from './database.ts'

export async function listCompanySettings(keys: readonly string[]) {
  const rows = await db()
    .selectFrom('company_settings')
    .select(['setting_key', 'setting_value'])
    .where('setting_key', 'in', [...keys])
    .execute()
  return new Map(rows.map((row) => [row.setting_key, row.setting_value]))
}
