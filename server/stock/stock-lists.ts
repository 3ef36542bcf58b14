import { sql } from 'kysely'
import type { NameDecision, PlantNames } from '#domain/stock/match-names.ts'
import { toCents } from '#domain/money.ts'
import type { PlannedRow, StockRow } from '#domain/stock/plan-stock.ts'
import { db, type Database } from '#server/platform/database/database.ts'
import { ownCents } from './row-price.ts'

/** Every container size that has a markup rule or stock, by its lower-case spelling. */
export async function listHouseSizes(): Promise<Map<string, string>> {
  const rows = await db()
    .selectFrom('containerMarkupRules')
    .select('containerSize as size')
    .union(db().selectFrom('inventory').select('sizeDescription as size'))
    .execute()
  return new Map(rows.map(({ size }) => [size.toLowerCase(), size]))
}

export async function listPlantNames(): Promise<PlantNames[]> {
  const rows = await db()
    .selectFrom('plants')
    .select(['id', 'slug', 'plantName as name', 'scientificName as botanicalName'])
    .select(['otherNames', 'spanishNames'])
    .orderBy('id')
    .execute()
  return rows.map(({ spanishNames, ...plant }) => ({
    ...plant,
    otherNames: [...plant.otherNames, ...spanishNames],
  }))
}

/** The key of each plant's picture. */
export async function findPlantPictures(): Promise<Map<number, string | null>> {
  const rows = await db().selectFrom('plants').select(['id', 'imageUrl']).execute()
  return new Map(rows.map(({ id, imageUrl }) => [id, imageUrl]))
}

/** All items of a wholesaler, including those that are gone. */
export async function listStockOfWholesaler(on: Database, wholesalerId: number): Promise<StockRow[]> {
  const rows = await on
    .selectFrom('inventory')
    .select(['id', 'plantId', 'plantName', 'plantNameInPdf as listName'])
    .select(['sizeDescription as size', 'wholesalePrice', 'ownPrice', 'quantityAvailable as quantity'])
    .select(['currentHeightInches as heightInches', 'caliperInches', 'deletedAt'])
    .where('wholesalerId', '=', wholesalerId)
    .orderBy('id')
    .execute()
  return rows.map(({ wholesalePrice, ownPrice, ...row }) => ({
    ...row,
    priceCents: toCents(wholesalePrice),
    ownPriceCents: ownCents({ ownPrice }),
  }))
}

/** Rows per statement: PostgreSQL allows at most 65,535 parameters. */
const batchSize = 5_000

function batchesOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / batchSize) }, (_, batch) =>
    items.slice(batch * batchSize, (batch + 1) * batchSize),
  )
}

/** Writes what a list says. What it has is listed since now. */
export async function writeStockPlan(on: Database, wholesalerId: number, rows: readonly PlannedRow[]) {
  for (const batch of batchesOf(rows.filter((row) => row.change === 'new')))
    await on
      .insertInto('inventory')
      .values(
        batch.map(({ plantId, plantName, size, after }) => ({
          plantId,
          plantName,
          plantNameInPdf: after.listName,
          sizeDescription: size,
          wholesalePrice: after.priceCents / 100,
          wholesalerId,
          createdFromPdf: true,
          quantityAvailable: after.quantity,
          currentHeightInches: after.heightInches,
          caliperInches: after.caliperInches,
        })),
      )
      .execute()
  const listed = rows.flatMap(({ before, after }) =>
    before === null || after === null ? [] : [{ id: before.id, ...after }],
  )
  for (const batch of batchesOf(listed))
    await sql`update inventory set wholesale_price = listed."priceCents" / 100.0, deleted_at = null, listed_at = now(),
        plant_name_in_pdf = listed."listName", quantity_available = listed.quantity,
        current_height_inches = listed."heightInches", caliper_inches = listed."caliperInches"
      from json_to_recordset(${JSON.stringify(batch)}) as listed (id bigint, "listName" text, "priceCents" int,
        quantity int, "heightInches" numeric, "caliperInches" numeric)
      where inventory.id = listed.id`.execute(on)
  const gone = rows.flatMap(({ change, before }) => (change === 'gone' ? [before.id] : []))
  await sql`update inventory set deleted_at = now() where id = any(${gone}::bigint[])`.execute(on)
}

export function listWholesalers() {
  return db().selectFrom('wholesalers').select(['id', 'name']).orderBy('name').execute()
}

export function addWholesaler(connection: Database, name: string) {
  return connection
    .insertInto('wholesalers')
    .values({ name })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
}

export type StockHold = Awaited<ReturnType<typeof listHoldsOfWholesaler>>[number]

/** A wholesaler's plants that are held for customers. */
export function listHoldsOfWholesaler(wholesalerId: number) {
  return db()
    .selectFrom('stockHolds')
    .innerJoin('inventory', 'inventory.id', 'stockHolds.inventoryId')
    .innerJoin('quotes', 'quotes.id', 'stockHolds.quoteId')
    .innerJoin('customers', 'customers.id', 'quotes.customerId')
    .select(['customers.firstName', 'customers.lastName'])
    .select(['stockHolds.inventoryId', 'stockHolds.quantity', 'quotes.quoteNumber'])
    .select(['inventory.plantName', 'inventory.sizeDescription as size'])
    .where('inventory.wholesalerId', '=', wholesalerId)
    .orderBy('quotes.quoteNumber')
    .orderBy('stockHolds.inventoryId')
    .execute()
}

/** Decisions about names in a wholesaler's lists. */
export async function listNameDecisions(wholesalerId: number): Promise<NameDecision[]> {
  const rows = await db()
    .selectFrom('listedNames')
    .select(['botanical', 'common', 'plantId'])
    .where('wholesalerId', '=', wholesalerId)
    .orderBy('botanical')
    .orderBy('common')
    .execute()
  return rows.map((row) => ({ ...row, isEarlier: true }))
}

export async function saveNameDecisions(
  on: Database,
  wholesalerId: number,
  decisions: readonly NameDecision[],
) {
  if (decisions.length === 0) return
  // A name that was decided twice would be updated twice by one statement.
  const last = new Map(decisions.map((decision) => [`${decision.botanical}\n${decision.common}`, decision]))
  await on
    .insertInto('listedNames')
    .values(
      [...last.values()].map(({ botanical, common, plantId }) => ({
        wholesalerId,
        botanical,
        common,
        plantId,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['wholesalerId', 'botanical', 'common'])
        .doUpdateSet((row) => ({ plantId: row.ref('excluded.plantId') })),
    )
    .execute()
}
