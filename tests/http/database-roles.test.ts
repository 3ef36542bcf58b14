import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { roleUrl } from '#server/db/roles.ts'
import { cloneDatabase } from '#tests/support/site.ts'

const { ownerUrl, owner } = await cloneDatabase()
const web = new Client({ connectionString: roleUrl(ownerUrl, 'web') })
const worker = new Client({ connectionString: roleUrl(ownerUrl, 'worker') })
await Promise.all([web.connect(), worker.connect()])
afterAll(() => Promise.all([web.end(), worker.end()]))

// Rights on whole tables, and where a role has fewer, the columns; and on functions.
const grantedRights = `
  with rights as (
    select grantee, table_schema, table_name, privilege_type, null as columns
    from information_schema.role_table_grants
    union all
    select grantee, table_schema, table_name, privilege_type, string_agg(column_name, ', ' order by column_name)
    from information_schema.column_privileges c
    where not exists (select from information_schema.role_table_grants t where (t.grantee, t.table_schema, t.table_name,
      t.privilege_type) = (c.grantee, c.table_schema, c.table_name, c.privilege_type))
    group by 1, 2, 3, 4
    union all
    select grantee, routine_schema, routine_name || '()', privilege_type, null
    from information_schema.role_routine_grants)
  select distinct grantee as role,
    case when table_schema = 'pgboss' then 'pgboss.' || case grantee when 'hctc_worker' then '*' else table_name end else table_name end as table,
    privilege_type as right, coalesce(columns, 'all') as columns
  from rights where grantee in ('hctc_web', 'hctc_worker')`

test('[DB-01] each role has exactly the rights of the written list', async () => {
  const written = readFileSync('db/role-rights.tsv', 'utf8').trimEnd().split('\n').slice(1)
  const { rows } = await owner.query<Record<'role' | 'table' | 'right' | 'columns', string>>(grantedRights)
  const granted = rows.map(({ role, table, right, columns }) => [role, table, right, columns].join('\t'))
  expect(granted.toSorted()).toEqual(written.toSorted())
})

describe('the web role is refused', () => {
  test.each([
    ['to delete', 'delete from quotes'],
    ['to change a price', 'update inventory set wholesale_price = 1'],
    ['to change a setting', 'update company_settings set setting_value = \'"x"\''],
    ['to read the messages of visitors', 'select * from contact_submissions'],
    ['to read who supplied a row', 'select wholesaler_id from inventory'],
    ['to read the name a wholesaler uses', 'select plant_name_in_pdf from inventory'],
    ['to read the wholesalers', 'select * from wholesalers'],
    ['to create a table', 'create table t (id int)'],
    ['to drop a table', 'drop table plants'],
    ['to empty a table', 'truncate quotes'],
    ['to take a job from the queue', "update pgboss.job set state = 'active'"],
    ['to look into the limits', 'select * from rate_limits'],
    ['to forget a limit', 'delete from rate_limits'],
    ['to change a known distance', 'update known_distances set miles = 0'],
    ['to become the owner', 'set role hctc_owner'],
    ['to read the migrations', 'select * from schema_migrations'],
  ])('%s', async (_, statement) => {
    await expect(web.query(statement)).rejects.toThrow(/permission denied|must be owner/)
  })
})

describe('the worker role is refused', () => {
  test.each([
    ['to change a quote', 'update quotes set labor_cents = 0'],
    ['to delete a message', 'delete from contact_submissions'],
    ['to change the schema', 'alter table plants add column x int'],
    ['to change the queue schema', 'alter table pgboss.queue add column x int'],
  ])('%s', async (_, statement) => {
    await expect(worker.query(statement)).rejects.toThrow(/permission denied|must be owner/)
  })
})
