import { sql } from 'kysely'
import type { PictureState, StockState, YardChange, YardField } from '#domain/stock/yard-change.ts'
import { db, type Database } from '#server/platform/database/database.ts'
import { ownCents } from '#server/stock/row-price.ts'

/** Items that went out longer ago come back with a price list. */
const outDays = 90

/** Everything in stock, and what went out lately, smallest price first; or one item of it. */
export function listYardRows(id?: number) {
  return db()
    .selectFrom('inventory')
    .innerJoin('plants', 'plants.id', 'inventory.plantId')
    .leftJoin('stockOffers', 'stockOffers.inventoryId', 'inventory.id')
    .leftJoin('wholesalers', 'wholesalers.id', 'inventory.wholesalerId')
    .select(['inventory.id', 'inventory.plantId', 'plants.plantName', 'plants.imageUrl as plantImageUrl'])
    .select(['inventory.sizeDescription as containerSize', 'currentHeightInches', 'caliperInches'])
    .select(['wholesalers.name as supplier', 'wholesalePrice', 'ownPrice', 'isPriority as isBestSeller'])
    .select(['quantityAvailable', 'deletedAt', 'listedAt', 'stockOffers.isOffered'])
    .select(['useCatalogImage', 'customImageUrl', 'inventory.imageUrl as ownImageUrl'])
    .where((where) =>
      where.or([
        where('deletedAt', 'is', null),
        where('deletedAt', '>', sql<Date>`now() - make_interval(days => ${outDays})`),
      ]),
    )
    .$if(id !== undefined, (query) => query.where('inventory.id', '=', id ?? 0))
    .orderBy('plants.plantName')
    .orderBy('wholesalePrice')
    .orderBy('inventory.id')
    .execute()
}

/** Plants held for customers, with whom they're for. */
export function listYardHolds(id?: number) {
  return db()
    .selectFrom('stockHolds')
    .innerJoin('quotes', 'quotes.id', 'stockHolds.quoteId')
    .innerJoin('customers', 'customers.id', 'quotes.customerId')
    .select(['stockHolds.inventoryId', 'stockHolds.quantity', 'quotes.quoteNumber'])
    .select(['customers.firstName', 'customers.lastName'])
    .$if(id !== undefined, (query) => query.where('stockHolds.inventoryId', '=', id ?? 0))
    .orderBy('quotes.id')
    .execute()
}

/** The item's values, locked until the transaction ends. */
export async function lockYardItem(
  on: Database,
  id: number,
): Promise<Record<YardField, unknown> | undefined> {
  const row = await on
    .selectFrom('inventory')
    .select(['quantityAvailable', 'deletedAt', 'ownPrice', 'isPriority'])
    .select(['useCatalogImage', 'customImageUrl'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      stock: { isOut: row.deletedAt !== null, count: row.quantityAvailable },
      price: ownCents(row),
      bestSeller: row.isPriority,
      picture: { useCatalogImage: row.useCatalogImage, customImageUrl: row.customImageUrl },
    }
  )
}

export async function writeYardValue(on: Database, { id, field, to }: YardChange, now: Date) {
  await on
    .updateTable('inventory')
    .set(columnsOf(field, to, now))
    .where('id', '=', id)
    .execute()
}

function columnsOf(field: YardField, to: YardChange['to'], now: Date) {
  if (field === 'price') return { ownPrice: to === null ? null : (to as number) / 100 }
  if (field === 'picture') return to as PictureState
  if (field === 'bestSeller') return { isPriority: to as boolean }
  const { isOut, count } = to as StockState
  return isOut
    ? { quantityAvailable: count, deletedAt: now }
    : { quantityAvailable: count, deletedAt: null, listedAt: now }
}

/** The details in desk_log of a change in the yard. */
export type YardDetails = {
  key: string
  field: YardField
  before: unknown
  after: unknown
}

export const yardSubject = (id: number) => `inventory ${id}`

const selectLog = (on: Database) =>
  on
    .selectFrom('deskLog')
    .leftJoin('deskPeople', 'deskPeople.id', 'deskLog.personId')
    .select(['deskLog.at', 'deskPeople.name as who'])
    // Written by changeYardItem.
    .select(sql<YardDetails>`details`.as('details'))
    .where(sql<boolean>`details ? 'key'`)

export const findYardLog = (on: Database, key: string) =>
  selectLog(on)
    .where(sql`details ->> 'key'`, '=', key)
    .executeTakeFirst()

/** The last change of one value of an item. */
export const findLastChange = (on: Database, id: number, field: YardField) =>
  selectLog(on)
    .where('subject', '=', yardSubject(id))
    .where(sql`details ->> 'field'`, '=', field)
    .orderBy('deskLog.id', 'desc')
    .limit(1)
    .executeTakeFirst()
