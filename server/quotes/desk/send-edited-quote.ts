import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { noOffers } from '#domain/pricing/line-choice.ts'
import { checkEdit, type CompleteVersion, type ListedItem } from '#domain/quotes/draft/check-edit.ts'
import { editedQuoteSchema } from '#domain/quotes/draft/edited-quote.ts'
import { inQuoteTransaction, recordOnQuote, type ActOutcome } from '#server/quotes/act-on-quote.ts'
import { lockQuote, readRecord } from '#server/quotes/quote-events.ts'
import { findCustomer } from '#server/quotes/quotes.ts'
import { getNewestVersion, insertVersion } from '#server/quotes/quote-versions.ts'
import { parseOrRefuse, Refusal } from '#server/platform/requests/refusal.ts'
import { priceItems } from '#server/stock/prices.ts'
import { readQuoteSettings } from '#server/settings/quote-settings.ts'
import { requireRecorded, type DeskQuote } from './desk-quote.ts'

/** The items at today's list price. Those that are gone are left out. */
async function listItems(ids: readonly number[]): Promise<ListedItem[]> {
  if (ids.length === 0) return []
  const { lines } = await priceItems(
    ids.map((inventoryId) => ({ inventoryId, quantity: 1 })),
    { isPickup: false, offers: noOffers },
  )
  return lines
}

/** Checks and completes an edited quote, and sends it to the customer as the official one. */
export async function sendEditedQuote(quote: DeskQuote, given: unknown, actor: string, now: Date) {
  const edited = parseOrRefuse(editedQuoteSchema, given, "This isn't a quote that can be sent")
  const [newest, listed, settings] = await Promise.all([
    getNewestVersion(quote.id),
    listItems(edited.plants.map(({ inventoryId }) => inventoryId)),
    readQuoteSettings(),
  ])
  const { version, problems } = checkEdit(edited, { newest, listed, settings, today: nurseryDay(now) })
  if (problems.length > 0)
    throw new Refusal([...problems.map(({ message }) => message), 'Nothing was sent.'].join(' '))
  const { afterEvent } = edited
  await requireRecorded(await sendOfficialQuote(quote.id, { version, afterEvent }, actor, now), quote)
}

/** A version that `checkEdit` found nothing wrong with. */
type Offer = {
  version: CompleteVersion
  /** The last event that its author knew; nothing is sent if there's a newer one. */
  afterEvent?: number | undefined
}

/**
 * Stores a new official version and offers it to the customer, or does nothing.
 * @public The lab's drills send quotes with it.
 */
export function sendOfficialQuote(
  quoteId: number,
  { version: complete, afterEvent }: Offer,
  actor: string,
  now: Date,
): Promise<ActOutcome> {
  return inQuoteTransaction(async (on) => {
    await lockQuote(on, quoteId)
    const { record } = await readRecord(quoteId, on)
    const version = record.lastVersion + 1
    const isUntold = (await findCustomer(on, quoteId))?.email === null
    const offer = { kind: 'offered', version, validUntil: complete.validUntil } as const
    const action = isUntold ? { ...offer, isUntold } : offer
    const outcome = await recordOnQuote(on, { quoteId, action, actor, afterEvent, now })
    if (outcome.kind === 'recorded')
      await insertVersion(on, quoteId, { ...complete, version, createdAt: now })
    return outcome
  })
}
