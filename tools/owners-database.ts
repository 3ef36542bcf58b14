import { Client, escapeIdentifier } from 'pg'
import { toolEnv } from '#server/platform/config/env.ts'
import { startPostgres } from './embedded-postgres.ts'

const localDatabase = 'hctc'
export const localFolder = '.local/postgres'

async function ensureDatabase(maintenanceUrl: string) {
  const client = new Client({ connectionString: maintenanceUrl })
  await client.connect()
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [localDatabase])
  if (rowCount === 0) await client.query(`create database ${escapeIdentifier(localDatabase)}`)
  await client.end()
}

/** Starts the embedded database in this folder. One that isn't durable is deleted when it stops. */
export async function openLocalDatabase(folder: string, options: { durable: boolean; port?: number }) {
  const cluster = await startPostgres(folder, options)
  await ensureDatabase(cluster.ownerUrl('postgres'))
  return { ownerUrl: cluster.ownerUrl(localDatabase), stop: cluster.stop }
}

/** Calls `work` with the owner's connection: DATABASE_URL, or this clone's embedded database. */
export async function withOwnersDatabase(work: (ownerUrl: string) => Promise<void>) {
  const given = toolEnv().DATABASE_URL
  if (given !== undefined) return work(given)
  const local = await openLocalDatabase(localFolder, { durable: true })
  try {
    await work(local.ownerUrl)
  } finally {
    await local.stop()
  }
}
