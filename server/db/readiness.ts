import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { db } from './database.ts'

const folder = 'db/migrations'

/** The migrations that this build was written for and the database does not have. A newer database is no hindrance. */
export async function listMissingMigrations(): Promise<string[]> {
  const [files, landed] = await Promise.all([
    readdir(folder),
    db().selectFrom('schemaMigrations').select('name').execute(),
  ])
  const names = new Set(landed.map(({ name }) => name))
  return files.filter((file) => file.endsWith('.sql') && !names.has(file))
}

/** True on a standby, or while somebody has made the database read-only: pages work, but nothing can be stored. */
export async function isDatabaseReadOnly(): Promise<boolean> {
  const { rows } = await sql<{ isReadOnly: boolean }>`
    select current_setting('transaction_read_only')::boolean as is_read_only`.execute(db())
  return rows[0]?.isReadOnly === true
}
