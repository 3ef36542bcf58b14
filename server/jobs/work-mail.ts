import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import { z } from 'zod'
import { findUnsentEmail, recordFailedTry } from '#server/db/emails.ts'
import { retryAllNow } from '#server/db/unsent-emails.ts'
import type { Mailer } from '#server/gateways/mailer.ts'
import { log } from '#server/log/log.ts'
import { countEmail } from '#server/metrics/email-metrics.ts'
import { batchSize } from './mail-deadlines.ts'
import { sendEmail } from './send-email.ts'

/** An email that still fails this long after it was queued is given up, however many tries there were. */
const giveUpAfterHours = 72

type Job = JobWithMetadata<unknown>

const emailJob = z.strictObject({ emailId: z.int().positive() })

/** Takes emails from the queue, a few at a time. */
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
    if (fault === null) {
      // Emails that were postponed while it was down are due now.
      if (wasDown) await retryAllNow()
      wasDown = false
      return Promise.all(jobs.map((job) => settle(boss, job, (id) => sendEmail(id, mailer, new Date()))))
    }
    wasDown = true
    log.warn({ reason: fault, emails: jobs.length }, 'mail server unavailable; emails will be tried again')
    const outcome = { kind: 'failed', error: fault, permanent: false, mayHaveArrived: false } as const
    return Promise.all(jobs.map((job) => settle(boss, job, async () => outcome)))
  })
}

async function settle(boss: PgBoss, job: Job, send: (emailId: number) => ReturnType<typeof sendEmail>) {
  const done: JobResult = { id: job.id, status: 'completed' }
  const parsed = emailJob.safeParse(job.data)
  if (!parsed.success) {
    log.error({ job: job.id }, 'not an email job')
    return done
  }
  const { emailId } = parsed.data
  try {
    const begun = performance.now()
    const outcome = await send(emailId)
    if (outcome.kind === 'failed') return await tryAgain(job, emailId, outcome)
    if (outcome.kind === 'later') await boss.send('mail', { emailId }, { startAfter: outcome.seconds })
    if (outcome.kind !== 'unneeded') countEmail(outcome.kind)
    log.info({ email: emailId, ms: Math.round(performance.now() - begun) }, `email ${outcome.kind}`)
    return done
  } catch (error) {
    log.warn({ email: emailId, err: error }, 'email not sent')
    return tryAgain(job, emailId, { error: String(error), permanent: false, mayHaveArrived: false })
  }
}

type Failure = { error: string; permanent: boolean; mayHaveArrived: boolean }

/** An email that may or may not have arrived is sent once more, and only once. A worker that was killed left no trace of its try. */
async function tryAgain(job: Job, emailId: number, failure: Failure): Promise<JobResult> {
  countEmail(failure.permanent ? 'refused' : 'failed')
  const { id } = job
  try {
    const email = await findUnsentEmail(emailId)
    if (email === undefined) return { id, status: 'completed' }
    const isTooLate = Date.now() - job.createdOn.getTime() > giveUpAfterHours * 3_600_000
    const isGivenUp = failure.permanent || isTooLate || (failure.mayHaveArrived && email.mayHaveArrived)
    const mayHaveArrived = failure.mayHaveArrived || email.mayHaveArrived
    const isProbablyThere = isGivenUp && !failure.permanent && mayHaveArrived
    const reason = isProbablyThere ? `probably delivered: ${failure.error}` : failure.error
    await recordFailedTry(emailId, { reason, mayHaveArrived, isGivenUp })
    if (isGivenUp) log.error({ email: emailId, reason }, 'email given up')
    else log.warn({ email: emailId, reason }, 'email not sent')
    return { id, status: isGivenUp ? 'completed' : 'failed' }
  } catch (error) {
    log.warn({ email: emailId, err: error }, 'failed try not recorded')
    return { id, status: 'failed' }
  }
}
