import { z } from 'zod'
import { db } from './database.ts'

const settingText = z.union([z.string(), z.number().transform(String), z.boolean().transform(String)])

/** The settings of these keys that hold a text or a figure. */
export async function listCompanySettings(keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await db()
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
