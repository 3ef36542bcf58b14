import { db } from '#server/db/database.ts'
import { listDeadEmails, markRefused, takeDeadEmails, type FailedEmail } from '#server/db/failed-mail.ts'
import { emailJob, type EmailJob } from '#server/jobs/email-job.ts'
import { enqueueEmails, openQueue, wakeWorker } from '#server/jobs/queue.ts'
import { Refusal } from './refusal.ts'

/** Finds the failed emails named by id, or by an unambiguous start of it. */
export async function chooseFailedEmails(typed: readonly string[], all: boolean): Promise<FailedEmail[]> {
  const dead = await listDeadEmails()
  if (all && typed.length > 0) throw new Refusal('Name emails by id or use --all, not both.')
  if (all) return dead
  if (typed.length === 0) throw new Refusal('Name an email by its id, or use --all. mail failed lists them.')
  return typed.map((given) => {
    const found = dead.filter(({ id }) => id?.startsWith(given.toLowerCase()))
    if (found.length > 1)
      throw new Refusal(`'${given}' matches ${found.length} emails: write more of the id.`)
    if (found[0] === undefined || given.length < 4)
      throw new Refusal(`No failed email has the id '${given}'. mail failed lists them.`)
    return found[0]
  })
}

function toEmailJob({ data }: { data: unknown }): EmailJob {
  const parsed = emailJob.safeParse(data)
  if (parsed.success) return parsed.data
  throw new Refusal(
    "One of these isn't an email of ours and can't be sent: mail dismiss takes it off the list.",
  )
}

/** Takes emails off the dead-letter queue: back into the mail queue, or for good. Returns how many it found there. */
export async function settleFailedEmails(chosen: readonly FailedEmail[], again: boolean): Promise<number> {
  const ids = chosen.flatMap(({ id }) => id ?? [])
  await openQueue()
  const taken = await db()
    .transaction()
    .execute(async (transaction) => {
      const jobs = await takeDeadEmails(transaction, ids)
      await markRefused(transaction, jobs, !again)
      if (again) await enqueueEmails(transaction, jobs.map(toEmailJob))
      return jobs.length
    })
  if (again) wakeWorker()
  return taken
}
