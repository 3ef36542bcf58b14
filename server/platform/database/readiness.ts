import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { db, type Database } from './database.ts'

const folder = 'db/migrations'

/** Migrations that this build needs and the database doesn't have. A newer database is fine. */
export async function listMissingMigrations(): Promise<string[]> {
  const [files, applied] = await Promise.all([
    readdir(folder),
    db().selectFrom('schemaMigrations').select('name').execute(),
  ])
  const names = new Set(applied.map(({ name }) => name))
  return files.filter((file) => file.endsWith('.sql') && !names.has(file))
}

/** True on a standby, or if someone has set the database to read-only. Pages work, but nothing can be stored. */
export async function isDatabaseReadOnly(): Promise<boolean> {
  const { rows } = await sql<{ isReadOnly: boolean }>`
    select current_setting('transaction_read_only')::boolean as is_read_only`.execute(db())
  return rows[0]?.isReadOnly === true
}

/** Seconds since PostgreSQL last handed its changes to the archive; null if it never did. It does so every 30 s while there are any. */
export async function getArchiveAge(on: Database = db()): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from now() - last_archived_time)::float8 as seconds from pg_stat_archiver`.execute(
    on,
  )
  return rows[0]?.seconds ?? null
}
