import { isDeepStrictEqual } from 'node:util'
import type { Client } from 'pg'
import { PgBoss, type Queue } from 'pg-boss'
import { batchSeconds } from '#server/mail/mail-deadlines.ts'

type QueueOptions = Omit<Queue, 'name'>

const mailQueue: QueueOptions = {
  // The worker gives up emails by age, so this only has to be more than the retries that fit into that time.
  retryLimit: 10_000,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: batchSeconds,
  // Without a heartbeat for this long, a killed worker's job goes back to the queue.
  heartbeatSeconds: 20,
  retentionSeconds: 30 * 24 * 3600,
  deleteAfterSeconds: 7 * 24 * 3600,
  // A notification inside the transaction would serialize all commits. The site wakes the worker after the commit instead.
  notify: false,
}

// The site and the desk add jobs, the worker does the rest.
const rights = `
  grant usage on schema pgboss to hctc_web, hctc_desk, hctc_worker;
  grant select on pgboss.version, pgboss.queue to hctc_web, hctc_desk;
  grant select, insert on pgboss.job, pgboss.job_common to hctc_web, hctc_desk;
  grant select, insert, update, delete on all tables in schema pgboss to hctc_worker;`

/** Lets pg-boss install or upgrade its schema, as the owner. Every step can run again, so the next run repairs a killed one. */
export async function installQueue(owner: Client, ownerUrl: string) {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 1, supervise: false, schedule: false })
  // start() reports its own errors; without a listener, background errors would end the process.
  boss.on('error', () => undefined)
  await boss.start()
  try {
    await ensureQueue(boss, 'mail', mailQueue)
  } finally {
    await boss.stop({ graceful: false })
  }
  await owner.query(rights)
  // Jobs keep the options they were queued with, and emails may be waiting while the site is updated.
  await owner.query(
    `update pgboss.job set retry_limit = $1, retry_delay_max = $2, expire_seconds = $3
     where name = 'mail' and state in ('created', 'retry') and retry_limit < $1`,
    [mailQueue.retryLimit, mailQueue.retryDelayMax, mailQueue.expireInSeconds],
  )
}

async function ensureQueue(boss: PgBoss, name: string, options: QueueOptions) {
  const existing = await boss.getQueue(name)
  if (existing === null) await boss.createQueue(name, options)
  else if (!isDeepStrictEqual({ ...existing, ...options }, existing)) await boss.updateQueue(name, options)
}
