import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { Pool, types, type PoolConfig } from 'pg'
import { env } from '#server/platform/config/env.ts'
import { log } from '#server/platform/log/log.ts'
import { watchPool } from '#server/platform/metrics/metrics.ts'
import { boundPool } from './bounded-pool.ts'
import type { DB } from './schema.generated.ts'

// Prices, fees and miles arrive as numbers: the numeric(…) columns here are small enough to be exact in a double.
types.setTypeParser(types.builtins.NUMERIC, Number)
types.setTypeParser(types.builtins.INT8, Number)

export type Database = Kysely<DB>

/** The client's own timeout, a little after PostgreSQL's, which is set on the role (roles.ts). */
const queryTimeoutMs = 2_800

export function connect(connectionString: string, max: number): Database {
  return overPool(openPool({ connectionString, max, query_timeout: queryTimeoutMs }))
}

function overPool(pool: Pool): Database {
  // The wrapped pool has no cursors; we don't use any.
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: boundPool(pool) as unknown as PostgresPool }),
    // So that february_2021 becomes february2021.
    plugins: [new CamelCasePlugin({ underscoreBeforeDigits: true, maintainNestedObjectKeys: true })],
  })
}

function openPool(settings: PoolConfig): Pool {
  const pool = new Pool({
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    application_name: 'hctc',
    ...settings,
  })
  // Without a listener, losing an idle connection would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'))
  // The same goes for one that is lost between two statements of a transaction; the next statement fails anyway.
  pool.on('connect', (client) => client.on('error', () => undefined))
  watchPool(pool)
  return pool
}

let shared: Database | undefined

/** The process's pool, opened on first use. */
export function db(): Database {
  shared ??= connect(env().DATABASE_URL, env().DATABASE_POOL_SIZE)
  return shared
}

/** For tools: makes db() use this database, connected directly and not through a pooler, instead of the environment's. */
export function useDatabase(
  connectionString: string,
  { poolSize, statementTimeoutMs }: { poolSize: number; statementTimeoutMs: number },
) {
  const pool = openPool({
    connectionString,
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 300,
  })
  shared = overPool(pool)
}

export async function closeDatabase() {
  await shared?.destroy()
  shared = undefined
}
