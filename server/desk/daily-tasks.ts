import { sql } from 'kysely'
import { nurseryDay, nurseryHour } from '#domain/time/nursery-clock.ts'
import { morningHour } from '#domain/quotes/lifecycle/due-actions.ts'
import { env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { log } from '#server/platform/log/log.ts'
import { forgetExpired } from '#server/privacy/forget-expired.ts'
import { queueCareEmails } from '#server/care/queue-care-emails.ts'
import { inMailTransaction, queueEmails } from '#server/mail/queue.ts'

/** Returns what was done, in numbers. */
type Work = (on: Database, now: Date) => Promise<Record<string, number>>

/**
 * Does a day's work, from some hour on, once: its row is inserted in the transaction of the work. A worker that dies leaves
 * nothing, so the next tick starts over, and what was missed while no worker ran is done when one is back.
 */
const onceADay = (task: string, fromHour: () => number | 'off', work: Work) => async (now: Date) => {
  const from = fromHour()
  if (from === 'off' || nurseryHour(now) < from) return
  const day = nurseryDay(now)
  const result = await inMailTransaction(async (on) => {
    // The lock spares other workers the wait for this one.
    const { numAffectedRows } = await sql`
      insert into daily_runs (task, day) select ${task}, ${day}::date
      where pg_try_advisory_xact_lock(hashtext(${`hctc ${task}`})) on conflict do nothing`.execute(on)
    if (numAffectedRows !== 1n) return null
    const done = await work(on, now)
    await sql`update daily_runs set result = ${JSON.stringify(done)}::jsonb
      where task = ${task} and day = ${day}::date`.execute(on)
    return done
  })
  if (result !== null) log.info(result, `done for today: ${task}`)
}

export const forgetExpiredOnceADay = onceADay('forget-expired', () => 0, forgetExpired)

/** The business's morning summary. */
export const queueDigestOnceADay = onceADay(
  'digest',
  () => env().DIGEST_HOUR,
  async (on, now) => ({
    emails: await queueEmails(on, [{ type: 'summary', digestDay: nurseryDay(now), queuedAt: now }]),
  }),
)

export const queueCareEmailsOnceADay = onceADay('care-emails', () => morningHour, queueCareEmails)
