import { sql } from 'kysely'
import type { ListedLine } from '#domain/inventory/listed-line.ts'
import type { Database } from './database.ts'

// A wholesaler's list on its way in: kept in temporary tables of one connection, so that names are matched and differences
// found by set, and nothing else sees it.

/** Lines and different names are numbered as they come. */
export type NumberedLine = { line: number; nameNo: number; read: Exclude<ListedLine, { kind: 'heading' }> }

export async function makeListTable(connection: Database) {
  // A list of 50,000 lines is sorted and joined in memory.
  await sql`set work_mem = '64MB'`.execute(connection)
  await sql`create temporary table listed_lines (
    line int not null, name_no int not null, common text not null, botanical text not null, size text, price_cents int, quantity int,
    height_inches numeric(6, 1), caliper_inches numeric(5, 2), fault text)`.execute(connection)
}

export async function storeListedLines(connection: Database, lines: readonly NumberedLine[]) {
  const column = <Value>(pick: (line: NumberedLine) => Value) => lines.map(pick)
  const ofStock = (pick: (read: Extract<ListedLine, { kind: 'stock' }>) => number | null) =>
    column(({ read }) => (read.kind === 'stock' ? pick(read) : null))
  await sql`insert into listed_lines select * from unnest(
    ${column(({ line }) => line)}::int[], ${column(({ nameNo }) => nameNo)}::int[], ${column(({ read }) => read.common)}::text[],
    ${column(({ read }) => read.botanical)}::text[], ${column(({ read }) => read.size)}::text[],
    ${ofStock(({ priceCents }) => priceCents)}::int[], ${ofStock(({ quantity }) => quantity)}::int[],
    ${ofStock(({ heightInches }) => heightInches)}::numeric[], ${ofStock(({ caliperInches }) => caliperInches)}::numeric[],
    ${column(({ read }) => (read.kind === 'fault' ? read.fault : null))}::text[])`.execute(connection)
}

/** The sizes the house sells or prices, by their spelling in lower case. */
export async function listHouseSizes(connection: Database): Promise<Map<string, string>> {
  const { rows } = await sql<{ size: string }>`
    select container_size as size from container_markup_rules union select distinct size_description from inventory`.execute(
    connection,
  )
  return new Map(rows.map(({ size }) => [size.toLowerCase(), size]))
}
