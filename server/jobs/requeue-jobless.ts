import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import { db } from '#server/db/database.ts'
import { listJobless } from '#server/db/failed-mail.ts'
import { emailJob } from './email-job.ts'
import { log } from '#server/log/log.ts'
import { insertEmailJobs } from './queue.ts'

/** Queues unsent emails whose job was lost, for example because someone deleted it by hand. One worker at a time. */
export async function requeueJobless(boss: PgBoss) {
  await db()
    .transaction()
    .execute(async (transaction) => {
      const { rows } = await sql<{ mine: boolean }>`
        select pg_try_advisory_xact_lock(hashtext('hctc requeue_jobless')) as mine`.execute(transaction)
      if (rows[0]?.mine !== true) return
      const jobs = (await listJobless(transaction)).map((data) => emailJob.parse(data))
      if (jobs.length === 0) return
      await insertEmailJobs(boss, transaction, jobs)
      log.warn({ emails: jobs.length }, 'emails without a job queued again')
    })
}
