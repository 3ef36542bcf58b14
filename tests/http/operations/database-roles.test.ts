import { Client } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { listEffectiveRights, readAllowedRights, type RoleRight } from '#server/db/role-rights.ts'
import { roleUrl, siteRoles } from '#server/db/roles.ts'
import { cloneDatabase } from '#tests/support/site.ts'

const { ownerUrl, owner } = await cloneDatabase()
const web = new Client({ connectionString: roleUrl(ownerUrl, 'web') })
await web.connect()
afterAll(() => web.end())

test('[DB-01] each role, and PUBLIC, has exactly the rights on the list', async () => {
  const lines = (rights: readonly RoleRight[]) =>
    rights.map(({ role, object, right, columns }) => [role, object, right, columns].join('\t')).toSorted()
  const actual = await listEffectiveRights(owner, Object.values(siteRoles))
  expect(lines(actual)).toEqual(lines(readAllowedRights()))
})

describe("the web role isn't allowed", () => {
  test.each([
    ['to delete', 'delete from quotes'],
    ["to read visitors' messages", 'select * from contact_submissions'],
    ["to read a row's wholesaler", 'select wholesaler_id from inventory'],
    ['to create a table', 'create table t (id int)'],
    ['to create a temporary table', 'create temporary table t (id int)'],
    ['to create a function', "create function f() returns int language sql as 'select 1'"],
    ['to create a temporary function', "create function pg_temp.f() returns int language sql as 'select 1'"],
    ['to drop a table', 'drop table plants'],
    ['to become the owner', 'set role hctc_owner'],
  ])('%s', async (_, statement) => {
    await expect(web.query(statement)).rejects.toThrow(/permission denied|must be owner/)
  })
})
