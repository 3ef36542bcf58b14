import { sql } from 'kysely'
import { toCents } from '#domain/money.ts'
import type { MarkupRule } from '#domain/pricing/size-prices.ts'
import { db, type Database } from '#server/platform/database/database.ts'

type RuleColumns = { containerSize: string; markupPercentage: number; plantingFee: number }

// Both columns have two decimals, so both results are whole numbers.
const toRule = (row: RuleColumns): MarkupRule => ({
  containerSize: row.containerSize,
  markupBasisPoints: Math.round(row.markupPercentage * 100),
  plantingFeeCents: toCents(row.plantingFee),
})

export async function listActiveMarkupRules(): Promise<MarkupRule[]> {
  const rows = await db()
    .selectFrom('containerMarkupRules')
    .select(['containerSize', 'markupPercentage', 'plantingFee'])
    .where('active', '=', true)
    .orderBy('id')
    .execute()
  return rows.map(toRule)
}

export type MarkupRow = MarkupRule & { id: number; active: boolean }

/** For the owner: all rules. */
export async function listMarkupRules(on: Database = db()): Promise<MarkupRow[]> {
  const rows = await on
    .selectFrom('containerMarkupRules')
    .select(['id', 'active', 'containerSize', 'markupPercentage', 'plantingFee'])
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, active: row.active, ...toRule(row) }))
}

/** Updates a rule, or inserts it if it has no id. */
export async function saveMarkupRule(
  on: Database,
  { id, active, ...rule }: Omit<MarkupRow, 'id'> & { id: number | null },
) {
  const columns = {
    markupPercentage: rule.markupBasisPoints / 100,
    plantingFee: rule.plantingFeeCents / 100,
    active,
  }
  if (id === null)
    await on
      .insertInto('containerMarkupRules')
      .values({ containerSize: rule.containerSize, ...columns })
      .execute()
  else await on.updateTable('containerMarkupRules').set(columns).where('id', '=', id).execute()
}

/** The sizes in stock, in lower case as rules compare them, with the number of items of each, and of those with a price of their own. */
export function listSizesInStock() {
  return db()
    .selectFrom('inventory')
    .select([
      sql<string>`lower(size_description)`.as('size'),
      sql<number>`count(*)`.as('rows'),
      sql<number>`count(own_price)`.as('ownPrices'),
    ])
    .where('deletedAt', 'is', null)
    .groupBy(sql`lower(size_description)`)
    .execute()
}

/** A few items of these sizes that follow the markup, best sellers first. For the owner: includes wholesale prices. */
export function listExamplesOfSizes(sizes: readonly string[], most: number) {
  return db()
    .selectFrom('inventory')
    .select([
      'plantName',
      'sizeDescription',
      sql<number>`round(wholesale_price * 100)::bigint`.as('wholesaleCents'),
    ])
    .where(sql`lower(size_description)`, 'in', [...sizes])
    .where('deletedAt', 'is', null)
    .where('ownPrice', 'is', null)
    .orderBy('isPriority', 'desc')
    .orderBy('plantName')
    .orderBy('id')
    .limit(most)
    .execute()
}
