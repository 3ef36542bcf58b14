import type { Cents } from '#domain/money.ts'
import { db, type Database } from './database.ts'

/** DR-04: the row minimum_price. 0, or no such row, means there's no minimum order. */
export async function findMinimumOrder(on: Database = db()): Promise<Cents> {
  const row = await on
    .selectFrom('invoicingDocuments')
    .select('valueNumber')
    .where('key', '=', 'minimum_price')
    .executeTakeFirst()
  return Math.round((row?.valueNumber ?? 0) * 100)
}

export async function saveMinimumOrder(on: Database, cents: Cents) {
  const columns = { valueNumber: cents / 100, updatedAt: new Date() }
  await on
    .insertInto('invoicingDocuments')
    .values({ key: 'minimum_price', ...columns })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(columns))
    .execute()
}
