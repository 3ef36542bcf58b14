import type { MarkupRule } from '#domain/pricing/size-prices.ts'
import { db } from './database.ts'

export async function listActiveMarkupRules(): Promise<MarkupRule[]> {
  const rows = await db()
    .selectFrom('container_markup_rules')
    .select(['container_size', 'markup_percentage', 'planting_fee'])
    .where('active', '=', true)
    .orderBy('id')
    .execute()
  // Both columns have two decimals, so these are whole numbers.
  return rows.map((row) => ({
    containerSize: row.container_size,
    markupBasisPoints: Math.round(row.markup_percentage * 100),
    plantingFeeCents: Math.round(row.planting_fee * 100),
  }))
}
