import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { cloneDatabase } from '#tests/support/site.ts'
import { listMigrations, migrate } from '#tools/migrate.ts'

const { ownerUrl, owner } = await cloneDatabase()

const emptyDatabase = () =>
  owner.query(
    'drop schema pgboss cascade; drop schema public cascade; create schema public; grant usage on schema public to public',
  )

test('a migrated database has nothing left to do', async () => {
  expect(await migrate(ownerUrl)).toEqual([])
})

test('two servers that start together migrate once', async () => {
  await emptyDatabase()
  const applied = await Promise.all([migrate(ownerUrl), migrate(ownerUrl)])
  expect(applied.map((names) => names.length).toSorted((a, b) => a - b)).toEqual([0, listMigrations().length])
})

test('[R12] a database that has the first files gets the others', async () => {
  await emptyDatabase()
  const all = listMigrations()
  await migrate(ownerUrl, all.slice(0, 3))
  expect(await migrate(ownerUrl)).toEqual(all.slice(3).map(({ name }) => name))
})

test.each([
  [
    'a file that was changed',
    "update schema_migrations set checksum = 'another' where name = '0002_stock.sql'",
    "its 0002_stock.sql isn't the one in db/migrations",
  ],
  [
    'an unknown file',
    "insert into schema_migrations (name, checksum) values ('9999_newer.sql', 'x')",
    "its 9999_newer.sql isn't the one in db/migrations",
  ],
  [
    'a later file without an earlier one',
    "delete from schema_migrations where name = '0002_stock.sql'",
    "its 0003_places.sql isn't the one in db/migrations",
  ],
  ['tables of its own', 'drop table schema_migrations', "its tables aren't from db/migrations"],
])('a database with %s is refused and left unchanged', async (_, change, reason) => {
  const { ownerUrl: url, owner: client } = await cloneDatabase()
  await client.query(
    `${change}; drop schema pgboss cascade; grant temporary on database ${client.database} to public`,
  )
  const state = async () =>
    (
      await client.query(
        `select (select json_agg(t order by relname) from (select relname, relacl::text from pg_class where relnamespace = 'public'::regnamespace) t) as tables,
           (select array_agg(nspname order by nspname) from pg_namespace where nspname !~ '^pg_') as schemas,
           (select datacl::text from pg_database where datname = current_database()) as rights`,
      )
    ).rows
  const before = await state()
  await expect(migrate(url)).rejects.toThrow(reason)
  expect(await state()).toEqual(before)
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
  const intended = [{ name: 'mail', retry_limit: 10_000 }]
  expect(await queues()).toEqual(intended)
  await client.query("update pgboss.queue set retry_limit = 1 where name = 'mail'")
  await migrate(url)
  expect(await queues()).toEqual(intended)
})
