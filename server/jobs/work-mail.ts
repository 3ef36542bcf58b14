import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import { z } from 'zod'
import { db } from '#server/db/database.ts'
import { markRefused, retryAllNow } from '#server/db/failed-mail.ts'
import { emailJob, type EmailJob } from './email-job.ts'
import type { Mailer } from '#server/gateways/mailer.ts'
import { log } from '#server/log/log.ts'
import { batchSize } from './mail-deadlines.ts'
import { countLetter } from '#server/metrics/letters.ts'
import type { MailOutcome } from './deliver.ts'
import { sendContactLetter } from './send-contact-letter.ts'
import { sendDigest } from './send-digest.ts'
import { sendNewsletterLetter } from './send-newsletter-letter.ts'
import { sendQuoteMail } from './send-quote-mail.ts'

/** An email that fails later than this after it was queued is given up. The number of tries doesn't matter. */
const giveUpAfterHours = 72

type Job = JobWithMetadata<unknown>

/** Takes emails from the queue, a few at a time. What the mail server refuses for good goes to the dead-letter queue at once. */
export async function workMail(boss: PgBoss, mailer: Mailer) {
  const options = {
    batchSize,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: 2,
    perJobResults: true,
    includeMetadata: true,
  } as const
  let wasAway = false
  await boss.work('mail', options, async (jobs: Job[]): Promise<JobResult[]> => {
    // While the mail server is away, emails are not composed in vain: that would slow down whoever shares the machine.
    const fault = await mailer.findFault()
    if (fault !== null) {
      wasAway = true
      log.warn({ reason: fault, emails: jobs.length }, 'no mail server; emails will be tried again')
      return Promise.all(jobs.map((job) => tryAgain(job, { error: fault, mayHaveArrived: false })))
    }
    // Those that were put off while it was away don't wait for their turn.
    if (wasAway) await retryAllNow(db())
    wasAway = false
    return Promise.all(jobs.map((job) => settle(boss, mailer, job)))
  })
}

async function settle(boss: PgBoss, mailer: Mailer, job: Job): Promise<JobResult> {
  const { id } = job
  const email = emailJob.safeParse(job.data)
  if (!email.success) return giveUp(job, 'not an email job')
  try {
    const begun = performance.now()
    const outcome = await sendEmail(email.data, mailer)
    if (outcome.kind !== 'unneeded') countLetter(outcome.kind)
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
    countLetter('failed')
    log.warn({ job: id, err: error }, 'email not sent')
    return tryAgain(job, { error: String(error), mayHaveArrived: false })
  }
}

/** What an earlier try left with the job. A worker that was killed leaves nothing, and so doesn't count. */
const earlierTry = z.object({ mayHaveArrived: z.boolean() })

type Failure = { error: string; mayHaveArrived: boolean }

/** An email of which nobody knows whether it arrived is sent once more, and only once. */
async function tryAgain(job: Job, { error, mayHaveArrived }: Failure): Promise<JobResult> {
  const mayHaveBefore = earlierTry.safeParse(job.output).data?.mayHaveArrived ?? false
  const isTooLate = Date.now() - job.createdOn.getTime() > giveUpAfterHours * 3_600_000
  if (isTooLate || (mayHaveArrived && mayHaveBefore))
    return giveUp(job, mayHaveArrived || mayHaveBefore ? `probably delivered: ${error}` : error)
  const output = { message: error, mayHaveArrived: mayHaveArrived || mayHaveBefore }
  return { id: job.id, status: 'failed', output }
}

/** Into the dead-letter queue, where the desk lists it. */
async function giveUp({ id, data }: Job, reason: string): Promise<JobResult> {
  log.error({ job: id, reason }, 'email given up')
  await markRefused(db(), [{ data }], true)
  return { id, status: 'deadletter', output: { message: reason } }
}

function sendEmail(job: EmailJob, mailer: Mailer): Promise<MailOutcome> {
  if (job.type === 'quote') return sendQuoteMail(job, mailer)
  if (job.type === 'contact') return sendContactLetter(job, mailer)
  if (job.type === 'newsletter') return sendNewsletterLetter(job, mailer)
  return sendDigest(job, mailer)
}
