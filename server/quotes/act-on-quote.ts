import { isDeskActor, personIdOf } from '#domain/desk/desk-actor.ts'
import { toBusinessAboutQuote } from '#domain/limits.ts'
import {
  audiencesOf,
  isNeverLeftOut,
  mayBeStrangers,
  type DeskEventKind,
} from '#domain/quotes/lifecycle/event-kinds.ts'
import type { Action, EventKind } from '#domain/quotes/lifecycle/events.ts'
import { quoteAfter, type RefusalReason } from '#domain/quotes/lifecycle/quote-after.ts'
import type { QuoteRecord } from '#domain/quotes/lifecycle/record.ts'
import type { Database } from '#server/platform/database/database.ts'
import { countToBusiness, takeStrangerEmail, type NewEmail } from '#server/mail/emails.ts'
import {
  insertEvent,
  isKnownRequest,
  lockQuote,
  QuoteInUse,
  readRecord,
  settleHolds,
} from './quote-events.ts'
import { findCustomer } from './quotes.ts'
import { recordChange } from '#server/platform/log/desk-log.ts'
import { inMailTransaction, queueEmails } from '#server/mail/queue.ts'

export type ActOutcome =
  | { kind: 'recorded'; record: QuoteRecord; seq: number }
  /** The same request has already been recorded. */
  | { kind: 'known' }
  | { kind: 'refused'; because: RefusalReason }
  /** Something has happened since the person looked, or is happening now. */
  | { kind: 'outdated' }

type Acting = {
  quoteId: number
  action: Action
  /** 'customer', 'clock', or who at the desk (domain/desk/desk-actor.ts). What the desk does also goes into its log. */
  actor: string
  /** The person's words. */
  words?: string
  requestKey?: string | null
  /** The last event that the person knew of; nothing is recorded if there's a newer one. */
  afterEvent?: number | undefined
  now: Date
}

/**
 * The only way anything happens to a stored quote: decides, records the event, settles the stock and queues the emails, or changes
 * nothing. Runs in the caller's transaction (`inQuoteTransaction`), so that what belongs to the event is stored with it.
 */
export async function recordOnQuote(
  on: Database,
  { quoteId, action, actor, words = '', requestKey = null, afterEvent, now }: Acting,
): Promise<ActOutcome> {
  await lockQuote(on, quoteId)
  if (requestKey !== null && (await isKnownRequest(on, requestKey))) return { kind: 'known' }
  const before = await readRecord(quoteId, on)
  if (afterEvent !== undefined && afterEvent !== before.seq) return { kind: 'outdated' }
  const outcome = quoteAfter(before.record, { ...action, at: now })
  if ('refused' in outcome) return { kind: 'refused', because: outcome.refused }
  const seq = before.seq + 1
  const { record } = outcome
  await insertEvent(on, { quoteId, seq, action, at: now, actor, record, words, requestKey })
  await settleHolds(on, quoteId)
  if (isDeskActor(actor))
    await recordChange(on, {
      personId: personIdOf(actor),
      action: `quote.${action.kind as DeskEventKind}`,
      subject: `quote ${quoteId}`,
      details: { event: seq },
    })
  await queueEventEmails(on, { quoteId, seq, kind: action.kind, isOfficial: record.isOfficial })
  return { kind: 'recorded', record, seq }
}

/** Outdated if someone else was faster and isn't done yet. */
export async function inQuoteTransaction<Result>(
  work: (on: Database) => Promise<Result>,
): Promise<Result | { kind: 'outdated' }> {
  try {
    return await inMailTransaction(work)
  } catch (error) {
    if (error instanceof QuoteInUse) return { kind: 'outdated' }
    throw error
  }
}

export const actOnQuote = (acting: Acting): Promise<ActOutcome> =>
  inQuoteTransaction((transaction) => recordOnQuote(transaction, acting))

type Recorded = { quoteId: number; seq: number; kind: EventKind; isOfficial: boolean }

/** Queues an event's emails in its transaction. What's over a limit stays on the page, on Today and in the morning's summary. */
async function queueEventEmails(on: Database, event: Recorded) {
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
  const address = (await findCustomer(on, quoteId))?.email ?? null
  if (address === null) return null
  const email = { type: 'to-customer', quoteId, seq } as const
  if (!mayBeStrangers(kind, isOfficial)) return email
  const recipientKey = await takeStrangerEmail(on, address)
  return recipientKey && { ...email, recipientKey }
}
