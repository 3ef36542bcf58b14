import { toBusinessAboutQuote } from '#domain/limits.ts'
import { mailboxOf } from '#domain/mailbox.ts'
import { isNeverLeftOut, mayBeStrangers } from '#domain/quote/lifecycle/email-limits.ts'
import { audiencesOf } from '#domain/quote/lifecycle/event-kinds.ts'
import type { EventKind } from '#domain/quote/lifecycle/events.ts'
import type { Database } from '#server/db/database.ts'
import { countToBusiness, type NewEmail } from '#server/db/emails.ts'
import { findCustomerEmail } from '#server/db/quotes.ts'
import { takeStrangerEmail } from '#server/db/stranger-emails.ts'
import { queueEmails } from '#server/jobs/queue.ts'

type Recorded = { quoteId: number; seq: number; kind: EventKind; isOfficial: boolean }

/** Queues an event's emails in its transaction. What's over a limit stays on the page, on Today and in the morning's summary. */
export async function queueEventEmails(on: Database, event: Recorded) {
  for (const type of audiencesOf(event.kind)) {
    const email = await (type === 'to-business' ? emailToBusiness(on, event) : emailToCustomer(on, event))
    if (email !== null) await queueEmails(on, [email])
  }
}

async function emailToBusiness(on: Database, { quoteId, seq, kind }: Recorded): Promise<NewEmail | null> {
  const { most, perSeconds } = toBusinessAboutQuote
  const email = { type: 'to-business', quoteId, seq } as const
  return isNeverLeftOut(kind) || (await countToBusiness(on, quoteId, perSeconds)) < most ? email : null
}

async function emailToCustomer(
  on: Database,
  { quoteId, seq, kind, isOfficial }: Recorded,
): Promise<NewEmail | null> {
  const address = await findCustomerEmail(on, quoteId)
  if (address === null) return null
  const email = { type: 'to-customer', quoteId, seq } as const
  if (!mayBeStrangers(kind, isOfficial)) return email
  const recipientKey = await takeStrangerEmail(on, mailboxOf(address))
  return recipientKey && { ...email, recipientKey }
}
