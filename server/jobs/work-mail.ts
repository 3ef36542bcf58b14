import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import { z } from 'zod'
import { db } from '#server/db/database.ts'
import { markRefused, retryAllNow } from '#server/db/failed-mail.ts'
import { emailJob } from './email-job.ts'
import type { Mailer } from '#server/gateways/mailer.ts'
import { log } from '#server/log/log.ts'
import { batchSize } from './mail-deadlines.ts'
import { countEmail } from '#server/metrics/email-metrics.ts'
import { sendEmail } from './send-email.ts'

/** An email that still fails this long after it was queued is given up, however many tries there were. */
const giveUpAfterHours = 72

type Job = JobWithMetadata<unknown>

/**
 * Takes emails from the queue, a few at a time. Emails that the server rejects for good go to the dead-letter queue at once.
 */
export async function workMail(boss: PgBoss, mailer: Mailer) {
  const options = {
    batchSize,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: 2,
    perJobResults: true,
    includeMetadata: true,
  } as const
  let wasDown = false
  await boss.work('mail', options, async (jobs: Job[]): Promise<JobResult[]> => {
    // While the mail server is down, don't compose emails in vain: that would slow down everything else on the machine.
    const fault = await mailer.findFault()
    if (fault !== null) {
      wasDown = true
      log.warn({ reason: fault, emails: jobs.length }, 'mail server unavailable; emails will be tried again')
      return Promise.all(jobs.map((job) => tryAgain(job, { error: fault, mayHaveArrived: false })))
    }
    // Emails that were postponed while it was down are due now.
    if (wasDown) await retryAllNow(db())
    wasDown = false
    return Promise.all(jobs.map((job) => settle(boss, mailer, job)))
  })
}

async function settle(boss: PgBoss, mailer: Mailer, job: Job): Promise<JobResult> {
  const { id } = job
  const email = emailJob.safeParse(job.data)
  if (!email.success) return giveUp(job, 'not an email job')
  try {
    const begun = performance.now()
    const outcome = await sendEmail(email.data, mailer, new Date())
    if (outcome.kind !== 'unneeded') countEmail(outcome.kind)
    if (outcome.kind === 'failed') {
      log.warn({ job: id, reason: outcome.error }, 'email not sent')
      return await tryAgain(job, outcome)
    }
    if (outcome.kind === 'refused') return await giveUp(job, outcome.error)
    if (outcome.kind === 'later') {
      await boss.send('mail', email.data, { startAfter: outcome.seconds })
      return { id, status: 'completed', output: outcome }
    }
    const ms = Math.round(performance.now() - begun)
    log.info({ job: id, type: email.data.type, ms }, `email ${outcome.kind}`)
    return { id, status: 'completed' }
  } catch (error) {
    countEmail('failed')
    log.warn({ job: id, err: error }, 'email not sent')
    return tryAgain(job, { error: String(error), mayHaveArrived: false })
  }
}

/** The output of the previous try. A worker that was killed leaves none, so its try doesn't count. */
const earlierTry = z.object({ mayHaveArrived: z.boolean() })

type Failure = { error: string; mayHaveArrived: boolean }

/** An email that may or may not have arrived is sent once more, and only once. */
async function tryAgain(job: Job, { error, mayHaveArrived }: Failure): Promise<JobResult> {
  const mayHaveBefore = earlierTry.safeParse(job.output).data?.mayHaveArrived ?? false
  const isTooLate = Date.now() - job.createdOn.getTime() > giveUpAfterHours * 3_600_000
  if (isTooLate || (mayHaveArrived && mayHaveBefore))
    return giveUp(job, mayHaveArrived || mayHaveBefore ? `probably delivered: ${error}` : error)
  const output = { message: error, mayHaveArrived: mayHaveArrived || mayHaveBefore }
  return { id: job.id, status: 'failed', output }
}

/** Moves the job to the dead-letter queue, which the desk lists. */
async function giveUp({ id, data }: Job, reason: string): Promise<JobResult> {
  log.error({ job: id, reason }, 'email given up')
  await markRefused(db(), [{ data }], true)
  return { id, status: 'deadletter', output: { message: reason } }
}
