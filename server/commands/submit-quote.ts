import { randomBytes } from 'node:crypto'
import { isLocatable } from '#domain/delivery/street-address.ts'
import type { Cents } from '#domain/money.ts'
import { mailboxOf } from '#domain/mailbox.ts'
import { yardYear } from '#domain/company/yard-clock.ts'
import { totals } from '#domain/pricing/totals.ts'
import type { ContactForm } from '#domain/quote/contact-form.ts'
import { meetsMinimum } from '#domain/cart/minimum-order.ts'
import { messageForFault, quoteMessages } from '#domain/quote/quote-messages.ts'
import { quoteNumber } from '#domain/quote/quote-number.ts'
import {
  pickup,
  toQuoteDelivery,
  type QuoteCustomer,
  type QuoteDelivery,
  type SentStanding,
  type SubmittedQuote,
  termsVersion,
} from '#domain/quote/quote.ts'
import { differingTotals } from '#domain/quote/differing-totals.ts'
import type { SubmitBody } from '#domain/quote/submit-body.ts'
import { estimateDelivery, estimateLimit } from '#server/commands/estimate-delivery.ts'
import { findQuoteByKey, getQuote } from '#server/db/quotes.ts'
import { takeFromLimit } from '#server/db/rate-limits.ts'
import { faultyTable, storeQuote } from '#server/db/store-quote.ts'
import { maps } from '#server/gateways/maps/maps.ts'
import { log } from '#server/log/log.ts'
import { getMinimumOrder } from '#server/reads/cached-reads.ts'
import { priceItems } from '#server/reads/price-items.ts'
import { offersOf, readQuoteSettings } from '#server/reads/quote-settings.ts'
import { readSentStanding } from '#server/reads/sent-quote.ts'
import { wakeWorker } from '#server/jobs/queue.ts'

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

export type SubmitOutcome =
  | { kind: 'stored'; quote: SubmittedQuote; standing: SentStanding; differing: string[] }
  | { kind: 'other-body' }
  | { kind: 'refused'; message: string }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'fault'; message: string }

type Priced = Pick<SubmittedQuote, 'lines' | 'gone' | 'delivery' | 'totals'>

// SQ-02: per minute.
const mostPerMinute = { client: 6, email: 3 }
const mostDraws = 5

/**
 * Stores a quote with its customer, lines and email jobs, or nothing at all. The same key with the same body always returns
 * the same quote, however often it arrives, even at the same moment.
 */
export async function submitQuote(request: QuoteRequest): Promise<SubmitOutcome> {
  // If this fails, storing fails too, with its own message.
  const earlier = await findEarlier(request).catch(() => undefined)
  if (earlier !== undefined) return earlier
  const outcome = await storeNew(request)
  // If storing fails for any reason, a request with the same key may have been stored meanwhile.
  return outcome.kind === 'stored' ? outcome : ((await findEarlier(request)) ?? outcome)
}

async function storeNew(request: QuoteRequest): Promise<SubmitOutcome> {
  const offers = offersOf(await readQuoteSettings())
  const isPickup = request.body.isPickup === true && offers.isPickupAllowed
  const { lines, gone, goneCents } = await priceItems(request.body.items, { isPickup, offers })
  if (lines.length === 0) return { kind: 'refused', message: quoteMessages.items }
  const { subtotalCents, laborCents } = totals(lines, null)
  const inStockCents = subtotalCents + laborCents
  if (!meetsMinimum({ inStockCents, goneCents }, await getMinimumOrder()))
    return { kind: 'refused', message: quoteMessages.invalid }
  const delivery = isPickup ? pickup : await estimate(request, inStockCents)
  return store(request, { lines, gone, delivery, totals: totals(lines, delivery.cents) })
}

/**
 * Our own estimate; what the request says about delivery is ignored. Clients over the limit of a paid service get 'to be
 * confirmed'.
 */
async function estimate({ body, client }: QuoteRequest, orderCents: Cents): Promise<QuoteDelivery> {
  if (!isLocatable(body.formData)) return toQuoteDelivery(null)
  const isCounted = maps().isPaid
  const mayAsk = !isCounted || (await takeFromLimit({ ...estimateLimit, subject: client })).allowed
  return toQuoteDelivery(mayAsk ? await estimateDelivery(body.formData, orderCents) : null)
}

async function findEarlier(request: QuoteRequest): Promise<SubmitOutcome | undefined> {
  const known = await findQuoteByKey(request.idempotencyKey)
  if (known === undefined) return undefined
  if (!known.bodyHash.equals(request.bodyHash)) return { kind: 'other-body' }
  const [stored, standing] = await Promise.all([getQuote(known.id), readSentStanding(known.id, new Date())])
  // A change is about a quote whose customer this request doesn't get to see.
  const quote = known.isChange ? { ...stored, customer: toCustomer(request.body.formData) } : stored
  const differing = known.isChange ? [] : differingTotals(request.body.priceCalculation, quote.totals)
  return { kind: 'stored', quote, standing, differing }
}

async function store(request: QuoteRequest, priced: Priced): Promise<SubmitOutcome> {
  const customer = toCustomer(request.body.formData)
  const written = await drawAndStore(request, priced, customer)
  if (written.kind === 'limited' || written.kind === 'fault') return written
  wakeWorker()
  if (written.kind === 'changed')
    return (await findEarlier(request)) ?? { kind: 'fault', message: quoteMessages.quotes }
  const { id, number, token, createdAt, replaces } = written
  const standing = await readSentStanding(id, new Date())
  const differing = differingTotals(request.body.priceCalculation, priced.totals)
  if (differing.length > 0)
    log.warn({ quote: number, fields: differing }, 'submitted totals differ from ours')
  const quote = { ...priced, number, token, createdAt, replaces, customer }
  return { kind: 'stored', quote, standing, differing }
}

/** Draws another number if one happens to be taken. */
async function drawAndStore(request: QuoteRequest, priced: Priced, customer: QuoteCustomer) {
  const { email, projectNotes } = request.body.formData
  const mailbox = email === '' ? null : mailboxOf(email)
  const limits = [
    { name: 'quote-client', subject: request.client, most: mostPerMinute.client, perSeconds: 60 },
    ...(mailbox === null
      ? []
      : [{ name: 'quote-email', subject: mailbox, most: mostPerMinute.email, perSeconds: 60 }]),
  ]
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const number = quoteNumber(yardYear(new Date()), randomBytes(8))
    const token = randomBytes(16).toString('base64url')
    try {
      const written = await storeQuote({
        ...priced,
        number,
        token,
        customer,
        notes: projectNotes,
        termsVersion,
        idempotencyKey: request.idempotencyKey,
        bodyHash: request.bodyHash,
        replacesKey: request.replacesKey,
        earlier: request.body.earlierQuote ?? null,
        limits,
        // EM-01: a copy to the customer.
        mailbox,
      })
      if (written.kind === 'stored') return { ...written, number, token }
      if (written.kind === 'limited' || written.kind === 'changed') return written
      if (written.kind === 'key-taken') break
    } catch (error) {
      log.error({ err: error }, 'quote not stored')
      const table = faultyTable(error)
      const message = table === null ? quoteMessages.failed : messageForFault({ message: table })
      return { kind: 'fault', message } as const
    }
  }
  return { kind: 'fault', message: quoteMessages.quotes } as const
}

function toCustomer(form: ContactForm): QuoteCustomer {
  const { projectNotes: _notes, termsAccepted: _terms, ...customer } = form
  return { ...customer, email: form.email || null, phone: form.phone || null }
}
