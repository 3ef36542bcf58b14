import { sql } from 'kysely'
import type { MarkupRule } from '#domain/pricing/size-prices.ts'
import { db, type Database } from './database.ts'

type RuleColumns = { container_size: string; markup_percentage: number; planting_fee: number }

// Both columns have two decimals, so these are whole numbers.
const toRule = (row: RuleColumns): MarkupRule => ({
  containerSize: row.container_size,
  markupBasisPoints: Math.round(row.markup_percentage * 100),
  plantingFeeCents: Math.round(row.planting_fee * 100),
})

export async function listActiveMarkupRules(): Promise<MarkupRule[]> {
  const rows = await db()
    .selectFrom('container_markup_rules')
    .select(['container_size', 'markup_percentage', 'planting_fee'])
    .where('active', '=', true)
    .orderBy('id')
    .execute()
  return rows.map(toRule)
}

export type MarkupRow = MarkupRule & { id: number; active: boolean }

/** For the owner: all of them. */
export async function listMarkupRules(on: Database = db()): Promise<MarkupRow[]> {
  const rows = await on
    .selectFrom('container_markup_rules')
    .select(['id', 'active', 'container_size', 'markup_percentage', 'planting_fee'])
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, active: row.active, ...toRule(row) }))
}

/** Writes one rule; without an id it is new. */
export async function saveMarkupRule(
  on: Database,
  { id, active, ...rule }: Omit<MarkupRow, 'id'> & { id: number | null },
) {
  const columns = {
    container_size: rule.containerSize,
    markup_percentage: rule.markupBasisPoints / 100,
    planting_fee: rule.plantingFeeCents / 100,
    active,
  }
  if (id === null) await on.insertInto('container_markup_rules').values(columns).execute()
  else await on.updateTable('container_markup_rules').set(columns).where('id', '=', id).execute()
}

/** The sizes in stock, as they are compared, with how many rows each has. */
export function listSizesInStock() {
  return db()
    .selectFrom('inventory')
    .select([sql<string>`lower(size_description)`.as('size'), sql<number>`count(*)`.as('rows')])
    .where('deleted_at', 'is', null)
    .groupBy(sql`lower(size_description)`)
    .execute()
}

/** A few rows of these sizes, best sellers first. For the owner: with what was paid. */
export function listExamplesOfSizes(sizes: readonly string[], most: number) {
  return db()
    .selectFrom('inventory')
    .select([
      'plant_name',
      'size_description',
      sql<number>`round(wholesale_price * 100)::bigint`.as('wholesale_cents'),
    ])
    .where(sql`lower(size_description)`, 'in', [...sizes])
    .where('deleted_at', 'is', null)
    .orderBy('is_priority', 'desc')
    .orderBy('plant_name')
    .orderBy('id')
    .limit(most)
    .execute()
}
