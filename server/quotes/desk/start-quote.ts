import { createHash, randomBytes } from 'node:crypto'
import { personActor } from '#domain/desk/desk-actor.ts'
import { zipOf } from '#domain/delivery/street-address.ts'
import { findCommunity } from '#domain/places/communities.ts'
import { customerDetails } from '#domain/quotes/contact-form.ts'
import { nextStep } from '#domain/quotes/desk/next-step.ts'
import { recordOfRequest } from '#domain/quotes/lifecycle/record.ts'
import { toQuoteDelivery } from '#domain/quotes/quote-delivery.ts'
import { quoteNumber } from '#domain/quotes/quote-number.ts'
import { newEstimate } from '#domain/quotes/quote-version.ts'
import type { QuoteCustomer } from '#domain/quotes/quote.ts'
import { shortDay } from '#domain/time/day-words.ts'
import { nurseryDay, nurseryYear } from '#domain/time/nursery-clock.ts'
import { estimateDelivery } from '#server/delivery/estimate-delivery.ts'
import { db } from '#server/platform/database/database.ts'
import { recordChange } from '#server/platform/log/desk-log.ts'
import { parseOrRefuse } from '#server/platform/requests/refusal.ts'
import { insertEvent } from '#server/quotes/quote-events.ts'
import { insertVersion } from '#server/quotes/quote-versions.ts'
import { findQuoteByKey, insertQuote, listQuotesOf } from '#server/quotes/quotes.ts'

/** The fee, for all of a ZIP code while there's no street, and the ZIP code's town. */
async function reach(customer: QuoteCustomer) {
  const zip = zipOf(customer.zipCode)
  const ofZip = zip === undefined ? null : await estimateDelivery({ zip }, 0)
  const estimate = ofZip !== null && customer.address === '' ? ofZip : await estimateDelivery(customer, 0)
  const slug = ofZip !== null && 'community' in ofZip ? ofZip.community : null
  const town = slug === null ? '' : (findCommunity(slug)?.name ?? '')
  return { delivery: toQuoteDelivery(estimate), city: customer.city || town }
}

type Start = { details: unknown; key: string }

/** Starts a quote for a caller or somebody at the yard: a blank version to fill and send like any other. Returns its number. */
export async function startQuote({ details, key }: Start, personId: number, now: Date): Promise<string> {
  const customer = parseOrRefuse(customerDetails, details, "This can't be started yet")
  const known = await findQuoteByKey(key)
  if (known !== undefined) return known.number
  const number = quoteNumber(nurseryYear(now), randomBytes(8))
  const { delivery, city } = await reach(customer)
  const blank = newEstimate([], delivery, now)
  await db()
    .transaction()
    .execute(async (on) => {
      const quoteId = await insertQuote(on, {
        quoteNumber: number,
        pageToken: randomBytes(16).toString('base64url'),
        customer: { ...customer, city },
        idempotencyKey: key,
        bodyHash: createHash('sha256').update(key).digest(),
        gone: [],
        createdAt: now,
      })
      await insertVersion(on, quoteId, blank)
      const { version, validUntil } = blank
      const action = { kind: 'started', version, validUntil } as const
      const record = recordOfRequest({ ...action, at: now })
      await insertEvent(on, { quoteId, seq: 1, action, at: now, actor: personActor(personId), record })
      await recordChange(on, { personId, action: 'quote.started', subject: `quote ${quoteId}` })
    })
  return number
}

/** The quotes of whoever has this phone number or email address, each in a few words; without the one that's open. */
export async function readKnownQuotes(
  who: Pick<QuoteCustomer, 'phone' | 'email'>,
  now: Date,
  except?: string,
) {
  const quotes = await listQuotesOf(who)
  return quotes
    .filter(({ number }) => number !== except)
    .map(({ number, createdAt, record, customer }) => ({
      number,
      customer,
      title: `${shortDay(nurseryDay(createdAt))}: ${nextStep(record, { promise: null, hasUnsentEmail: false, now }).title}`,
    }))
}
