import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

// The seed runs at every release and never undoes the owner's changes: it writes a row only while the row still equals what the
// last seed wrote.

type Row = Readonly<Record<string, unknown>>

/** True if the seed may write a row: the owner has neither changed nor deleted it. */
export function maySeed({ current, written }: { current: Row | null; written: Row | null }): boolean {
  if (current === null || written === null) return current === written
  return Object.entries(written).every(([column, value]) => isDeepStrictEqual(current[column], value))
}

type Seeding = {
  table: 'plants' | 'oak_rules' | 'water_suppliers' | 'communities' | 'zip_positions'
  /** The column that names a row, which is part of each row. */
  key: 'slug' | 'zip_code'
  isKeyGenerated?: boolean
  /** By PostgreSQL's column names; all with the same columns. */
  rows: readonly object[]
  /** Keys of rows to write in any case. */
  overwrite: readonly string[]
}

/** Writes the rows that are still ours. Returns the keys of those that the owner changed, which are left alone. */
export async function seedRows(on: Database, seeding: Seeding): Promise<string[]> {
  const { table, key, isKeyGenerated = false, rows, overwrite } = seeding
  const columns = Object.keys(rows[0] ?? {}).filter((column) => !isKeyGenerated || column !== key)
  // As PostgreSQL stores them, so that they can be compared with what it has.
  const typed = (given: readonly object[]) =>
    sql`jsonb_populate_recordset(null::${sql.raw(table)}, ${JSON.stringify(given)}::jsonb)`
  type Found = { key: string; wanted: Row; current: Row | null; written: Row | null }
  const { rows: found } = await sql<Found>`
    select wanted.${sql.raw(key)} as key, to_jsonb(wanted) as wanted, to_jsonb(current) as current, written
    from ${typed(rows)} wanted
    left join ${sql.raw(table)} current on current.${sql.raw(key)} = wanted.${sql.raw(key)}
    left join seeded_rows on table_name = ${table} and row_key = wanted.${sql.raw(key)}`.execute(on)
  const all = found.map(({ wanted, ...row }) => ({
    ...row,
    wanted: Object.fromEntries(columns.map((column) => [column, wanted[column]])),
  }))
  const ours = all.filter((row) => overwrite.includes(row.key) || maySeed(row))
  const list = sql.raw(columns.join(', '))
  await sql`
    insert into ${sql.raw(table)} (${list}) select ${list} from ${typed(ours.map(({ wanted }) => wanted))}
    on conflict (${sql.raw(key)}) do update
    set ${sql.raw(columns.map((column) => `${column} = excluded.${column}`).join(', '))}`.execute(on)
  await sql`
    insert into seeded_rows (table_name, row_key, written)
    select ${table}, key, wanted
    from jsonb_to_recordset(${JSON.stringify(ours)}::jsonb) as ours (key text, wanted jsonb)
    on conflict (table_name, row_key) do update set written = excluded.written`.execute(on)
  return all.filter((row) => !ours.includes(row)).map((row) => row.key)
}
