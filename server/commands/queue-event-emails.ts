import { mailboxOf } from '#domain/mailbox.ts'
import { audiencesOf, type Audience } from '#domain/quote/lifecycle/event-kinds.ts'
import { customerLimit, heldUntil, mayEmailAboutAction } from '#domain/quote/lifecycle/email-limits.ts'
import type { EventKind } from '#domain/quote/lifecycle/events.ts'
import type { Database } from '#server/db/database.ts'
import { countActionEmails, listLeavingToBusiness, recordMails } from '#server/db/quote-mails.ts'
import { findCustomerEmail } from '#server/db/quotes.ts'
import { takeStrangerEmail } from '#server/db/stranger-emails.ts'
import { enqueueEmails } from '#server/jobs/queue.ts'

/** EM-01: the emails of a request itself. Its copy is only sent while the mailbox hasn't had too many. */
export async function queueRequestEmails(on: Database, quoteId: number, mailbox: string | null) {
  const recipientKey = mailbox === null ? null : await takeStrangerEmail(on, mailbox)
  const mails = [
    { quoteId, kind: 'business' as const },
    ...(recipientKey === null ? [] : [{ quoteId, kind: 'customer' as const, recipientKey }]),
  ]
  await recordMails(on, mails)
  await enqueueEmails(
    on,
    mails.map(({ kind }) => ({ type: 'quote', quoteId, kind })),
  )
}

type Recorded = { quoteId: number; seq: number; kind: EventKind; isOfficial: boolean }

/** Records which emails an event sends and queues them, in the event's transaction. What's over a limit stays on the page. */
export async function queueEventEmails(on: Database, event: Recorded) {
  const { quoteId, seq } = event
  for (const kind of audiencesOf(event.kind)) {
    const mail = await decideEmail(on, kind, event)
    if (mail === null) continue
    await recordMails(on, [{ quoteId, seq, kind, ...mail }])
    await enqueueEmails(on, [{ type: 'quote-event', quoteId, seq, kind }], mail.heldUntil)
  }
}

type Decided = { recipientKey?: Buffer; heldUntil?: Date | null }

/** Null: no email. */
async function decideEmail(on: Database, to: Audience, event: Recorded): Promise<Decided | null> {
  const { quoteId, kind, isOfficial } = event
  if (to === 'to-business') {
    const { leaving, now } = await listLeavingToBusiness(on, quoteId)
    return { heldUntil: heldUntil(leaving, now) }
  }
  const email = await findCustomerEmail(on, quoteId)
  if (email === null) return null
  const limit = customerLimit(kind, isOfficial)
  if (limit === 'actions') return mayEmailAboutAction(await countActionEmails(on, quoteId)) ? {} : null
  if (limit === 'none') return {}
  const recipientKey = await takeStrangerEmail(on, mailboxOf(email))
  return recipientKey && { recipientKey }
}
