import { parseFeaturedIds } from '#domain/inventory/featured-ids.ts'
import { findFeaturedSetting, listFirstInventoryIds } from './db/featured.ts'
import { listInventoryByIds, type InventoryRow } from './db/inventory.ts'
import { getSizePrices } from './size-prices.ts'

const fallbackCount = 3

/** HM-08: those the owner named, in that order; if none of them is in stock, the first rows that are. */
export async function listFeaturedRows(): Promise<InventoryRow[]> {
  const named = await listInOrder(parseFeaturedIds(await findFeaturedSetting()))
  return named.length > 0 ? named : listInOrder(await listFirstInventoryIds(fallbackCount))
}

async function listInOrder(ids: readonly number[]): Promise<InventoryRow[]> {
  if (ids.length === 0) return []
  const rows = await listInventoryByIds(ids, await getSizePrices())
  return ids.flatMap((id) => rows.filter((row) => row.id === id))
}
