import type { Cents } from '#domain/money.ts'
import { db } from './database.ts'

/** DR-04: invoicing_documents, key minimum_price; 0, or no such row, means none. */
export async function findMinimumOrder(): Promise<Cents> {
  const row = await db()
    .selectFrom('invoicing_documents')
    .select('value_number')
    .where('key', '=', 'minimum_price')
    .executeTakeFirst()
  return Math.round((row?.value_number ?? 0) * 100)
}
