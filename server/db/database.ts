import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import { env } from '#server/env.ts'
import { log } from '#server/log.ts'
import { watchPool } from '#server/metrics/pool.ts'
import { boundPool } from './bounded-pool.ts'
import type { DB } from './schema.generated.ts'

// Exact figures (prices, fees, miles) arrive as numbers: numeric(…) columns here are small and exact in a double.
types.setTypeParser(types.builtins.NUMERIC, Number)
types.setTypeParser(types.builtins.INT8, Number)

export type Database = Kysely<DB>

export function connect(connectionString: string, max: number): Database {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 2_500,
    query_timeout: 2_800,
    application_name: 'hctc',
  })
  // Without a listener a dropped idle connection would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'))
  // Nor may one that is lost between two statements of a transaction; the next statement fails by itself.
  pool.on('connect', (client) => client.on('error', () => undefined))
  watchPool(pool)
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: boundPool(pool) }) })
}

let shared: Database | undefined

/** The process's one pool, opened on first use. */
export function db(): Database {
  shared ??= connect(env().DATABASE_URL, env().DATABASE_POOL_SIZE)
  return shared
}

export async function closeDatabase() {
  await shared?.destroy()
  shared = undefined
}
