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

test('[QL-09] a thousand stored quotes with their answers become versions and events', async () => {
  const { ownerUrl: url, owner: client } = await cloneDatabase()
  await client.query(
    'drop schema pgboss cascade; drop schema public cascade; create schema public; grant usage on schema public to public',
  )
  const before = listMigrations().filter(({ name }) => name < '0011')
  await migrate(url, before)
  // Every third was accepted, every fifth has a change, and every other one is older than 30 days.
  await client.query(`
    insert into plants (id, plant_name, scientific_name, description, plant_type) values (1, 'Texas Redbud', 'Cercis', 'x', 'tree');
    insert into inventory (id, plant_id, plant_name, size_description, wholesale_price) values (1, 1, 'Texas Redbud', '15 gal', 50);
    insert into customers (id, first_name, phone, address) overriding system value values (1, 'Elena', '8305550117', '118 Cibolo Ridge');
    insert into quotes (quote_number, customer_id, subtotal_cents, labor_cents, delivery_cents, grand_total_cents, terms_version,
      terms_accepted_at, idempotency_key, body_hash, page_token, created_at)
    select 'HCT-26-0000-' || lpad(n::text, 4, '0'), 1, 10000 * n, 8500 * n, 0, 18500 * n, 'August 2025', now(),
      'key-of-a-quote-' || lpad(n::text, 4, '0'), sha256('x'), lpad(n::text, 22, 'x'), now() - make_interval(days => n % 2 * 40)
    from generate_series(0, 999) n;
    insert into quote_items (quote_id, line, inventory_id, plant_id, plant_name, scientific_name, container_size, quantity,
      unit_price_cents, planting_fee_cents, line_total_cents)
    select id, 1, 1, 1, 'Texas Redbud', 'Cercis', '15 gal', subtotal_cents / 10000, 10000, 8500, grand_total_cents
    from quotes where subtotal_cents between 10000 and 9990000;
    insert into quote_answers (quote_id, kind) select id, 'accepted' from quotes where subtotal_cents / 10000 % 3 = 0;
    insert into quote_answers (quote_id, kind, message)
    select id, 'change', 'A bigger one' from quotes where subtotal_cents / 10000 % 5 = 0`)
  await migrate(url)
  const { rows } = await client.query(`
    select state, (record ->> 'setAsideUntil') is not null as "goesAhead", (record ->> 'hasOpenChange')::boolean as "hasChange",
      count(*)::int, count(*) filter (where grand_total_cents = version_total and lines = 1)::int as whole
    from (select distinct on (quote_id) quote_id, state, record from quote_events order by quote_id, seq desc) last
    join (select quotes.id, quotes.grand_total_cents, quote_versions.grand_total_cents as version_total,
        (select count(*) from quote_version_lines where quote_id = quotes.id and version = 1
          and line_total_cents = quotes.grand_total_cents) as lines
      from quotes join quote_versions on quote_id = quotes.id and version = 1) as quotes on quotes.id = quote_id
    group by 1, 2, 3 order by 1, 2, 3`)
  const numbers = Array.from({ length: 1000 }, (_, n) => n)
  const count = (chosen: (n: number) => boolean) => numbers.filter(chosen).length
  const row = (state: string, goesAhead: boolean, hasChange: boolean, chosen: (n: number) => boolean) => ({
    state,
    goesAhead,
    hasChange,
    count: count(chosen),
    // The first has no lines.
    whole: count((n) => n > 0 && chosen(n)),
  })
  expect(rows).toEqual([
    row('expired', false, false, (n) => n % 2 === 1 && n % 3 > 0 && n % 5 > 0),
    row('requested', false, false, (n) => n % 2 === 0 && n % 3 > 0 && n % 5 > 0),
    row('requested', false, true, (n) => n % 3 > 0 && n % 5 === 0),
    row('requested', true, false, (n) => n % 3 === 0 && n % 5 > 0),
    row('requested', true, true, (n) => n % 15 === 0),
  ])
})
