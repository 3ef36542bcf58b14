import type { Cents } from '#domain/money.ts'
import { db, type Database } from './database.ts'

/** DR-04: invoicing_documents, key minimum_price; 0, or no such row, means none. */
export async function findMinimumOrder(on: Database = db()): Promise<Cents> {
  const row = await on
    .selectFrom('invoicing_documents')
    .select('value_number')
    .where('key', '=', 'minimum_price')
    .executeTakeFirst()
  return Math.round((row?.value_number ?? 0) * 100)
}

export async function saveMinimumOrder(on: Database, cents: Cents) {
  const columns = { value_number: cents / 100, updated_at: new Date() }
  await on
    .insertInto('invoicing_documents')
    .values({ key: 'minimum_price', ...columns })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(columns))
    .execute()
}
