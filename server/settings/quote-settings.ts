import type { Cents } from '#domain/money.ts'
import { hoursKeys, openingHours } from '#domain/settings/opening-hours.ts'
import { quoteSettingKeys, quoteSettings, type QuoteSettings } from '#domain/settings/quote-settings.ts'
import { noOffers, type Offers } from '#domain/pricing/line-choice.ts'
import { promisedBy, type DeskHours } from '#domain/settings/response-promise.ts'
import { listCompanySettings } from './company-settings.ts'
import { log } from '#server/platform/log/log.ts'
import { cachedFor, cacheTime } from '#server/platform/cache.ts'
import { db, type Database } from '#server/platform/database/database.ts'

/** Straight from the database: what we promise must be what the owner set. */
export async function readQuoteSettings(): Promise<QuoteSettings> {
  return quoteSettings(await listCompanySettings([...quoteSettingKeys, ...hoursKeys]))
}

export const deskHoursOf = ({ deskHours, closedDays }: QuoteSettings): DeskHours => ({
  hours: openingHours(deskHours),
  closedDays,
})

/** By when we answer what came in then; null if the desk has no opening hours. */
export async function readPromise(since: Date): Promise<Date | null> {
  const settings = await readQuoteSettings()
  return promisedBy(since, settings.promiseHours, deskHoursOf(settings))
}

/** A cage without a price isn't offered. */
export const offersOf = ({ cageCents, isPickupAllowed }: QuoteSettings): Offers => ({
  cageCents: cageCents === 0 ? null : cageCents,
  isPickupAllowed,
})

const loadOffers = cachedFor(cacheTime.companySettings, async () => offersOf(await readQuoteSettings()))

/** For carts, which a fault must not keep from showing. A request is priced with what's in the database. */
export async function getOffers(): Promise<Offers> {
  try {
    return await loadOffers()
  } catch (error) {
    log.error({ err: error }, 'offers could not be read')
    return noOffers
  }
}

/** The row minimum_price of invoicing_documents. 0, or no such row, means there's no minimum order. */
export async function findMinimumOrder(on: Database = db()): Promise<Cents> {
  const row = await on
    .selectFrom('invoicingDocuments')
    .select('valueNumber')
    .where('key', '=', 'minimum_price')
    .executeTakeFirst()
  return Math.round((row?.valueNumber ?? 0) * 100)
}

export const getMinimumOrder = cachedFor(cacheTime.others, () => findMinimumOrder())

export async function saveMinimumOrder(on: Database, cents: Cents) {
  const valueNumber = cents / 100
  await on
    .insertInto('invoicingDocuments')
    .values({ key: 'minimum_price', valueNumber })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ valueNumber }))
    .execute()
}
