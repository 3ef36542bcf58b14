import { sql } from 'kysely'
import type { SizePrices } from '#domain/pricing/size-prices.ts'
import type { StockChoice } from '#domain/quotes/draft/stock-words.ts'
import { db } from '#server/platform/database/database.ts'
import { rowPrice } from './prices.ts'

// The stock that a line can be quoted from, with who supplies it. For the desk only.

/** Everything in stock. What's held for this quote is available to it. */
const selectStock = (quoteId: number) =>
  db()
    .selectFrom('inventory')
    .innerJoin('plants', 'plants.id', 'inventory.plantId')
    .innerJoin('stockOffers', 'stockOffers.inventoryId', 'inventory.id')
    .leftJoin('wholesalers', 'wholesalers.id', 'inventory.wholesalerId')
    .leftJoin('stockHolds', (join) =>
      join.onRef('stockHolds.inventoryId', '=', 'inventory.id').on('stockHolds.quoteId', '=', quoteId),
    )
    .select([
      'inventory.id as inventoryId',
      'inventory.plantId',
      'plants.plantName as name',
      'plants.scientificName',
      'inventory.sizeDescription as containerSize',
      'inventory.currentHeightInches',
      'inventory.caliperInches',
      'inventory.wholesalePrice',
      'inventory.ownPrice',
      'wholesalers.name as supplier',
      sql<number | null>`stock_offers.available + coalesce(stock_holds.quantity, 0)`.as('within'),
      // A view's columns count as nullable.
      sql<boolean>`is_offered`.as('isOffered'),
    ])
    .orderBy('plants.plantName')
    .orderBy('inventory.wholesalePrice')
    .orderBy('inventory.id')

type StockRow = Awaited<ReturnType<ReturnType<typeof selectStock>['execute']>>[number]

/** At today's prices; wholesale prices stay here. */
const toChoice =
  (prices: SizePrices) =>
  ({ wholesalePrice, ownPrice, ...row }: StockRow): StockChoice => ({
    ...row,
    ...rowPrice({ wholesalePrice, ownPrice, ...row }, prices),
  })

export async function listStockOfPlants(quoteId: number, plantIds: readonly number[], prices: SizePrices) {
  if (plantIds.length === 0) return []
  const rows = await selectStock(quoteId)
    .where('inventory.plantId', 'in', [...plantIds])
    .execute()
  return rows.map(toChoice(prices))
}

const searched = sql<string>`lower(concat_ws(' ', plants.plant_name, plants.scientific_name, size_description, wholesalers.name))`
const mostFound = 12

/** Items that have all of these words in their plant, size or supplier. */
export async function findStockByWords(quoteId: number, words: readonly string[], prices: SizePrices) {
  if (words.length === 0) return []
  const rows = await selectStock(quoteId)
    .where((where) =>
      where.and(words.map((word) => sql<boolean>`strpos(${searched}, ${word.toLowerCase()}) > 0`)),
    )
    .limit(mostFound)
    .execute()
  return rows.map(toChoice(prices))
}
