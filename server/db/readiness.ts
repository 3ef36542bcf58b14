import { readdir } from 'node:fs/promises'
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
