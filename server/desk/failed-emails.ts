import { contactFieldMessages } from '#domain/contact/contact-words.ts'
import { isToCustomer } from '#domain/desk/email-names.ts'
import { emailAddress } from '#domain/forms/typed-text.ts'
import { db, type Database } from '#server/db/database.ts'
import { listDeadEmails, markRefused, takeDeadEmails, type DeadEmail } from '#server/db/failed-mail.ts'
import { lockQuote } from '#server/db/quote-events.ts'
import { updateCustomerEmail } from '#server/db/quotes.ts'
import { emailJob, type EmailJob } from '#server/jobs/email-job.ts'
import { enqueueEmails, openQueue, wakeWorker } from '#server/jobs/queue.ts'
import { recordChange } from './desk-log.ts'
import { Refusal } from './refusal.ts'

function toEmailJob({ data }: { data: unknown }): EmailJob {
  const parsed = emailJob.safeParse(data)
  if (parsed.success) return parsed.data
  throw new Refusal("This isn't an email of ours, so it can't be sent. Dismiss it instead.")
}

/** Takes emails off the dead-letter queue: back into the mail queue, or for good. Returns how many it found there. */
export async function settleFailedEmails(
  ids: readonly string[],
  again: boolean,
  personId: number | null,
): Promise<number> {
  await openQueue()
  const taken = await db()
    .transaction()
    .execute((transaction) => settleIn(transaction, ids, again, personId))
  if (again) wakeWorker()
  return taken
}

async function settleIn(on: Database, ids: readonly string[], again: boolean, personId: number | null) {
  const jobs = await takeDeadEmails(on, ids)
  await markRefused(on, jobs, !again)
  if (again) await enqueueEmails(on, jobs.map(toEmailJob))
  for (const { id } of jobs)
    await recordChange(on, {
      personId,
      action: again ? 'email.retried' : 'email.dismissed',
      subject: `email ${id}`,
    })
  return jobs.length
}

export const alreadySettled = () => new Refusal('This email is no longer on the list.')

/** Corrects the email address of the customer that a failed email is for, and sends everything again that failed for the quote. */
export async function correctAddress(emailId: string, typed: string, personId: number) {
  const email = typed.trim()
  if (!emailAddress.test(email)) throw new Refusal(contactFieldMessages.email)
  const dead = await listDeadEmails()
  const quoteId = quoteOf(dead.find(({ id }) => id === emailId))
  if (quoteId === undefined) throw alreadySettled()
  const theirs = dead.filter((each) => quoteOf(each) === quoteId).map(({ id }) => id)
  await openQueue()
  await db()
    .transaction()
    .execute(async (transaction) => {
      await lockQuote(transaction, quoteId)
      await updateCustomerEmail(transaction, quoteId, email)
      await recordChange(transaction, {
        personId,
        action: 'customer.email-corrected',
        subject: `quote ${quoteId}`,
        details: { fields: ['email'] },
      })
      if ((await settleIn(transaction, theirs, true, personId)) === 0) throw alreadySettled()
    })
  wakeWorker()
}

/** The quote that an email to a customer is about. */
function quoteOf(email: DeadEmail | undefined): number | undefined {
  const job = emailJob.safeParse(email?.data).data
  if (job === undefined || !('quoteId' in job)) return undefined
  return job.type === 'care' || isToCustomer(job.kind) ? job.quoteId : undefined
}
