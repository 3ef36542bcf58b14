import { z } from 'zod'
import { db, type Database } from '#server/platform/database/database.ts'

const settingText = z.union([z.string(), z.number().transform(String), z.boolean().transform(String)])

/** The settings with these keys, as text. Settings that aren't a string, number or boolean are left out. */
export async function listCompanySettings(
  keys: readonly string[],
  on: Database = db(),
): Promise<Map<string, string>> {
  const rows = await on
    .selectFrom('companySettings')
    .select(['settingKey', 'settingValue'])
    .where('settingKey', 'in', [...keys])
    .execute()
  return new Map(
    rows.flatMap(({ settingKey, settingValue }) => {
      const text = settingText.safeParse(settingValue)
      return text.success ? [[settingKey, text.data] as const] : []
    }),
  )
}

export async function saveSetting(on: Database, key: string, value: string | number[]) {
  const columns = {
    settingValue: JSON.stringify(value),
    settingType: typeof value === 'string' ? 'string' : 'json',
  }
  await on
    .insertInto('companySettings')
    .values({ settingKey: key, ...columns })
    .onConflict((conflict) => conflict.column('settingKey').doUpdateSet(columns))
    .execute()
}

export async function deleteSetting(on: Database, key: string) {
  await on.deleteFrom('companySettings').where('settingKey', '=', key).execute()
}

export async function findFeaturedSetting(on: Database = db()): Promise<unknown> {
  const row = await on
    .selectFrom('companySettings')
    .select('settingValue')
    .where('settingKey', '=', 'featured_plants')
    .executeTakeFirst()
  return row?.settingValue
}
