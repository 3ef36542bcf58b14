import { sql } from 'kysely'
import { db, type Database } from '#server/platform/database/database.ts'
import type { ListedChange } from '#server/stock/stock-lists.ts'

/** How long a price list can be undone. */
export const undoDays = 14

type StoredList = {
  wholesalerId: number
  /** Null: the command line. */
  personId: number | null
  fileName: string
  changes: readonly ListedChange[]
}

/** Stores what a list changed, and forgets lists that can't be undone anymore. Returns its id. */
export async function storePriceList(on: Database, { changes, ...list }: StoredList): Promise<number> {
  await on
    .deleteFrom('priceLists')
    .where('importedAt', '<', sql<Date>`now() - make_interval(days => ${undoDays})`)
    .execute()
  const { id } = await on
    .insertInto('priceLists')
    .values({ ...list, changes: JSON.stringify(changes) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The last list of each wholesaler that can be undone or was undone lately, newest first. */
export async function listLastPriceLists() {
  const lists = await db()
    .selectFrom('priceLists')
    .innerJoin('wholesalers', 'wholesalers.id', 'priceLists.wholesalerId')
    .leftJoin('deskPeople', 'deskPeople.id', 'priceLists.personId')
    .distinctOn('wholesalerId')
    .select(['wholesalerId', 'wholesalers.name as wholesaler', 'deskPeople.name as who'])
    .select(['importedAt', 'undoneAt', 'fileName'])
    .select(
      sql<number>`(select count(*)::int from jsonb_array_elements(changes) as change
        where change -> 'before' is distinct from change -> 'after')`.as('rows'),
    )
    .where('importedAt', '>=', sql<Date>`now() - make_interval(days => ${undoDays})`)
    .orderBy('wholesalerId')
    .orderBy('priceLists.id', 'desc')
    .execute()
  return lists.toSorted((one, other) => other.importedAt.getTime() - one.importedAt.getTime())
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

/** Rows that nobody counted after the list are listed since the day they were before it. */
export async function restoreListedAt(on: Database, listId: number) {
  await sql`update inventory set listed_at = (change ->> 'listedAt')::timestamptz
    from price_lists, jsonb_array_elements(changes) as change
    where price_lists.id = ${listId} and inventory.id = (change ->> 'id')::bigint
      and change ? 'listedAt' and listed_at = imported_at`.execute(on)
}
