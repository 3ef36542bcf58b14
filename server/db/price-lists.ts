import { sql } from 'kysely'
import { db, type Database } from './database.ts'
import type { ListedChange } from './stock-lists.ts'

/** How long a price list can be undone. */
export const undoDays = 14

/** Stores what a list changed, and forgets lists that can't be undone anymore. */
export async function storePriceList(on: Database, wholesalerId: number, changes: readonly ListedChange[]) {
  await on
    .deleteFrom('priceLists')
    .where('importedAt', '<', sql<Date>`now() - make_interval(days => ${undoDays})`)
    .execute()
  await on
    .insertInto('priceLists')
    .values({ wholesalerId, changes: JSON.stringify(changes) })
    .execute()
}

/** The last list, of any wholesaler or of one. Undefined if it's too old to be undone. */
export async function findLastPriceList(wholesalerId: number | null) {
  const list = await db()
    .selectFrom('priceLists')
    .innerJoin('wholesalers', 'wholesalers.id', 'priceLists.wholesalerId')
    .select(['priceLists.id', 'wholesalers.name as wholesaler', 'importedAt', 'undoneAt', 'changes'])
    .where('importedAt', '>=', sql<Date>`now() - make_interval(days => ${undoDays})`)
    .$if(wholesalerId !== null, (query) => query.where('wholesalerId', '=', wholesalerId ?? 0))
    .orderBy('priceLists.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  // Written by storePriceList.
  return list && { ...list, changes: list.changes as unknown as ListedChange[] }
}

export async function markPriceListUndone(on: Database, id: number) {
  await on.updateTable('priceLists').set({ undoneAt: new Date() }).where('id', '=', id).execute()
}
