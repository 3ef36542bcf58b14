import '#server/platform/config/require-node-24.ts'
import '#tools/help.ts'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { ensureRoles, limitDatabaseRights } from '#server/platform/database/roles.ts'
import { toolEnv } from '#server/platform/config/env.ts'
import { installQueue } from './install-queue.ts'

const folder = join(import.meta.dirname, '../db/migrations')

export type Migration = { name: string; sql: string; checksum: string }

// A schema change waits for running queries on its table, and later queries queue up behind it. So it gives up soon, lets them
// through, and tries again.
const lockTimeout = '2s'
const mostTries = 30
const pauseMilliseconds = 1_000
const lockNotAvailable = '55P03'

export function listMigrations(): Migration[] {
  const files = readdirSync(folder).filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file))
  return files.toSorted().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/**
 * Applies the missing migrations, each in its own transaction, and installs the job queue. Returns the names of the files applied.
 * Refuses a database that is neither empty nor at one of these files, before changing anything.
 */
export async function migrate(ownerUrl: string, migrations = listMigrations()): Promise<string[]> {
  const owner = new Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    // Only one runner at a time, even if two servers start together. The lock ends with the connection.
    await owner.query("select pg_advisory_lock(hashtext('hctc migrate'))")
    // A refusal leaves this transaction open, and it ends with the connection.
    await owner.query(`begin; create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const missing = migrations.slice(await countApplied(owner, migrations))
    await owner.query('commit')
    await ensureRoles(owner, ownerUrl)
    await limitDatabaseRights(owner)
    // Each process compares the names with those of its own release.
    await owner.query('grant select (name) on schema_migrations to hctc_web, hctc_worker, hctc_desk')
    for (const migration of missing) await applyWhenPossible(owner, migration)
    await installQueue(owner, ownerUrl)
    return missing.map(({ name }) => name)
  } finally {
    await owner.end()
  }
}

/** How many of these files the database has. Throws if it has anything else. */
async function countApplied(owner: Client, migrations: readonly Migration[]): Promise<number> {
  const { rows: tables } = await owner.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'",
  )
  const { rows: applied } = await owner.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  )
  const other = applied.find(
    ({ name, checksum }, index) =>
      name !== migrations[index]?.name || checksum !== migrations[index].checksum,
  )
  if (other !== undefined) throw refusal(`its ${other.name} isn't the one in db/migrations`)
  if (applied.length === 0 && tables.length > 0) throw refusal("its tables aren't from db/migrations")
  return applied.length
}

const refusal = (reason: string) =>
  new Error(
    `Nothing was changed, because this database isn't empty and ${reason}: create a new one, or empty a development database with \`npm run db:reset\`.`,
  )

async function applyWhenPossible(owner: Client, migration: Migration) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await apply(owner, migration)
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } }
      if (cause?.code !== lockNotAvailable || tries === mostTries) throw error
      await sleep(pauseMilliseconds)
    }
  }
}

async function apply(owner: Client, { name, sql, checksum }: Migration) {
  await owner.query('begin')
  await owner.query(`set local lock_timeout = '${lockTimeout}'`)
  try {
    await owner.query(sql)
    await owner.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw new Error(`${name} failed and was rolled back`, { cause: error })
  }
}

if (import.meta.main) {
  const { DATABASE_URL } = toolEnv()
  if (DATABASE_URL === undefined) throw new Error("Set DATABASE_URL to the owner's connection")
  const applied = await migrate(DATABASE_URL)
  console.log(
    applied.length === 0 ? 'the schema is up to date' : applied.map((name) => `applied ${name}`).join('\n'),
  )
}
