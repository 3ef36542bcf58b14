import { sql } from 'kysely'
import type { PlantNames } from '#domain/inventory/match-names.ts'
import { toCents } from '#domain/money.ts'
import type { PlannedRow, StockRow } from '#domain/inventory/plan-stock.ts'
import { db, type Database } from './database.ts'

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

/** All items of a wholesaler, including those that are gone. */
export async function listStockOfWholesaler(on: Database, wholesalerId: number): Promise<StockRow[]> {
  const rows = await on
    .selectFrom('inventory')
    .select(['id', 'plantId', 'plantName', 'plantNameInPdf as listName'])
    .select(['sizeDescription as size', 'wholesalePrice as price', 'quantityAvailable as quantity'])
    .select(['currentHeightInches as heightInches', 'caliperInches'])
    .select('deletedAt')
    .where('wholesalerId', '=', wholesalerId)
    .orderBy('id')
    .execute()
  return rows.map(({ price, ...row }) => ({ ...row, priceCents: toCents(price) }))
}

/** Rows per statement: PostgreSQL allows at most 65,535 parameters. */
const batchSize = 5_000

function batchesOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / batchSize) }, (_, batch) =>
    items.slice(batch * batchSize, (batch + 1) * batchSize),
  )
}

export async function writeStockPlan(on: Database, wholesalerId: number, rows: readonly PlannedRow[]) {
  const added = rows.flatMap(({ change, plantId, plantName, size, after }) =>
    change === 'new'
      ? [
          {
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
          },
        ]
      : [],
  )
  for (const batch of batchesOf(added)) await on.insertInto('inventory').values(batch).execute()

  const listed = rows.flatMap(({ change, before, after }) =>
    before === null || after === null || (change === 'same' && before.listName === after.listName)
      ? []
      : [{ id: before.id, ...after }],
  )
  for (const batch of batchesOf(listed))
    await sql`update inventory set wholesale_price = listed."priceCents" / 100.0, deleted_at = null,
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
