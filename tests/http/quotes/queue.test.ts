import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { fromKysely, PgBoss } from 'pg-boss'
import { afterAll, expect, test } from 'vitest'
import { closeDatabase } from '#server/platform/database/database.ts'
import { roleUrl } from '#server/platform/database/roles.ts'
import { closeQueue } from '#server/mail/queue.ts'
import { requeueJobless } from '#server/mail/queue.ts'
import { useDatabaseAsWeb } from '#tests/support/site.ts'
import { installQueue } from '#tools/install-queue.ts'

// The queue as used by both processes: the site adds jobs together with its rows, the worker processes them.

const { ownerUrl, owner } = await useDatabaseAsWeb()
Object.assign(process.env, { DATABASE_URL: roleUrl(ownerUrl, 'worker') })
const web = new Kysely<Record<string, never>>({
  dialect: new PostgresDialect({ pool: new Pool({ connectionString: roleUrl(ownerUrl, 'web') }) }),
})
const site = new PgBoss({
  connectionString: roleUrl(ownerUrl, 'web'),
  migrate: false,
  createSchema: false,
  supervise: false,
  schedule: false,
})
await site.start()
afterAll(async () => {
  await site.stop({ graceful: false })
  await closeQueue()
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
  await owner.query(`with message as (
      insert into contact_submissions (name, email, message)
      select 'Ann', 'ann@example.com', nth from generate_series(1, 5) nth returning message_key, message::int as nth)
    insert into emails (type, message_key, queued_at, sent_at, refused_at, dropped_at)
    select 'message', message_key, case nth when 2 then now() else now() - interval '10 minutes' end,
      case nth when 3 then now() end, case nth when 4 then now() end, case nth when 5 then now() end from message`)
  await Promise.all([requeueJobless(), requeueJobless()])
  await requeueJobless()
  const { rows } = await owner.query(
    `select retry_limit, emails.queued_at < now() - interval '5 minutes' as late from pgboss.job
     join emails on data = jsonb_build_object('emailId', emails.id)
     where sent_at is null and refused_at is null and dropped_at is null`,
  )
  expect(rows).toEqual([{ retry_limit: 10_000, late: true }])
  await owner.query(`delete from pgboss.job where data ? 'emailId'`)
})

test('emails queued before an update follow the new retry rules', async () => {
  await owner.query(`update pgboss.job set retry_limit = 12, expire_seconds = 120 where name = 'mail'`)
  await installQueue(owner, ownerUrl)
  const { rows } = await owner.query(
    `select retry_limit, retry_delay_max, expire_seconds from pgboss.job where name = 'mail'`,
  )
  expect(rows).toEqual([{ retry_limit: 10_000, retry_delay_max: 900, expire_seconds: 2800 }])
})
