import { z } from 'zod'
import { db, type Database } from './database.ts'

const settingText = z.union([z.string(), z.number().transform(String), z.boolean().transform(String)])

/** The settings of these keys that hold a text or a figure. */
export async function listCompanySettings(
  keys: readonly string[],
  on: Database = db(),
): Promise<Map<string, string>> {
  const rows = await on
    .selectFrom('company_settings')
    .select(['setting_key', 'setting_value'])
    .where('setting_key', 'in', [...keys])
    .execute()
  return new Map(
    rows.flatMap(({ setting_key, setting_value }) => {
      const text = settingText.safeParse(setting_value)
      return text.success ? [[setting_key, text.data] as const] : []
    }),
  )
}

/** For the owner: every setting, whatever it holds. */
export function listAllSettings() {
  return db()
    .selectFrom('company_settings')
    .select(['setting_key', 'setting_value', 'updated_at'])
    .orderBy('setting_key')
    .execute()
}

export async function saveSetting(on: Database, key: string, value: string | number[]) {
  const columns = {
    setting_value: JSON.stringify(value),
    setting_type: typeof value === 'string' ? 'string' : 'json',
    updated_at: new Date(),
  }
  await on
    .insertInto('company_settings')
    .values({ setting_key: key, ...columns })
    .onConflict((conflict) => conflict.column('setting_key').doUpdateSet(columns))
    .execute()
}

export async function deleteSetting(on: Database, key: string) {
  await on.deleteFrom('company_settings').where('setting_key', '=', key).execute()
}
