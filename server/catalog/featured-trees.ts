import { parseFeaturedIds } from '#domain/settings/settings.ts'
import type { StockItem } from '#domain/search/catalog.ts'
import { getCatalog } from './catalog-snapshot.ts'
import { findFeaturedSetting } from '#server/settings/company-settings.ts'

const fallbackCount = 3

/** The items that the owner chose, in that order. If none of them is in stock, the first ones that are. */
export async function listFeaturedItems(): Promise<StockItem[]> {
  const [{ stock, stockById }, setting] = await Promise.all([getCatalog(), findFeaturedSetting()])
  const named = parseFeaturedIds(setting).flatMap((id) => stockById.get(id) ?? [])
  if (named.length > 0) return named
  return stock.toSorted((one, other) => one.id - other.id).slice(0, fallbackCount)
}
