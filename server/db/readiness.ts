import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { db } from './database.ts'

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
