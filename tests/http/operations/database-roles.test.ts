import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import {
  listEffectiveRights,
  readAllowedRights,
  type RoleRight,
} from '#server/platform/database/role-rights.ts'
import { roleUrl, siteRoles, type SiteRole } from '#server/platform/database/roles.ts'
import { cloneDatabase } from '#tests/support/site.ts'
import { storeQuote } from '#tests/support/stored-quote.ts'

const { ownerUrl, owner, query } = await cloneDatabase()
const web = new Client({ connectionString: roleUrl(ownerUrl, 'web') })
await web.connect()
afterAll(() => web.end())

test('[DB-01, DK-08] each role, and PUBLIC, has exactly the rights on the list', async () => {
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

describe('each role queues only the emails that it causes, and none about an event of somebody else', () => {
  const types = {
    business: 'seq',
    customer: 'seq',
    'to-business': 'seq',
    'to-customer': 'seq',
    care: 'care_kind',
    message: 'message_key',
    newsletter: 'subscription_id',
    summary: 'digest_day',
  }
  const ofEvents = ['to-business', 'to-customer']
  const mayQueue: Record<SiteRole, Record<string, string[]>> = {
    web: { customer: ['business', 'customer', ...ofEvents, 'message'] },
    desk: { 'person 7': ofEvents },
    worker: { clock: [...ofEvents, 'care', 'summary'] },
  }

  /** The possible subjects of a new email of each type; the quote's events are one actor's. */
  async function storeSubjects(actor: string): Promise<Record<string, unknown>> {
    const { id } = await storeQuote(query)
    const unique = randomUUID()
    await query('update quote_events set actor = $2 where quote_id = $1', [id, actor])
    const [row] = await query(`
      with message as (
        insert into contact_submissions (name, email, message) values ('Ann', 'a@example.com', 'x') returning message_key),
      subscriber as (
        insert into newsletter_subscriptions (mailbox, mailbox_key, email, token, consent)
        values ('${unique}', sha256('${unique}'), 'a@example.com', md5('${unique}'), 'yes') returning id)
      select ${id} as quote_id, 1 as seq, 'week-1' as care_kind, message_key, subscriber.id as subscription_id,
        date '2026-11-15' + (select count(*)::int from emails) as digest_day
      from message, subscriber`)
    return row as Record<string, unknown>
  }

  test.each(Object.keys(siteRoles) as SiteRole[])('[QL-34] %s', async (role) => {
    const client = new Client({ connectionString: roleUrl(ownerUrl, role) })
    await client.connect()
    onTestFinished(() => client.end())
    const queued: Record<string, string[]> = {}
    for (const actor of ['customer', 'person 7', 'clock']) {
      const subjects = await storeSubjects(actor)
      for (const [type, column] of Object.entries(types)) {
        const about = ['seq', 'care_kind'].includes(column) ? ['quote_id', column] : [column]
        const values = [type, ...about.map((each) => subjects[each])]
        const insert = `insert into emails (type, ${about.join(', ')}) values (${values.map((__, index) => `$${index + 1}`).join(', ')})`
        const isAllowed = await client.query(insert, values).then(
          () => true,
          (error: unknown) => {
            expect(String(error)).toMatch(/permission denied|row-level security/)
            return false
          },
        )
        if (isAllowed) (queued[actor] ??= []).push(type)
        // It's a real one: the owner of the database may store it.
        if (!isAllowed) await owner.query(insert, values)
      }
    }
    const alone = mayQueue[role]
    const always = (Object.values(alone)[0] ?? []).filter(
      (type) => !['business', 'customer', ...ofEvents].includes(type),
    )
    for (const actor of ['customer', 'person 7', 'clock'])
      expect([actor, queued[actor]?.toSorted() ?? []]).toEqual([actor, (alone[actor] ?? always).toSorted()])
  })

  test('[QL-34] and records only what its own people do', async () => {
    const { id } = await storeQuote(query)
    const outcomes: Record<string, string> = {}
    for (const role of Object.keys(siteRoles) as SiteRole[]) {
      const client = new Client({ connectionString: roleUrl(ownerUrl, role) })
      await client.connect()
      onTestFinished(() => client.end())
      for (const actor of ['customer', 'person 7', 'clock']) {
        const insert = client.query(
          `insert into quote_events (quote_id, seq, kind, at, actor, state, details, record)
           select quote_id, $2, kind, at, $3, state, details, record from quote_events where quote_id = $1 and seq = 1`,
          [id, Object.keys(outcomes).length + 2, actor],
        )
        outcomes[`${role}: ${actor}`] = await insert.then(() => 'recorded', String)
      }
    }
    const refused = expect.stringContaining('row-level security') as string
    expect(outcomes).toEqual({
      'web: customer': 'recorded',
      'web: person 7': refused,
      'web: clock': refused,
      'desk: customer': refused,
      'desk: person 7': 'recorded',
      'desk: clock': refused,
      'worker: customer': refused,
      'worker: person 7': refused,
      'worker: clock': 'recorded',
    })
  })

  test('[QL-34] none may say who an email is to, and the desk settles only what was given up', async () => {
    const { rows } = await owner.query(
      `select column_name from information_schema.columns where table_name = 'emails' and column_name ~ 'email|address|mailbox'`,
    )
    expect(rows).toEqual([])
    const { id } = await storeQuote(query)
    await owner.query("insert into emails (type, quote_id, seq) values ('business', $1, 1)", [id])
    const desk = new Client({ connectionString: roleUrl(ownerUrl, 'desk') })
    await desk.connect()
    onTestFinished(() => desk.end())
    const drop = () => desk.query('update emails set dropped_at = now() where quote_id = $1', [id])
    expect((await drop()).rowCount).toBe(0)
    await owner.query('update emails set refused_at = now() where quote_id = $1', [id])
    expect((await drop()).rowCount).toBe(1)
  })
})
