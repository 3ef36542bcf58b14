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

test('a migration changed after it was applied is refused', async () => {
  await owner.query("update schema_migrations set checksum = 'another' where name like '0002%'")
  await expect(migrate(ownerUrl)).rejects.toThrow('0002_inventory.sql was changed after it was applied')
})

test("a migration waiting for a table doesn't block its readers", async () => {
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

test('[R12] the next run repairs one that was killed between installing the queue and granting its rights', async () => {
  const { ownerUrl: url, owner: client } = await cloneDatabase()
  const rights = () =>
    client.query(
      `select count(*)::int from information_schema.role_table_grants where table_schema = 'pgboss' and grantee like 'hctc_%'`,
    )
  const before = (await rights()).rows
  await client.query(
    'revoke all on all tables in schema pgboss from hctc_web, hctc_worker; delete from pgboss.queue where name = $$mail$$',
  )
  await migrate(url)
  expect((await rights()).rows).toEqual(before)
  const queues = async () =>
    (await client.query('select name, retry_limit from pgboss.queue order by name')).rows
  const intended = [
    { name: 'mail', retry_limit: 10_000 },
    { name: 'mail-dead', retry_limit: 2 },
  ]
  expect(await queues()).toEqual(intended)
  await client.query("update pgboss.queue set retry_limit = 1 where name = 'mail'")
  await migrate(url)
  expect(await queues()).toEqual(intended)
})

test('a database from before the migrations were rewritten is refused and left unchanged', async () => {
  const { ownerUrl: url, owner: client } = await cloneDatabase()
  await client.query('drop schema pgboss cascade; delete from schema_migrations')
  await client.query("insert into schema_migrations (name, checksum) values ('0001_reading_texts.sql', 'x')")
  await expect(migrate(url)).rejects.toThrow('from before the migrations were rewritten')
  const { rows } = await client.query<{ schemas: number; isSeeded: boolean }>(
    `select (select count(*)::int from pg_namespace where nspname = 'pgboss') as schemas, exists (select from plants) as "isSeeded"`,
  )
  expect(rows).toEqual([{ schemas: 0, isSeeded: true }])
})
