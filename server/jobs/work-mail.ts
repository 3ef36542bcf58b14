import type { JobResult, PgBoss } from 'pg-boss'
import { emailJob, type EmailJob } from '#server/email-job.ts'
import type { Mailer } from '#server/gateways/mailer.ts'
import { log } from '#server/log.ts'
import { countLetter } from '#server/metrics/letters.ts'
import { sendContactLetter } from './send-contact-letter.ts'
import { sendDigest } from './send-digest.ts'
import { sendNewsletterLetter } from './send-newsletter-letter.ts'
import { sendQuoteMail, type MailOutcome } from './send-quote-mail.ts'

/** Takes letters from the queue, a few at a time. What the mail server refuses for good goes to the dead-letter queue at once. */
export async function workMail(boss: PgBoss, mailer: Mailer) {
  const options = {
    batchSize: 10,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: 2,
    perJobResults: true,
  } as const
  await boss.work('mail', options, async (jobs): Promise<JobResult[]> => {
    // While the mail server is away, letters are not composed in vain: that would slow down whoever shares the machine.
    const fault = await mailer.findFault()
    if (fault === null) return Promise.all(jobs.map((job) => settle(boss, mailer, job)))
    log.warn({ reason: fault, letters: jobs.length }, 'no mail server; letters will be tried again')
    return jobs.map(({ id }) => ({ id, status: 'failed', output: { message: fault } }))
  })
}

async function settle(boss: PgBoss, mailer: Mailer, job: { id: string; data: unknown }): Promise<JobResult> {
  const { id, data } = job
  try {
    const outcome = await sendEmail(emailJob.parse(data), mailer)
    countLetter(outcome.kind === 'done' ? 'sent' : outcome.kind)
    if (outcome.kind === 'later') {
      await boss.send('mail', data as object, { startAfter: outcome.seconds })
      return { id, status: 'completed', output: outcome }
    }
    if (outcome.kind === 'done') return { id, status: 'completed' }
    log.error({ job: id, reason: outcome.error }, 'letter refused by the mail server')
    return { id, status: 'deadletter', output: { message: outcome.error } }
  } catch (error) {
    countLetter('failed')
    log.warn({ job: id, reason: String(error) }, 'letter not sent; it will be tried again')
    return { id, status: 'failed', output: { message: String(error) } }
  }
}

function sendEmail(job: EmailJob, mailer: Mailer): Promise<MailOutcome> {
  if (job.type === 'quote') return sendQuoteMail(job, mailer)
  if (job.type === 'contact') return sendContactLetter(job, mailer)
  if (job.type === 'newsletter') return sendNewsletterLetter(job, mailer)
  return sendDigest(job, mailer)
}
