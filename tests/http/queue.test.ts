import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { fromKysely, PgBoss } from 'pg-boss'
import { afterAll, expect, test } from 'vitest'
import { roleUrl } from '#server/db/roles.ts'
import { cloneDatabase } from '#tests/support/site.ts'

// The queue as the two processes use it: the site puts jobs in together with its rows, the worker takes them out.

const { ownerUrl, owner } = await cloneDatabase()
const settings = { migrate: false, createSchema: false, supervise: false, schedule: false } as const
const web = new Kysely<Record<string, never>>({
  dialect: new PostgresDialect({ pool: new Pool({ connectionString: roleUrl(ownerUrl, 'web') }) }),
})
const site = new PgBoss({ ...settings, connectionString: roleUrl(ownerUrl, 'web') })
const worker = new PgBoss({ ...settings, connectionString: roleUrl(ownerUrl, 'worker') })
await Promise.all([site.start(), worker.start()])
afterAll(async () => {
  await Promise.all([site.stop({ graceful: false }), worker.stop({ graceful: false })])
  await web.destroy()
})

const countJobs = async () =>
  Number((await owner.query("select count(*) from pgboss.job where name = 'mail'")).rows[0].count)

test('a job is committed or rolled back together with the row it belongs to', async () => {
  const failing = web.transaction().execute(async (transaction) => {
    await site.send('mail', { quote: 1 }, { db: fromKysely(transaction) })
    throw new Error('the row could not be written')
  })
  await expect(failing).rejects.toThrow('the row could not be written')
  expect(await countJobs()).toBe(0)
  await web
    .transaction()
    .execute((transaction) => site.send('mail', { quote: 2 }, { db: fromKysely(transaction) }))
  expect(await countJobs()).toBe(1)
})

test('the worker takes the job, and a letter that fails for good ends in the dead-letter queue', async () => {
  const [job] = await worker.fetch<{ quote: number }>('mail')
  expect(job?.data).toEqual({ quote: 2 })
  await owner.query("update pgboss.job set retry_limit = 0 where name = 'mail'")
  await worker.fail('mail', job?.id ?? '', { reason: 'no such mailbox' })
  const [dead] = await worker.fetch<{ quote: number }>('mail-dead')
  expect(dead?.data).toEqual({ quote: 2 })
})
