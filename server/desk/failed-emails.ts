import { contactFieldMessages } from '#domain/contact/contact-words.ts'
import { isToCustomer } from '#domain/quotes/desk/email-names.ts'
import { emailAddress } from '#domain/forms/typed-text.ts'
import type { Database } from '#server/platform/database/database.ts'
import { listDeadEmails, takeDeadEmails } from '#server/mail/unsent-emails.ts'
import { lockQuote } from '#server/quotes/quote-events.ts'
import { updateCustomer } from '#server/quotes/quotes.ts'
import { inMailTransaction, insertEmailJobs } from '#server/mail/queue.ts'
import { recordChange } from '#server/platform/log/desk-log.ts'
import { Outdated, Refusal } from '#server/platform/requests/refusal.ts'

/** Takes emails off the list of those that were given up: back into the queue, or for good. Returns how many it found there. */
export function settleFailedEmails(
  ids: readonly number[],
  again: boolean,
  personId: number | null,
): Promise<number> {
  return inMailTransaction((transaction) => settleIn(transaction, ids, again, personId))
}

async function settleIn(on: Database, ids: readonly number[], again: boolean, personId: number | null) {
  const emails = await takeDeadEmails(on, ids, again)
  if (again) await insertEmailJobs(on, emails)
  for (const { id } of emails)
    await recordChange(on, {
      personId,
      action: again ? 'email.retried' : 'email.dismissed',
      subject: `email ${id}`,
    })
  return emails.length
}

export const alreadySettled = () => new Outdated('This email is no longer on the list.')

/** Corrects the email address of the customer that a failed email is for, and sends everything again that failed for the quote. */
export async function correctAddress(emailId: number, typed: string, personId: number) {
  const email = typed.trim()
  if (!emailAddress.test(email)) throw new Refusal(contactFieldMessages.email)
  const toCustomers = (await listDeadEmails()).filter(({ type }) => isToCustomer(type))
  const quoteId = toCustomers.find(({ id }) => id === emailId)?.quoteId ?? null
  if (quoteId === null) throw alreadySettled()
  const theirs = toCustomers.filter((each) => each.quoteId === quoteId).map(({ id }) => id)
  await inMailTransaction(async (transaction) => {
    await lockQuote(transaction, quoteId)
    await updateCustomer(transaction, quoteId, { email })
    await recordChange(transaction, {
      personId,
      action: 'customer.email-corrected',
      subject: `quote ${quoteId}`,
      details: { fields: ['email'] },
    })
    if ((await settleIn(transaction, theirs, true, personId)) === 0) throw alreadySettled()
  })
}
