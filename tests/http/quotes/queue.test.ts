import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { fromKysely, PgBoss } from 'pg-boss'
import { afterAll, expect, test } from 'vitest'
import { closeDatabase } from '#server/db/database.ts'
import { roleUrl } from '#server/db/roles.ts'
import { requeueJobless } from '#server/jobs/requeue-jobless.ts'
import { useDatabaseAsWeb } from '#tests/support/site.ts'
import { installQueue } from '#tools/install-queue.ts'

// The queue as used by both processes: the site adds jobs together with its rows, the worker processes them.

const { ownerUrl, owner } = await useDatabaseAsWeb()
Object.assign(process.env, { DATABASE_URL: roleUrl(ownerUrl, 'worker') })
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
  await closeDatabase()
})

const countJobs = async () =>
  Number((await owner.query("select count(*) from pgboss.job where name = 'mail'")).rows[0].count)

test('a job is committed or rolled back together with its row', async () => {
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

test('an email that lost its job is requeued once, even with two workers', async () => {
  await owner.query(`insert into contact_submissions (name, email, message, message_key, submitted_at, sent_at, refused_at) values
    ('Ann', 'ann@example.com', 'x', '00000000-0000-4000-8000-000000000001', now() - interval '10 minutes', null, null),
    ('Ann', 'ann@example.com', 'x', '00000000-0000-4000-8000-000000000002', now(), null, null),
    ('Ann', 'ann@example.com', 'x', '00000000-0000-4000-8000-000000000003', now() - interval '10 minutes', now(), null),
    ('Ann', 'ann@example.com', 'x', '00000000-0000-4000-8000-000000000004', now() - interval '10 minutes', null, now())`)
  await Promise.all([requeueJobless(worker), requeueJobless(worker)])
  await requeueJobless(worker)
  const { rows } = await owner.query(
    `select data ->> 'messageKey' as key, retry_limit from pgboss.job where data ->> 'type' = 'contact'`,
  )
  expect(rows).toEqual([{ key: '00000000-0000-4000-8000-000000000001', retry_limit: 10_000 }])
  await owner.query(`delete from pgboss.job where data ->> 'type' = 'contact'`)
})

test('emails queued before an update follow the new retry rules', async () => {
  await owner.query(`update pgboss.job set retry_limit = 12, expire_seconds = 120 where name = 'mail'`)
  await installQueue(owner, ownerUrl)
  const { rows } = await owner.query(
    `select retry_limit, retry_delay_max, expire_seconds from pgboss.job where name = 'mail'`,
  )
  expect(rows).toEqual([{ retry_limit: 10_000, retry_delay_max: 900, expire_seconds: 2800 }])
})

test('the worker processes the job, and an email that fails permanently ends up in the dead-letter queue', async () => {
  const [job] = await worker.fetch<{ quote: number }>('mail')
  expect(job?.data).toEqual({ quote: 2 })
  await owner.query("update pgboss.job set retry_limit = 0 where name = 'mail'")
  await worker.fail('mail', job?.id ?? '', { reason: 'no such mailbox' })
  const [dead] = await worker.fetch<{ quote: number }>('mail-dead')
  expect(dead?.data).toEqual({ quote: 2 })
})
