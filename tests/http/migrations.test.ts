import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { cloneDatabase } from '#tests/support/site.ts'
import { listMigrations, migrate } from '#tools/migrate.ts'

const { ownerUrl, owner } = await cloneDatabase()

test('a migrated database has nothing left to do', async () => {
  expect(await migrate(ownerUrl)).toEqual([])
})

test('two servers that start together migrate once', async () => {
  await owner.query(
    'drop schema pgboss cascade; drop schema public cascade; create schema public; grant usage on schema public to public',
  )
  const applied = await Promise.all([migrate(ownerUrl), migrate(ownerUrl)])
  expect(applied.map((names) => names.length).toSorted((a, b) => a - b)).toEqual([0, listMigrations().length])
})

test('a migration that was changed after it was applied is refused', async () => {
  await owner.query("update schema_migrations set checksum = 'another' where name like '0003%'")
  await expect(migrate(ownerUrl)).rejects.toThrow('0003_inventory.sql was changed after it was applied')
})

test('a migration that has to wait for a table lets its readers pass meanwhile', async () => {
  const { ownerUrl: url, owner: reader } = await cloneDatabase()
  const busy = new Client({ connectionString: url })
  await busy.connect()
  await busy.query('begin; select count(*) from plants')
  const change = { name: '9999_wait.sql', sql: 'alter table plants add column waited int', checksum: 'x' }
  const migrating = migrate(url, [...listMigrations(), change])
  await sleep(500)
  const begun = performance.now()
  await reader.query('select count(*) from plants')
  const waited = performance.now() - begun
  await busy.query('commit')
  await busy.end()
  expect(await migrating).toEqual(['9999_wait.sql'])
  expect(waited).toBeLessThan(2_500)
  expect((await reader.query('select waited from plants limit 1')).rowCount).toBe(1)
})
