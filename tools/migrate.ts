import '#server/config/require-node-24.ts'
import '#tools/help.ts'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { ensureRoles, limitDatabaseRights } from '#server/db/roles.ts'
import { toolEnv } from '#server/config/env.ts'
import { installQueue } from './install-queue.ts'

const folder = join(import.meta.dirname, '../db/migrations')

export type Migration = { name: string; sql: string; checksum: string }

// A schema change waits for running queries on its table, and later queries queue up behind it. So it gives up soon, lets them
// through, and tries again.
const lockTimeout = '2s'
const mostTries = 30
const pauseMilliseconds = 1_000
const lockNotAvailable = '55P03'

/** The migrations were rewritten before the first release. Only older databases have this one. */
const firstOfOldChain = '0001_reading_texts.sql'

export function listMigrations(): Migration[] {
  const files = readdirSync(folder).filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file))
  return files.toSorted().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/** Applies the missing migrations, each in its own transaction, and installs the job queue. Returns the names of the files applied. */
export async function migrate(ownerUrl: string, migrations = listMigrations()): Promise<string[]> {
  const owner = new Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    // Only one runner at a time, even if two servers start together. The lock ends with the connection.
    await owner.query("select pg_advisory_lock(hashtext('hctc migrate'))")
    await ensureRoles(owner, ownerUrl)
    await limitDatabaseRights(owner)
    await owner.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const { rows } = await owner.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    )
    const appliedBefore = new Map(rows.map((row) => [row.name, row.checksum]))
    if (appliedBefore.has(firstOfOldChain))
      throw new Error(
        'This database is from before the migrations were rewritten. Nothing was changed: create a new one, or run `npm run db:reset` to empty a development database.',
      )
    const applied: string[] = []
    for (const migration of migrations) {
      const checksum = appliedBefore.get(migration.name)
      if (checksum === migration.checksum) continue
      if (checksum !== undefined)
        throw new Error(`${migration.name} was changed after it was applied; write a new file`)
      await applyWhenPossible(owner, migration)
      applied.push(migration.name)
    }
    await installQueue(owner, ownerUrl)
    return applied
  } finally {
    await owner.end()
  }
}

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
