import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
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

/** A visitor waits no longer than this for a statement. */
const visitorsPatienceMs = 2_500

export function connect(connectionString: string, max: number): Database {
  return overPool(openPool(connectionString, max))
}

function overPool(pool: Pool): Database {
  // Cursors, which it lacks, are not used here.
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: boundPool(pool) as unknown as PostgresPool }),
  })
}

function openPool(connectionString: string, max: number, statementTimeoutMs = visitorsPatienceMs): Pool {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 300,
    application_name: 'hctc',
  })
  // Without a listener a dropped idle connection would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'))
  // Nor may one that is lost between two statements of a transaction; the next statement fails by itself.
  pool.on('connect', (client) => client.on('error', () => undefined))
  watchPool(pool)
  return pool
}

let sharedPool: Pool | undefined
let shared: Database | undefined

function thePool(): Pool {
  sharedPool ??= openPool(env().DATABASE_URL, env().DATABASE_POOL_SIZE)
  return sharedPool
}

/** The process's one pool, opened on first use. */
export function db(): Database {
  shared ??= overPool(thePool())
  return shared
}

/** For tools: the process's pool leads to this database instead of the environment's. */
export function useDatabase(
  connectionString: string,
  { poolSize, statementTimeoutMs }: { poolSize: number; statementTimeoutMs: number },
) {
  sharedPool = openPool(connectionString, poolSize, statementTimeoutMs)
}

/** A statement that is sent often, over the same pool: each connection parses and plans it once, under its name. */
export async function runPrepared<Row extends object>(
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const client = await boundPool(thePool()).connect()
  try {
    return (await client.query({ name, text }, values)).rows as Row[]
  } finally {
    client.release()
  }
}

export async function closeDatabase() {
  await (shared === undefined ? sharedPool?.end() : shared.destroy())
  shared = undefined
  sharedPool = undefined
}
