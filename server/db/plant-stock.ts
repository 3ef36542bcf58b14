import type { SizePrices } from '#domain/pricing/size-prices.ts'
import { db } from './database.ts'
import { listInventoryByIds } from './inventory.ts'

/** More sizes of one plant than any yard has. */
const mostRows = 40

/** What is in the yard of one plant, with its retail prices. */
export async function listStockOfPlant(plantId: number, prices: SizePrices) {
  const rows = await db()
    .selectFrom('inventory')
    .select('id')
    .where('plant_id', '=', plantId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(mostRows)
    .execute()
  return rows.length === 0
    ? []
    : listInventoryByIds(
        rows.map((row) => row.id),
        prices,
      )
}
