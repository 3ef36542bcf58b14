import { Client } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { listEffectiveRights, readAllowedRights, type RoleRight } from '#server/db/role-rights.ts'
import { roleUrl, siteRoles } from '#server/db/roles.ts'
import { cloneDatabase } from '#tests/support/site.ts'

const { ownerUrl, owner } = await cloneDatabase()
const web = new Client({ connectionString: roleUrl(ownerUrl, 'web') })
const worker = new Client({ connectionString: roleUrl(ownerUrl, 'worker') })
await Promise.all([web.connect(), worker.connect()])
afterAll(() => Promise.all([web.end(), worker.end()]))

test('[DB-01] each role, and PUBLIC, has exactly the rights on the list', async () => {
  const lines = (rights: readonly RoleRight[]) =>
    rights.map(({ role, object, right, columns }) => [role, object, right, columns].join('\t')).toSorted()
  const actual = await listEffectiveRights(owner, Object.values(siteRoles))
  expect(lines(actual)).toEqual(lines(readAllowedRights()))
})

describe("the web role isn't allowed", () => {
  test.each([
    ['to delete', 'delete from quotes'],
    ['to change a price', 'update inventory set wholesale_price = 1'],
    ['to change a setting', 'update company_settings set setting_value = \'"x"\''],
    ["to read visitors' messages", 'select * from contact_submissions'],
    ["to read a row's wholesaler", 'select wholesaler_id from inventory'],
    ["to read a wholesaler's name for a plant", 'select plant_name_in_pdf from inventory'],
    ['to read the wholesalers', 'select * from wholesalers'],
    ['to create a table', 'create table t (id int)'],
    ['to create a temporary table', 'create temporary table t (id int)'],
    ['to create a function', "create function f() returns int language sql as 'select 1'"],
    ['to create a temporary function', "create function pg_temp.f() returns int language sql as 'select 1'"],
    ['to drop a table', 'drop table plants'],
    ['to empty a table', 'truncate quotes'],
    ['to take a job from the queue', "update pgboss.job set state = 'active'"],
    ['to read the rate limits', 'select * from rate_limits'],
    ['to delete a rate limit', 'delete from rate_limits'],
    ['to change a known distance', 'update known_distances set miles = 0'],
    ['to become the owner', 'set role hctc_owner'],
    ['to read the migrations', 'select * from schema_migrations'],
  ])('%s', async (_, statement) => {
    await expect(web.query(statement)).rejects.toThrow(/permission denied|must be owner/)
  })
})

describe("the worker role isn't allowed", () => {
  test.each([
    ['to change a quote', "update quotes set project_notes = ''"],
    ['to delete a message', 'delete from contact_submissions'],
    ['to change the schema', 'alter table plants add column x int'],
    ['to change the queue schema', 'alter table pgboss.queue add column x int'],
  ])('%s', async (_, statement) => {
    await expect(worker.query(statement)).rejects.toThrow(/permission denied|must be owner/)
  })
})
