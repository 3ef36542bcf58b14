import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { Pool, types, type PoolConfig } from 'pg'
import { env } from '#server/config/env.ts'
import { log } from '#server/log/log.ts'
import { watchPool } from '#server/metrics/pool.ts'
import { boundPool } from './bounded-pool.ts'
import type { DB } from './schema.generated.ts'

// Exact figures (prices, fees, miles) arrive as numbers: numeric(…) columns here are small and exact in a double.
types.setTypeParser(types.builtins.NUMERIC, Number)
types.setTypeParser(types.builtins.INT8, Number)

export type Database = Kysely<DB>

/** A visitor waits no longer than this for a statement, which PostgreSQL ends by the timeout of the role (roles.ts). */
const visitorsPatienceMs = 2_800

export function connect(connectionString: string, max: number): Database {
  return overPool(openPool({ connectionString, max, query_timeout: visitorsPatienceMs }))
}

function overPool(pool: Pool): Database {
  // Cursors, which it lacks, are not used here.
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: boundPool(pool) as unknown as PostgresPool }),
    // february_2021 is february2021.
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
  // Without a listener a dropped idle connection would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'))
  // Nor may one that is lost between two statements of a transaction; the next statement fails by itself.
  pool.on('connect', (client) => client.on('error', () => undefined))
  watchPool(pool)
  return pool
}

let shared: Database | undefined

/** The process's one pool, opened on first use. */
export function db(): Database {
  shared ??= connect(env().DATABASE_URL, env().DATABASE_POOL_SIZE)
  return shared
}

/** For tools: the process's pool leads to this database instead of the environment's, straight and not through a pooler. */
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
