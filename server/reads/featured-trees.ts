import { parseFeaturedIds } from '#domain/company/setting-schemas.ts'
import type { StockItem } from '#domain/search/catalog.ts'
import { getCatalog } from './catalog-snapshot.ts'
import { findFeaturedSetting } from '#server/db/featured.ts'

const fallbackCount = 3

/** HM-08: those the owner named, in that order; if none of them is in stock, the first rows that are. */
export async function listFeaturedItems(): Promise<StockItem[]> {
  const [{ stock }, setting] = await Promise.all([getCatalog(), findFeaturedSetting()])
  const named = parseFeaturedIds(setting).flatMap((id) => stock.filter((item) => item.id === id))
  if (named.length > 0) return named
  return stock.toSorted((one, other) => one.id - other.id).slice(0, fallbackCount)
}
