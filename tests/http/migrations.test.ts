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
