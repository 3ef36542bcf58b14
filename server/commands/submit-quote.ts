import { randomBytes } from 'node:crypto'
import { isLocatable } from '#domain/delivery/street-address.ts'
import type { Cents } from '#domain/money.ts'
import { mailboxOf } from '#domain/mailbox.ts'
import { totals } from '#domain/pricing/totals.ts'
import type { ContactForm } from '#domain/quote/contact-form.ts'
import { meetsMinimum } from '#domain/quote/minimum.ts'
import { messageForFault, quoteMessages } from '#domain/quote/quote-messages.ts'
import { quoteNumber } from '#domain/quote/quote-number.ts'
import {
  toQuoteDelivery,
  type QuoteCustomer,
  type QuoteDelivery,
  type SubmittedQuote,
} from '#domain/quote/quote.ts'
import { differingFigures } from '#domain/quote/seen-figures.ts'
import type { SubmitBody } from '#domain/quote/submit-body.ts'
import { termsVersion } from '#domain/quote/terms-version.ts'
import { cachedFor, cacheTime } from '#server/cache.ts'
import { estimateDelivery, estimateLimit } from '#server/commands/estimate-delivery.ts'
import { db, type Database } from '#server/db/database.ts'
import { findMinimumOrder } from '#server/db/invoicing-documents.ts'
import { recordCopy, recordMail } from '#server/db/quote-mails.ts'
import { findQuoteByKey, getQuote } from '#server/db/quotes.ts'
import { takeFromLimit } from '#server/db/rate-limits.ts'
import { insertCustomer, insertQuote, insertQuoteLines } from '#server/db/store-quote.ts'
import { keyedHash } from '#server/keyed-hash.ts'
import { log } from '#server/log.ts'
import { priceItems } from '#server/price-items.ts'
import { enqueueMails, openQueue, wakeWorker } from '#server/queue.ts'

type QuoteRequest = {
  body: SubmitBody
  /** Of the body as it was sent. */
  bodyHash: Buffer
  /** Made by the visitor's browser, a new one for each changed body. */
  idempotencyKey: string
  /** The key of an attempt whose outcome the visitor never learnt. */
  replacesKey: string | null
  /** Whom the rate limit counts. */
  client: string
}

export type SubmitOutcome =
  | { kind: 'stored'; quote: SubmittedQuote; differing: string[] }
  | { kind: 'other-body' }
  | { kind: 'refused'; message: string }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'fault'; message: string }

type Priced = Pick<SubmittedQuote, 'lines' | 'gone' | 'delivery' | 'totals'>

const getMinimumOrder = cachedFor(cacheTime.others, findMinimumOrder)

// SQ-02 speaks of a minute.
const mostPerMinute = { client: 6, email: 3 }
const mostDraws = 5

/**
 * Stores a quote with its customer, its lines and its mail jobs, or nothing of it. The same key with the same body is answered
 * with the same quote, however often and however close together it comes.
 */
export async function submitQuote(request: QuoteRequest): Promise<SubmitOutcome> {
  const earlier = await findEarlier(request)
  if (earlier !== undefined) return earlier
  const { lines, gone, goneCents } = await priceItems(request.body.items)
  if (lines.length === 0) return { kind: 'refused', message: quoteMessages.items }
  const { subtotalCents, laborCents } = totals(lines, null)
  const keptCents = subtotalCents + laborCents
  if (!meetsMinimum({ keptCents, goneCents }, await getMinimumOrder()))
    return { kind: 'refused', message: quoteMessages.invalid }
  await openQueue()
  const delivery = await estimate(request, keptCents)
  return store(request, { lines, gone, delivery, totals: totals(lines, delivery.cents) })
}

/** Our own estimate, whatever the request says of delivery. A client who asks too often gets 'to be confirmed'. */
async function estimate({ body, client }: QuoteRequest, orderCents: Cents): Promise<QuoteDelivery> {
  if (!isLocatable(body.formData)) return toQuoteDelivery(null)
  const { allowed } = await takeFromLimit({ ...estimateLimit, subject: client })
  return toQuoteDelivery(allowed ? await estimateDelivery(body.formData, orderCents) : null)
}

async function findEarlier(request: QuoteRequest): Promise<SubmitOutcome | undefined> {
  const known = await findQuoteByKey(request.idempotencyKey)
  if (known === undefined) return undefined
  if (!known.body_hash.equals(request.bodyHash)) return { kind: 'other-body' }
  const quote = await getQuote(known.id)
  return { kind: 'stored', quote, differing: differingFigures(request.body.priceCalculation, quote.totals) }
}

async function store(request: QuoteRequest, priced: Priced): Promise<SubmitOutcome> {
  const transaction = await db().startTransaction().execute()
  // What a fault is about, in the order in which the rows are written (SQ-04).
  let stage = 'customers'
  let quote: SubmittedQuote
  const customer = toCustomer(request.body.formData)
  try {
    const customerId = await insertCustomer(transaction, customer)
    stage = 'quotes'
    const row = await drawQuote(transaction, request, priced, customerId)
    if (row === undefined) {
      await transaction.rollback().execute()
      return (await findEarlier(request)) ?? { kind: 'fault', message: quoteMessages.quotes }
    }
    // Counted only now: repetitions of a stored request are not new ones. A rollback gives back what was taken.
    const waitSeconds = await takeFromLimits(transaction, request)
    if (waitSeconds > 0) {
      await transaction.rollback().execute()
      return { kind: 'limited', retryAfterSeconds: waitSeconds }
    }
    stage = 'quote_items'
    await insertQuoteLines(transaction, row.id, priced.lines, priced.gone)
    stage = 'mail'
    await enqueueLetters(transaction, row.id, request.body.formData.email)
    await transaction.commit().execute()
    const { number, token, createdAt } = row
    quote = { ...priced, number, token, createdAt, customer }
  } catch (error) {
    log.error({ err: error }, 'quote not stored')
    await transaction
      .rollback()
      .execute()
      .catch(() => undefined)
    return { kind: 'fault', message: messageForFault({ message: stage }) }
  }
  wakeWorker()
  const differing = differingFigures(request.body.priceCalculation, quote.totals)
  if (differing.length > 0)
    log.warn({ quote: quote.number, figures: differing }, 'a request came with other figures')
  return { kind: 'stored', quote, differing }
}

function toCustomer({ email, phone, ...form }: ContactForm): QuoteCustomer {
  return {
    firstName: form.firstName,
    lastName: form.lastName,
    email: email || null,
    phone: phone || null,
    address: form.address,
    city: form.city,
    state: form.state,
    zipCode: form.zipCode,
  }
}

/** A number that is taken by chance is drawn again, and nobody hears of it. */
async function drawQuote(on: Database, request: QuoteRequest, priced: Priced, customerId: number) {
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const number = quoteNumber(new Date().getFullYear(), randomBytes(8))
    const token = randomBytes(16).toString('base64url')
    const row = await insertQuote(on, {
      number,
      token,
      customerId,
      notes: request.body.formData.projectNotes,
      totals: priced.totals,
      delivery: priced.delivery,
      termsVersion,
      idempotencyKey: request.idempotencyKey,
      bodyHash: request.bodyHash,
      replacesKey: request.replacesKey,
    })
    if (row !== undefined) return { id: row.id, createdAt: row.created_at, number, token }
    if ((await findQuoteByKey(request.idempotencyKey, on)) !== undefined) return undefined
  }
  return undefined
}

async function takeFromLimits(on: Database, { client, body }: QuoteRequest): Promise<number> {
  const limits = [{ name: 'quote-client', subject: client, most: mostPerMinute.client }]
  if (body.formData.email !== '')
    limits.push({
      name: 'quote-email',
      subject: mailboxOf(body.formData.email),
      most: mostPerMinute.email,
    })
  for (const limit of limits) {
    const { allowed, retryAfterSeconds } = await takeFromLimit({ ...limit, perSeconds: 60 }, on)
    if (!allowed) return retryAfterSeconds
  }
  return 0
}

/** EM-01: one letter to the business, and a copy to the customer. The limit above lets one request a time speak for a mailbox. */
async function enqueueLetters(on: Database, quoteId: number, email: string) {
  await recordMail(on, quoteId, 'business')
  const copied = email !== '' && (await recordCopy(on, quoteId, keyedHash('quote-copy', mailboxOf(email))))
  await enqueueMails(on, quoteId, copied ? ['business', 'customer'] : ['business'])
}
