import { expect, test } from 'vitest'
import { roleUrl } from '#server/platform/database/roles.ts'
import { requeueJobless } from '#server/mail/queue.ts'
import { closeAfterAll, useDatabaseAsWeb } from '#tests/support/site.ts'
import { installQueue } from '#tools/install-queue.ts'

// The queue as the worker keeps it.

const { ownerUrl, owner } = await useDatabaseAsWeb()
Object.assign(process.env, { DATABASE_URL: roleUrl(ownerUrl, 'worker') })
closeAfterAll()

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
})

test('emails queued before an update follow the new retry rules', async () => {
  await owner.query(`update pgboss.job set retry_limit = 12, expire_seconds = 120 where name = 'mail'`)
  await installQueue(owner, ownerUrl)
  const { rows } = await owner.query(
    `select retry_limit, retry_delay_max, expire_seconds from pgboss.job where name = 'mail'`,
  )
  expect(rows).toEqual([{ retry_limit: 10_000, retry_delay_max: 900, expire_seconds: 2800 }])
})
