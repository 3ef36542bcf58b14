import { sql } from 'kysely'
import { listJobless } from './unsent-emails.ts'
import { log } from '#server/platform/log/log.ts'
import { inMailTransaction, insertEmailJobs } from './queue.ts'

/** Queues unsent emails whose job was lost, for example because someone deleted it by hand. One worker at a time. */
export async function requeueJobless() {
  await inMailTransaction(async (transaction) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('hctc requeue_jobless')) as mine`.execute(transaction)
    if (rows[0]?.mine !== true) return
    const emails = await listJobless(transaction)
    await insertEmailJobs(transaction, emails)
    if (emails.length > 0) log.warn({ emails: emails.length }, 'emails without a job queued again')
  })
}
