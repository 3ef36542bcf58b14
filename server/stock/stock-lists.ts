import { sql, type RawBuilder } from 'kysely'
import type { NameDecision, PlantNames } from '#domain/stock/match-names.ts'
import { toCents } from '#domain/money.ts'
import type { PlannedRow, StockRow } from '#domain/stock/plan-stock.ts'
import { db, type Database } from '#server/platform/database/database.ts'
import { ownCents } from './prices.ts'

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
export const listStockOfWholesaler = (on: Database, wholesalerId: number): Promise<StockRow[]> =>
  listStock(on, sql<boolean>`wholesaler_id = ${wholesalerId}`)

export const listStockByIds = (on: Database, ids: readonly number[]): Promise<StockRow[]> =>
  listStock(on, sql<boolean>`id = any(${[...ids]}::bigint[])`)

async function listStock(on: Database, which: RawBuilder<boolean>): Promise<StockRow[]> {
  const rows = await on
    .selectFrom('inventory')
    .select(['id', 'plantId', 'plantName', 'plantNameInPdf as listName'])
    .select(['sizeDescription as size', 'wholesalePrice', 'ownPrice', 'quantityAvailable as quantity'])
    .select(['currentHeightInches as heightInches', 'caliperInches', 'isPriority as isBestSeller'])
    .select('deletedAt')
    .where(which)
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

/** The columns of a stock item that a list writes. */
export type ListedValues = Omit<
  StockRow,
  'id' | 'plantId' | 'plantName' | 'size' | 'ownPriceCents' | 'deletedAt'
> & {
  isGone: boolean
}
/** A list's change of one row. `before` is null for a row it added, and equals `after` if only the day of listing changed. */
export type ListedChange = {
  id: number
  before: ListedValues | null
  after: ListedValues
  /** Since when the row was listed before, for one that the list has again. */
  listedAt?: string | undefined
}

export const listedValues = (row: Omit<ListedValues, 'isGone'>, isGone: boolean): ListedValues => ({
  listName: row.listName,
  priceCents: row.priceCents,
  quantity: row.quantity,
  heightInches: row.heightInches,
  caliperInches: row.caliperInches,
  isBestSeller: row.isBestSeller,
  isGone,
})

/** Writes what a list says, and returns what changed. */
export async function writeStockPlan(
  on: Database,
  wholesalerId: number,
  rows: readonly PlannedRow[],
): Promise<ListedChange[]> {
  const changes: ListedChange[] = []
  for (const batch of batchesOf(rows.filter((row) => row.change === 'new'))) {
    const added = await on
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
          isPriority: after.isBestSeller,
        })),
      )
      .returning('id')
      .execute()
    batch.forEach(({ after }, at) =>
      changes.push({ id: added[at]?.id ?? 0, before: null, after: listedValues(after, false) }),
    )
  }
  const listed = rows.flatMap(({ before, after }) => (before === null || after === null ? [] : [before.id]))
  const listedBefore = await sql<{ id: number; listedAt: string }>`
    select id, listed_at::text as "listedAt" from inventory where id = any(${listed}::bigint[])`.execute(on)
  const listedAt = new Map(listedBefore.rows.map((row) => [row.id, row.listedAt]))
  for (const { before, after } of rows)
    if (before !== null)
      changes.push({
        id: before.id,
        before: listedValues(before, before.deletedAt !== null),
        after: listedValues(after ?? before, after === null),
        listedAt: listedAt.get(before.id),
      })
  await writeListedValues(
    on,
    changes.flatMap((each) =>
      each.before === null || !isChange(each) ? [] : [{ id: each.id, ...each.after }],
    ),
  )
  await sql`update inventory set listed_at = now() where id = any(${listed}::bigint[])`.execute(on)
  return changes
}

/** Did the list change more than the day of listing? */
export const isChange = ({ before, after }: ListedChange): boolean =>
  before === null ||
  (Object.keys(after) as (keyof ListedValues)[]).some((field) => before[field] !== after[field])

export async function writeListedValues(on: Database, rows: readonly (ListedValues & { id: number })[]) {
  for (const batch of batchesOf(rows))
    await sql`update inventory set wholesale_price = listed."priceCents" / 100.0,
        deleted_at = case when listed."isGone" then coalesce(deleted_at, now()) end,
        plant_name_in_pdf = listed."listName", quantity_available = listed.quantity,
        current_height_inches = listed."heightInches", caliper_inches = listed."caliperInches",
        is_priority = listed."isBestSeller"
      from json_to_recordset(${JSON.stringify(batch)}) as listed (id bigint, "listName" text, "priceCents" int,
        quantity int, "heightInches" numeric, "caliperInches" numeric, "isBestSeller" boolean, "isGone" boolean)
      where inventory.id = listed.id`.execute(on)
}

/** Rows that the list had added, and that are gone with it, were never in stock: not even as something that's out. */
export async function markNeverInStock(on: Database, ids: readonly number[]) {
  await sql`update inventory set deleted_at = created_at
    where id = any(${[...ids]}::bigint[]) and deleted_at is not null`.execute(on)
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

/** The plants and sizes that each wholesaler has. */
export async function listStockByWholesaler() {
  const rows = await db()
    .selectFrom('inventory')
    .select(['wholesalerId', 'plantId', 'sizeDescription as size'])
    .where('deletedAt', 'is', null)
    .where('wholesalerId', 'is not', null)
    .execute()
  return [...Map.groupBy(rows, ({ wholesalerId }) => wholesalerId ?? 0)].map(([id, kinds]) => ({ id, kinds }))
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
