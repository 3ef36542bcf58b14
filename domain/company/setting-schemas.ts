import { emailAddress, line } from '#domain/forms/typed-text.ts'
import { z } from '#domain/zod.ts'
import { parseArticleCounts, parseReview, type ClaimKey } from './claims.ts'
import { parseCompanyAddress } from './company-address.ts'
import type { profileKeys } from './company-profile.ts'
import type { NoticeKey } from './notice.ts'
import { isHours, type HoursKey } from './opening-hours.ts'
import { isTaxableKind, listOf, type QuoteSettingKey } from './quote-settings.ts'
import { isDay } from './yard-clock.ts'
import { parseJson } from '#domain/parse-json.ts'

export type SettingKey = (typeof profileKeys)[number] | QuoteSettingKey | ClaimKey | NoticeKey

const text = (most: number) => line(most).refine((given) => given !== '', 'must not be empty')
const phone = text(40).refine(
  (given) => /^1?\d{10}$/.test(given.replaceAll(/[\s().+-]/g, '')),
  'must have ten digits, such as (830) 555-0142',
)
const email = text(254).refine((given) => emailAddress.test(given), 'must be one email address')
const website = text(200).refine(
  (given) => /^https?:\/\/[^\s/]+\.[^\s/]+/.test(given),
  'must begin with https://',
)
const state = text(20).refine((given) => /^[A-Z]{2}$/.test(given), 'must be two letters, such as TX')
const zip = text(10).refine((given) => /^\d{5}$/.test(given), 'must have five digits')
const wholeAddress = text(200).refine((given) => {
  const { city, zip: zipCode } = parseCompanyAddress(given)
  return city !== '' && /^\d{5}$/.test(zipCode)
}, 'must be street, city, state and ZIP, such as 140 Ranch View Road, Spring Branch, TX 78070')

const wholeNumber = (least: number, most: number) =>
  text(6).refine(
    (given) => /^\d+$/.test(given) && Number(given) >= least && Number(given) <= most,
    `must be a whole number from ${least} to ${most}`,
  )
const count = text(6).refine((given) => /^\d+\+?$/.test(given), 'must be a number, such as 25 or 25+')
const review = text(600).refine(
  (given) => parseReview(given) !== null,
  'must be what they said | who | town | where it was published',
)
const day = text(10).refine(isDay, 'must be a day, such as 2026-12-01')
const hours = (key: HoursKey, example: string) =>
  text(120).refine(
    (given) => isHours(given, key),
    `must be all seven days in whole hours, such as ${example}`,
  )

export const settingSchemas: Record<SettingKey, z.ZodType<string>> = {
  company_name: text(100),
  company_phone: phone,
  company_email: email,
  company_address: wholeAddress,
  company_city: text(60),
  company_state: state,
  company_zip: zip,
  company_country: text(60),
  company_website: website,
  business_name: text(100),
  business_phone: phone,
  business_email: email,
  business_address_line1: text(150),
  business_address_line2: text(150),
  business_city: text(60),
  business_state: state,
  business_zip: zip,
  business_country: text(60),
  business_website: website,
  quote_desk_hours: hours('quote_desk_hours', 'Mon-Fri 8-5, Sat 9-2, Sun closed'),
  crew_hours: hours('crew_hours', 'Mon-Sat 7AM-6PM, Sun closed'),
  quote_promise_hours: wholeNumber(1, 80),
  quote_closed_days: text(2000).refine(
    (given) => listOf(given).every(isDay),
    'must be days such as 2026-11-26, 2026-12-25',
  ),
  quote_valid_days: wholeNumber(1, 365),
  quote_set_aside_days: wholeNumber(0, 30),
  cage_price: text(10).refine(
    (given) => /^\d+(\.\d\d)?$/.test(given),
    'must be dollars, such as 45 or 45.50',
  ),
  pickup_allowed: text(3).refine((given) => given === 'yes' || given === 'no', 'must be yes or no'),
  sales_tax_percent: text(6).refine(
    (given) => /^\d{1,2}(\.\d{1,2})?$/.test(given) && Number(given) <= 20,
    'must be a percentage, such as 8.25',
  ),
  sales_tax_on: text(60).refine(
    (given) => listOf(given).every(isTaxableKind),
    'must be any of plants, planting, cage, delivery',
  ),
  visits_per_weekday: wholeNumber(0, 20),
  visits_per_saturday: wholeNumber(0, 20),
  visits_per_sunday: wholeNumber(0, 20),
  claim_rating: text(3).refine(
    (given) => /^([1-4](\.\d)?|5)$/.test(given),
    'must be from 1 to 5, such as 4.9',
  ),
  claim_species: count,
  claim_communities: count,
  claim_articles: text(30).refine(
    (given) => parseArticleCounts(given) !== null,
    'must be four numbers, such as 24, 18, 12, 15',
  ),
  review_1: review,
  review_2: review,
  reviews_confirmed: day,
  review_page: website,
  notice_text: text(200),
  notice_from: day,
  notice_until: day,
}

const inventoryId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** HM-08: accepts an array of inventory ids, or a JSON string of one. Anything else counts as empty. */
export function parseFeaturedIds(setting: unknown): number[] {
  const list = typeof setting === 'string' ? parseJson(setting) : setting
  if (!Array.isArray(list)) return []
  return [...new Set(list.flatMap((entry) => inventoryId.safeParse(entry).data ?? []))]
}
