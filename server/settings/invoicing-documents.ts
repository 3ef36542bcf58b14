import type { Cents } from '#domain/money.ts'
import { cachedFor, cacheTime } from '#server/platform/cache.ts'
import { db, type Database } from '#server/platform/database/database.ts'

/** The row minimum_price. 0, or no such row, means there's no minimum order. */
export async function findMinimumOrder(on: Database = db()): Promise<Cents> {
  const row = await on
    .selectFrom('invoicingDocuments')
    .select('valueNumber')
    .where('key', '=', 'minimum_price')
    .executeTakeFirst()
  return Math.round((row?.valueNumber ?? 0) * 100)
}

export const getMinimumOrder = cachedFor(cacheTime.others, () => findMinimumOrder())

export async function saveMinimumOrder(on: Database, cents: Cents) {
  const valueNumber = cents / 100
  await on
    .insertInto('invoicingDocuments')
    .values({ key: 'minimum_price', valueNumber })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ valueNumber }))
    .execute()
}
