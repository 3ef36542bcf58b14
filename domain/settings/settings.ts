import { formatPhone } from '#domain/forms/format-phone.ts'
import { emailAddress, line } from '#domain/forms/typed-text.ts'
import { formatCents, readDollars } from '#domain/money.ts'
import { dayInWords } from '#domain/time/day-words.ts'
import { z } from '#domain/zod.ts'
import { parseArticleCounts, parseReview, type ClaimKey } from './claims.ts'
import { parseCompanyAddress } from './company-address.ts'
import type { RebateKey } from '#domain/places/rebates.ts'
import type { profileKeys } from './company-profile.ts'
import type { CredentialKey } from './credentials.ts'
import type { NoticeKey } from './notice.ts'
import { isHours, type HoursKey } from './opening-hours.ts'
import { isTaxableKind, listOf, type QuoteSettingKey } from './quote-settings.ts'
import { isDay } from '#domain/time/nursery-clock.ts'
import { parseJson } from '#domain/parse-json.ts'

/** The minimum order is stored elsewhere than the others. */
export type SettingKey =
  | (typeof profileKeys)[number]
  | QuoteSettingKey
  | ClaimKey
  | NoticeKey
  | CredentialKey
  | RebateKey
  | 'minimum_order'

const text = (most: number) => line(most).refine((given) => given !== '', 'must not be empty')
const phone = text(40)
  .refine(
    (given) => /^1?\d{10}$/.test(given.replaceAll(/[\s().+-]/g, '')),
    'must have ten digits, such as (830) 555-0142',
  )
  .transform((given) => formatPhone(given.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')))
const email = text(254).refine((given) => emailAddress.test(given), 'must be one email address')
const website = text(200)
  .transform((given) => (given === '' || /^https?:/.test(given) ? given : `https://${given}`))
  .refine(
    (given) => /^https?:\/\/[^\s/]+\.[^\s/]+/.test(given),
    'must be an address, such as www.cibolotrees.com',
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
const yesOrNo = text(3).refine((given) => given === 'yes' || given === 'no', 'must be yes or no')
const hours = (key: HoursKey, example: string) =>
  text(120).refine(
    (given) => isHours(given, key),
    `must be all seven days in whole hours, such as ${example}`,
  )

const dollars = text(10)
  .transform(readDollars)
  .refine((cents) => cents !== null, 'must be dollars, such as 95 or 95.50')
  .transform((cents) => String((cents ?? 0) / 100))

const reviewInWords = (value: string) => {
  const parsed = parseReview(value)
  return parsed === null
    ? `'${value}'`
    : `“${parsed.quote}” ${parsed.name}, ${parsed.place}, ${parsed.source}`
}
const daysInWords = (value: string) =>
  listOf(value)
    .map((each) => (isDay(each) ? dayInWords(each) : each))
    .join('; ')

type Setting = { words: string; schema: z.ZodType<string>; valueInWords: (value: string) => string }

const setting = (
  words: string,
  schema: z.ZodType<string>,
  valueInWords = (value: string) => `'${value}'`,
): Setting => ({ words, schema, valueInWords })

/** Each setting: its name where the owner reads about it, what it takes, and its values in words. */
export const settings: Readonly<Record<SettingKey, Setting>> = {
  company_name: setting('The company’s name', text(100)),
  company_phone: setting('The phone number', phone),
  company_email: setting('The email address', email),
  company_address: setting('The address', wholeAddress),
  company_city: setting('The city', text(60)),
  company_state: setting('The state', state),
  company_zip: setting('The ZIP code', zip),
  company_country: setting('The country', text(60)),
  company_website: setting('The website', website),
  business_name: setting('The other name', text(100)),
  business_phone: setting('The other phone number', phone),
  business_email: setting('The other email address', email),
  business_address_line1: setting('The other street', text(150)),
  business_address_line2: setting('The second address line', text(150)),
  business_city: setting('The other city', text(60)),
  business_state: setting('The other state', state),
  business_zip: setting('The other ZIP code', zip),
  business_country: setting('The other country', text(60)),
  business_website: setting('The other website', website),
  quote_desk_hours: setting(
    'The quote desk’s hours',
    hours('quote_desk_hours', 'Mon-Fri 8-5, Sat 9-2, Sun closed'),
  ),
  crew_hours: setting('The crews’ hours', hours('crew_hours', 'Mon-Sat 7AM-6PM, Sun closed')),
  quote_promise_hours: setting('The promise, in desk hours,', wholeNumber(1, 80)),
  quote_closed_days: setting(
    'The list of closed days',
    text(2000).refine((given) => listOf(given).every(isDay), 'must be days such as 2026-11-26, 2026-12-25'),
    daysInWords,
  ),
  quote_valid_days: setting('How many days an official quote is valid', wholeNumber(1, 365)),
  quote_set_aside_days: setting('How many desk days plants are set aside', wholeNumber(0, 30)),
  cage_price: setting(
    'The price of a deer cage',
    text(10).refine((given) => /^\d+(\.\d\d)?$/.test(given), 'must be dollars, such as 45 or 45.50'),
    (value) => `$${value}`,
  ),
  pickup_allowed: setting('Pick-up at the yard', yesOrNo, (value) =>
    value === 'yes' ? 'allowed' : 'not allowed',
  ),
  sales_tax_percent: setting(
    'The sales tax rate',
    text(6).refine(
      (given) => /^\d{1,2}(\.\d{1,2})?$/.test(given) && Number(given) <= 20,
      'must be a percentage, such as 8.25',
    ),
    (value) => `${value}%`,
  ),
  sales_tax_on: setting(
    'What sales tax applies to',
    text(60).refine(
      (given) => listOf(given).every(isTaxableKind),
      'must be any of plants, planting, cage, delivery',
    ),
  ),
  deposit_percent: setting('The deposit', wholeNumber(0, 100), (value) => `${value}%`),
  visits_per_weekday: setting('The number of visits on a weekday', wholeNumber(0, 20)),
  visits_per_saturday: setting('The number of visits on a Saturday', wholeNumber(0, 20)),
  visits_per_sunday: setting('The number of visits on a Sunday', wholeNumber(0, 20)),
  claim_rating: setting(
    'The rating',
    text(3).refine((given) => /^([1-4](\.\d)?|5)$/.test(given), 'must be from 1 to 5, such as 4.9'),
  ),
  claim_species: setting('The number of species', count),
  claim_communities: setting('The number of communities', count),
  claim_articles: setting(
    'The number of articles planned',
    text(30).refine(
      (given) => parseArticleCounts(given) !== null,
      'must be four numbers, such as 24, 18, 12, 15',
    ),
  ),
  review_1: setting('The first review', review, reviewInWords),
  review_2: setting('The second review', review, reviewInWords),
  reviews_confirmed: setting('That both reviews are real', yesOrNo, (value) => value),
  review_page: setting('Where customers can write a review', website),
  tda_registration: setting('The nursery registration', text(40)),
  insurance: setting('The insurance', text(120)),
  arborist: setting('The arborist', text(120)),
  green_shade_until: setting('The last day of Green Shade', day, daysInWords),
  saws_coupon_until: setting('The last day of the SAWS coupon', day, daysInWords),
  notice_text: setting('The notice', text(200)),
  notice_from: setting('The notice’s first day', day, daysInWords),
  notice_until: setting('The notice’s last day', day, daysInWords),
  minimum_order: setting('The minimum order', dollars, (value) =>
    value === '0' ? 'none' : formatCents(Math.round(Number(value) * 100)),
  ),
}

/** The value of a setting, where the owner reads about it. */
export const settingInWords = (key: SettingKey, value: string | undefined): string =>
  value === undefined ? 'not set' : settings[key].valueInWords(value)

const inventoryId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** Accepts an array of inventory ids, or a JSON string of one. Anything else counts as empty. */
export function parseFeaturedIds(stored: unknown): number[] {
  const list = typeof stored === 'string' ? parseJson(stored) : stored
  if (!Array.isArray(list)) return []
  return [...new Set(list.flatMap((entry) => inventoryId.safeParse(entry).data ?? []))]
}
