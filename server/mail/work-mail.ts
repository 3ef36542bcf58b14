import { setTimeout as sleep } from 'node:timers/promises'
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import { z } from 'zod'
import { limits } from '#domain/limits.ts'
import type { CompanyProfile } from '#domain/settings/company-profile.ts'
import { env } from '#server/platform/config/env.ts'
import {
  dropEmail,
  findUnsentEmail,
  getStrangerWait,
  markSent,
  recordFailedTry,
  type EmailType,
  type UnsentEmail,
} from './emails.ts'
import { retryAllNow } from './unsent-emails.ts'
import type { Email, Mailer } from './mailer.ts'
import { log } from '#server/platform/log/log.ts'
import { countEmail } from './email-metrics.ts'
import { readCompany } from '#server/settings/company.ts'
import { batchSize, recordSeconds } from './mail-deadlines.ts'

/** An email that still fails this long after it was queued is given up, however many tries there were. */
const giveUpAfterHours = 72

type Compose<Subject> = (email: Subject, company: CompanyProfile, now: Date) => Promise<Email | null>

/** Who composes each type of email. Null if there's no recipient, or if what it would say is no longer true. */
export type Composers = { [Type in EmailType]: Compose<UnsentEmail & { type: Type }> }

type Failure = {
  error: string
  /** The mail server rejects it for good. */
  permanent: boolean
  /** We can't know whether the mail server accepted it. */
  mayHaveArrived: boolean
}

type MailOutcome =
  | { kind: 'sent' }
  /** Already sent, or about something that no longer exists. */
  | { kind: 'unneeded' }
  | { kind: 'later'; seconds: number }
  | ({ kind: 'failed' } & Failure)

type Job = JobWithMetadata<unknown>

const emailJob = z.strictObject({ emailId: z.int().positive() })

/** Takes emails from the queue, a few at a time. */
export async function workMail(boss: PgBoss, mailer: Mailer, composers: Composers) {
  const send = (id: number) => sendEmail(id, mailer, composers)
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
      return Promise.all(jobs.map((job) => settle(boss, job, send)))
    }
    wasDown = true
    log.warn({ reason: fault, emails: jobs.length }, 'mail server unavailable; emails will be tried again')
    const outcome = { kind: 'failed', error: fault, permanent: false, mayHaveArrived: false } as const
    return Promise.all(jobs.map((job) => settle(boss, job, async () => outcome)))
  })
}

async function settle(boss: PgBoss, job: Job, send: (emailId: number) => Promise<MailOutcome>) {
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

let lastSending: Promise<unknown> = Promise.resolve()

/** Only one email at a time is between the server's OK and our record of it, so a process that dies repeats at most one. */
function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = lastSending.then(work)
  lastSending = turn.catch(() => undefined)
  return turn
}

/** The email is out, and if that isn't recorded it's sent again. So this waits a while for a database that's down. */
async function retry(work: () => Promise<void>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === recordSeconds * 2) throw error
      await sleep(500)
    }
  }
}

/** Composes an email, sends it, and records that. If its job runs again, because its worker died or seemed to, it finds the record. */
async function sendEmail(id: number, mailer: Mailer, composers: Composers): Promise<MailOutcome> {
  const found = await findUnsentEmail(id)
  if (found === undefined) return { kind: 'unneeded' }
  // Above this limit emails wait; nothing is rejected because of it.
  const seconds = found.recipientKey === null ? 0 : await getStrangerWait(limits.allStrangers)
  if (seconds > 0) return { kind: 'later', seconds }
  const company = await readCompany()
  const compose = composers[found.type] as Compose<UnsentEmail>
  const email = await compose(found, company, new Date())
  if (email === null) {
    await dropEmail(id)
    return { kind: 'unneeded' }
  }
  return oneAtATime(async () => {
    // Checked again: another worker may have sent it meanwhile, and if the database is down, sending couldn't be recorded.
    if ((await findUnsentEmail(id)) === undefined) return { kind: 'unneeded' }
    const result = await mailer.send(email, { name: company.name, address: env().MAIL_FROM ?? company.email })
    if (!result.success) return { kind: 'failed', ...result }
    await retry(() => markSent(id))
    return { kind: 'sent' }
  })
}
