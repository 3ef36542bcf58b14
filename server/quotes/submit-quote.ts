import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { SentQuoteRef } from '#domain/cart/cart.ts'
import { limits } from '#domain/limits.ts'
import { nurseryYear } from '#domain/time/nursery-clock.ts'
import { totals } from '#domain/pricing/totals.ts'
import { toCustomer } from '#domain/quotes/contact-form.ts'
import { meetsMinimum } from '#domain/cart/minimum-order.ts'
import { quoteAfter } from '#domain/quotes/lifecycle/quote-after.ts'
import { recordOfRequest, isChangedOnItsPage } from '#domain/quotes/lifecycle/record.ts'
import { unanswered } from '#domain/quotes/lifecycle/unanswered.ts'
import { pickup } from '#domain/quotes/quote-delivery.ts'
import { messageForFault, officialMessage, quoteMessages } from '#domain/quotes/quote-messages.ts'
import { quoteNumber } from '#domain/quotes/quote-number.ts'
import { newEstimate, type QuoteVersion } from '#domain/quotes/quote-version.ts'
import { termsVersion, type GoneLine, type SentStatus, type SubmittedQuote } from '#domain/quotes/quote.ts'
import { differingTotals, type SubmitBody } from '#domain/quotes/submit-body.ts'
import type { Database } from '#server/platform/database/database.ts'
import { takeStrangerEmail } from '#server/mail/emails.ts'
import { recordOnQuote } from './act-on-quote.ts'
import { insertEvent, listEvents, lockQuote, QuoteInUse, readRecord } from './quote-events.ts'
import { insertVersion } from './quote-versions.ts'
import { findEarlierQuote, findQuoteByKey, getQuote, insertQuote } from './quotes.ts'
import { takeFromLimit } from '#server/platform/database/rate-limits.ts'
import { inMailTransaction, queueEmails } from '#server/mail/queue.ts'
import { log } from '#server/platform/log/log.ts'
import { priceItems } from '#server/stock/prices.ts'
import { getMinimumOrder, offersOf, readQuoteSettings } from '#server/settings/quote-settings.ts'
import { readSentStatus } from './sent-quote.ts'
import { deliveryOfRequest } from '#server/delivery/estimate-delivery.ts'

type QuoteRequest = {
  body: SubmitBody
  /** Hash of the body as sent. */
  bodyHash: Buffer
  /** Created by the visitor's browser, a new one whenever the body changes. */
  idempotencyKey: string
  /** The key of an earlier attempt whose outcome the visitor never learned. */
  replacesKey: string | null
  /** The client as rate limits count it. */
  client: string
}

export type SubmitOutcome = StoredQuote | NotStored

type StoredQuote = { kind: 'stored'; quote: SubmittedQuote; sentStatus: SentStatus; differing: string[] }

type NotStored = {
  /** 'other-body': the key belongs to a request with another body. */
  kind: 'not-stored' | 'other-body'
  status: 409 | 422 | 429 | 503
  message: string
  /** The quote that takes the change on its own page. */
  official?: SentQuoteRef
  retryAfterSeconds?: number
}

const notStored = (status: NotStored['status'], message: string): NotStored => ({
  kind: 'not-stored',
  status,
  message,
  ...(status === 503 && { retryAfterSeconds: 5 }),
})

const mostDraws = 5

/**
 * Stores a quote with its customer, version 1, first event and emails, or nothing at all. The same key with the same body always
 * returns the same quote, however often it arrives, even at the same moment.
 */
export async function submitQuote(request: QuoteRequest): Promise<SubmitOutcome> {
  try {
    // If this fails, storing fails too, with its own message.
    const earlier = await findStored(request).catch(() => undefined)
    if (earlier !== undefined) return earlier
    const outcome = await storeNew(request)
    // If storing fails for any reason, a request with the same key may have been stored meanwhile.
    return outcome.kind === 'stored' ? outcome : ((await findStored(request)) ?? outcome)
  } catch (error) {
    log.error({ err: error }, 'quote request failed')
    return notStored(503, quoteMessages.failed)
  }
}

async function findStored({
  idempotencyKey,
  bodyHash,
  body,
}: QuoteRequest): Promise<SubmitOutcome | undefined> {
  const known = await findQuoteByKey(idempotencyKey)
  if (known === undefined) return undefined
  if (!known.bodyHash.equals(bodyHash))
    return { kind: 'other-body', status: 409, message: quoteMessages.duplicate }
  return withStatus(await getQuote(known.id), body)
}

/** A stored quote, with what the response says about it. */
async function withStatus(quote: SubmittedQuote & { id: number }, body: SubmitBody): Promise<StoredQuote> {
  return {
    kind: 'stored',
    quote,
    sentStatus: await readSentStatus(quote.id, new Date()),
    differing: differingTotals(body.priceCalculation, quote.estimate.totals),
  }
}

async function storeNew(request: QuoteRequest): Promise<SubmitOutcome> {
  const now = new Date()
  const priced = await price(request, now)
  if ('kind' in priced) return priced
  let written: Written
  try {
    written = await drawAndStore(request, priced, now)
  } catch (error) {
    log.error({ err: error }, 'quote not stored')
    // An error that isn't about a table may be a lost connection.
    const table = error instanceof DatabaseError ? error.table : undefined
    const message = table === undefined ? quoteMessages.failed : messageForFault({ message: table })
    return notStored(503, message)
  }
  if (written.kind !== 'new') return written
  const outcome = await withStatus(written.quote, request.body)
  if (outcome.differing.length > 0)
    log.warn({ quote: written.quote.number, fields: outcome.differing }, 'submitted totals differ from ours')
  return outcome
}

type Priced = { estimate: QuoteVersion; gone: GoneLine[] }

/** Our own prices and delivery fee; what the request says about them is only compared. */
async function price(request: QuoteRequest, now: Date): Promise<Priced | NotStored> {
  const offers = offersOf(await readQuoteSettings())
  const isPickup = request.body.isPickup === true && offers.isPickupAllowed
  const { lines, gone, goneCents } = await priceItems(request.body.items, { isPickup, offers })
  if (lines.length === 0) return notStored(422, quoteMessages.items)
  const { grandTotalCents: inStockCents } = totals(lines, null)
  if (!meetsMinimum({ inStockCents, goneCents }, await getMinimumOrder()))
    return notStored(422, quoteMessages.invalid)
  const delivery = isPickup
    ? pickup
    : await deliveryOfRequest(request.body.formData, inStockCents, request.client)
  return { gone, estimate: newEstimate(lines, delivery, now) }
}

type Written = { kind: 'new'; quote: SubmittedQuote & { id: number } } | NotStored

const uniqueViolation = '23505'

/** Draws another number if one happens to be taken. */
async function drawAndStore(request: QuoteRequest, priced: Priced, now: Date): Promise<Written> {
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const number = quoteNumber(nurseryYear(now), randomBytes(8))
    const token = randomBytes(16).toString('base64url')
    try {
      return await inMailTransaction((on) => store(on, request, priced, { number, token, now }))
    } catch (error) {
      if (error instanceof KeyTaken) break
      // Something happens to the earlier quote right now. Trying again finds out what it was.
      if (error instanceof QuoteInUse) return notStored(503, quoteMessages.failed)
      const isTaken = error instanceof DatabaseError && error.code === uniqueViolation
      if (!isTaken || error.table !== 'quotes') throw error
      if (error.constraint === 'quotes_idempotency_key_key') break
    }
  }
  // The key's own quote, which the caller finds, or five taken numbers in a row.
  return notStored(503, quoteMessages.quotes)
}

/** Rolls the transaction back, so that a retry doesn't count against the limits. */
class KeyTaken extends Error {}

/** Everything that a request stores. One with the same key waits here until the first is committed. */
async function store(
  on: Database,
  request: QuoteRequest,
  { estimate: version, gone }: Priced,
  { number, token, now }: { number: string; token: string; now: Date },
): Promise<Written> {
  const { formData } = request.body
  // A retry that waited for a connection while the first was stored.
  if ((await findQuoteByKey(request.idempotencyKey, on)) !== undefined) throw new KeyTaken()
  const replaced = { sent: request.body.earlierQuote ?? null, key: request.replacesKey }
  const earlier =
    replaced.sent === null && replaced.key === null ? undefined : await findEarlierQuote(on, replaced)
  if (earlier !== undefined) await lockQuote(on, earlier.id)
  const limit = { name: 'client', subject: request.client, ...limits.client }
  const { allowed, retryAfterSeconds } = await takeFromLimit(limit, on)
  if ((await findQuoteByKey(request.idempotencyKey, on)) !== undefined) throw new KeyTaken()
  if (!allowed) return { ...notStored(429, quoteMessages.tooMany), retryAfterSeconds }
  if (earlier !== undefined && isChangedOnItsPage((await readRecord(earlier.id, on)).record, now)) {
    const official = { number: earlier.number, token: earlier.token }
    return { ...notStored(409, officialMessage(official.number)), official }
  }

  const customer = toCustomer(formData)
  const id = await insertQuote(on, {
    quoteNumber: number,
    pageToken: token,
    customer,
    projectNotes: formData.projectNotes,
    language: request.body.language ?? 'en',
    termsVersion,
    termsAcceptedAt: now,
    idempotencyKey: request.idempotencyKey,
    bodyHash: request.bodyHash,
    replacesQuoteId: earlier?.id ?? null,
    gone,
    createdAt: now,
  })
  await insertVersion(on, id, version)
  const action = { kind: 'requested', version: version.version, validUntil: version.validUntil } as const
  const record = recordOfRequest({ ...action, at: now })
  await insertEvent(on, { quoteId: id, seq: 1, action, at: now, actor: 'customer', record })
  if (earlier !== undefined) await replaceEstimate(on, earlier.id, { id, number }, now)
  await queueRequestEmails(on, id, customer.email)
  const replaces = earlier?.number ?? null
  return {
    kind: 'new',
    quote: { id, number, token, createdAt: now, replaces, customer, estimate: version, gone },
  }
}

/** To the business, and a copy to the customer while the mailbox hasn't had too many. */
async function queueRequestEmails(on: Database, quoteId: number, email: string | null) {
  const recipientKey = email === null ? null : await takeStrangerEmail(on, email)
  const toBusiness = { type: 'business', quoteId, seq: 1 } as const
  const copy = { type: 'customer', quoteId, seq: 1 } as const
  await queueEmails(on, recipientKey === null ? [toBusiness] : [toBusiness, { ...copy, recipientKey }])
}

/** A request replaces the estimate it's added to, whose photos, weeks and open change move along. An ended quote stays as it is. */
async function replaceEstimate(
  on: Database,
  quoteId: number,
  successor: { id: number; number: string },
  now: Date,
) {
  const { record: before } = await readRecord(quoteId, on)
  const replaced = { kind: 'replaced', by: successor.number } as const
  const outcome = await recordOnQuote(on, { quoteId, action: replaced, actor: 'customer', now })
  if (outcome.kind !== 'recorded') return
  await sql`select move_quote_photos(${successor.id}::bigint)`.execute(on)
  const events = await listEvents(quoteId, on)
  const window = events.findLast((event) => event.kind === 'window-chosen')
  const changes = before.hasOpenChange ? unanswered('change-asked', events) : []
  for (const { kind, words } of [...changes, ...(window === undefined ? [] : [window])]) {
    const { record, seq } = await readRecord(successor.id, on)
    const action = { kind: kind as 'change-asked' | 'window-chosen' }
    const after = quoteAfter(record, { ...action, at: now })
    if ('refused' in after) continue
    const event = { quoteId: successor.id, seq: seq + 1, action, at: now, actor: 'customer' }
    // Without emails: those went out when it happened.
    await insertEvent(on, { ...event, record: after.record, words: words ?? '' })
  }
}
