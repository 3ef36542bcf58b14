import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { SentQuoteRef } from '#domain/cart/cart.ts'
import { lineTotal, type Totals } from '#domain/pricing/totals.ts'
import { type GoneLine, type QuoteCustomer, type QuoteDelivery, type QuoteLine } from '#domain/quote/quote.ts'
import { changeEarlier, replaceEarlier } from '#server/commands/follow-quote.ts'
import type { MailKind } from '#server/jobs/email-job.ts'
import { enqueueEmails, openQueue } from '#server/jobs/queue.ts'
import { db, type Database } from './database.ts'
import { adoptQuote, lockQuote } from './quote-events.ts'
import { recordMails } from './quote-mails.ts'
import { findEarlierQuote, findQuoteByKey } from './quotes.ts'
import { takeFromLimits, type Limit } from './rate-limits.ts'
import { takeStrangerEmail } from './stranger-emails.ts'

type NewQuote = {
  number: string
  token: string
  customer: QuoteCustomer
  notes: string
  totals: Totals
  delivery: QuoteDelivery
  lines: readonly QuoteLine[]
  gone: readonly GoneLine[]
  termsVersion: string
  idempotencyKey: string
  bodyHash: Buffer
  replacesKey: string | null
  /** The quote that this request is added to (QL-24). */
  earlier: SentQuoteRef | null
  limits: readonly Limit[]
  /** The customer's; null without an email address. */
  mailbox: string | null
}

type Storing =
  | { kind: 'stored'; id: number; createdAt: Date; replaces: string | null }
  /** Stored as a change of the earlier quote. */
  | { kind: 'changed' }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'key-taken' }
  | { kind: 'number-taken' }

/** Rolls the transaction back. */
class KeyTaken extends Error {}

/**
 * Stores customer, quote, lines and email jobs in one transaction. A request with the same idempotency key waits here until the
 * first one is stored. A taken key or number rolls everything back, so retries don't count against the rate limits.
 */
export async function storeQuote(quote: NewQuote): Promise<Storing> {
  await openQueue()
  try {
    return await db()
      .transaction()
      .execute(async (transaction) => {
        const earlier = await findEarlierQuote(transaction, quote)
        if (earlier !== undefined) await lockQuote(transaction, earlier.id)
        const { allowed, retryAfterSeconds } = await takeFromLimits(quote.limits, transaction)
        // A request that waited for another one with the same key ends here.
        if ((await findQuoteByKey(quote.idempotencyKey, transaction)) !== undefined) throw new KeyTaken()
        if (!allowed) return { kind: 'limited', retryAfterSeconds }
        return storeOnTop(transaction, quote, earlier)
      })
  } catch (error) {
    if (error instanceof KeyTaken) return { kind: 'key-taken' }
    if (!(error instanceof DatabaseError) || error.code !== '23505' || error.table !== 'quotes') throw error
    return { kind: error.constraint === 'quotes_idempotency_key_key' ? 'key-taken' : 'number-taken' }
  }
}

/** SQ-04: the table that an error is about; null if it isn't about one, such as a lost connection. */
export function faultyTable(fault: unknown): string | null {
  return fault instanceof DatabaseError ? (fault.table ?? null) : null
}

type Earlier = { id: number; number: string } | undefined

/** As a change of the earlier quote if that's official, else as a new quote, which replaces an estimate. */
async function storeOnTop(on: Database, quote: NewQuote, earlier: Earlier): Promise<Storing> {
  const now = new Date()
  const request = { ...quote, isPickup: quote.delivery.isPickup === true }
  if (earlier !== undefined && (await changeEarlier(on, earlier.id, request, now))) return { kind: 'changed' }
  const { id, createdAt } = await insertQuote(on, quote, earlier)
  if (earlier !== undefined) await replaceEarlier(on, earlier.id, { id, number: quote.number }, now)
  return { kind: 'stored', id, createdAt, replaces: earlier?.number ?? null }
}

async function insertQuote(on: Database, quote: NewQuote, earlier: Earlier) {
  const customerId = await insertCustomer(on, quote.customer)
  const { id, createdAt } = await insertQuoteRow(on, quote, customerId, earlier)
  await insertLines(on, id, quote.lines)
  await insertGone(on, id, quote.gone)
  await adoptQuote(on, id)
  const recipientKey = quote.mailbox === null ? null : await takeStrangerEmail(on, quote.mailbox)
  const kinds: MailKind[] = recipientKey === null ? ['business'] : ['business', 'customer']
  await recordMails(
    on,
    kinds.map((kind) => ({ quoteId: id, kind, recipientKey: kind === 'customer' ? recipientKey : null })),
  )
  await enqueueEmails(
    on,
    kinds.map((kind) => ({ type: 'quote', quoteId: id, kind })),
  )
  return { id, createdAt }
}

/** Always a new row: an anonymous request never changes, finds or reveals an earlier customer. */
async function insertCustomer(on: Database, customer: QuoteCustomer): Promise<number> {
  const { id } = await on.insertInto('customers').values(customer).returning('id').executeTakeFirstOrThrow()
  return id
}

function insertQuoteRow(
  on: Database,
  { totals, delivery, ...quote }: NewQuote,
  customerId: number,
  earlier: Earlier,
) {
  return on
    .insertInto('quotes')
    .values({
      quoteNumber: quote.number,
      pageToken: quote.token,
      customerId,
      projectNotes: quote.notes,
      subtotalCents: totals.subtotalCents,
      laborCents: totals.laborCents,
      deliveryCents: totals.deliveryCents,
      grandTotalCents: totals.grandTotalCents,
      deliveryMiles: delivery.miles,
      deliveryReason: delivery.reason,
      deliveryApproximate: delivery.approximate,
      isPickup: delivery.isPickup === true,
      termsVersion: quote.termsVersion,
      termsAcceptedAt: sql<Date>`now()`,
      idempotencyKey: quote.idempotencyKey,
      bodyHash: quote.bodyHash,
      replacesQuoteId: earlier?.id ?? null,
    })
    .returning(['id', 'createdAt'])
    .executeTakeFirstOrThrow()
}

async function insertLines(on: Database, quoteId: number, lines: readonly QuoteLine[]) {
  const rows = lines.map((line, index) => ({
    ...line,
    quoteId,
    line: index + 1,
    lineTotalCents: lineTotal(line),
  }))
  await on.insertInto('quoteItems').values(rows).execute()
}

async function insertGone(on: Database, quoteId: number, gone: readonly GoneLine[]) {
  if (gone.length === 0) return
  const rows = gone.map((line, index) => ({ ...line, quoteId, line: index + 1 }))
  await on.insertInto('quoteItemsGone').values(rows).execute()
}
