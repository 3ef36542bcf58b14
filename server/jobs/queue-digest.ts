import type { PgBoss } from 'pg-boss'
import { yardDay, yardHour } from '#domain/company/yard-clock.ts'
import { insertDigest } from '#server/db/digests.ts'
import { db } from '#server/db/database.ts'
import { env } from '#server/config/env.ts'
import { insertEmailJobs } from './queue.ts'

/** Queues the day's digest once DIGEST_HOUR has come. If several workers try, only one succeeds. */
export async function queueDigestOncePerDay(boss: PgBoss, now: Date) {
  const from = env().DIGEST_HOUR
  if (from === 'off' || yardHour(now) < from) return
  await db()
    .transaction()
    .execute(async (transaction) => {
      const day = yardDay(now)
      if (!(await insertDigest(transaction, day, now))) return
      await insertEmailJobs(boss, transaction, [{ type: 'digest', digestDay: day }])
    })
}
