import type { GoneItem } from '#domain/cart/cart-item.ts'
import type { SizePrices } from '#domain/pricing/size-prices.ts'
import { db, type Database } from '#server/platform/database/database.ts'
import { rowPrice } from './prices.ts'

/** Items that are gone, so that a cart can still name them and count them toward the minimum order. */
export async function listGoneItems(ids: readonly number[], prices: SizePrices): Promise<GoneItem[]> {
  const rows = await db()
    .selectFrom('inventory')
    .select(['id as inventoryId', 'plantName', 'sizeDescription as containerSize'])
    .select(['wholesalePrice', 'ownPrice'])
    .where('id', 'in', [...ids])
    .where('deletedAt', 'is not', null)
    .execute()
  return rows.map(({ wholesalePrice, ownPrice, ...row }) => ({
    ...row,
    ...rowPrice({ wholesalePrice, ownPrice, ...row }, prices),
  }))
}

/** How many of each item are listed and not held for others, by inventory id. Without those whose list didn't say. */
export async function listAvailable(ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db()
    .selectFrom('availableStock')
    .select(['inventoryId', 'available'])
    .where('inventoryId', 'in', [...ids])
    .execute()
  return new Map(
    rows.flatMap(({ inventoryId, available }) =>
      inventoryId === null || available === null ? [] : [[inventoryId, available] as const],
    ),
  )
}

/** Whose yard each item is in; ours isn't named. */
export async function listGrowers(ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db()
    .selectFrom('inventory')
    .innerJoin('wholesalers', 'wholesalers.id', 'wholesalerId')
    .select(['inventory.id', 'wholesalers.name'])
    .where('inventory.id', 'in', [...ids, 0])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** How many rows in stock are the seed's, which adds all of its rows at one moment, before any list. */
export async function countMadeUpStock(on: Database): Promise<number> {
  const { rows } = await on
    .selectFrom('inventory')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('deletedAt', 'is', null)
    .where('createdAt', '=', (query) =>
      query.selectFrom('inventory').select(({ fn }) => fn.min('createdAt').as('first')),
    )
    .executeTakeFirstOrThrow()
  return rows
}
