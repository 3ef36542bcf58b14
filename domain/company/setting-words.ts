import { dayInWords } from '#domain/quote/day-words.ts'
import { parseReview } from './claims.ts'
import { listOf } from './quote-settings.ts'
import { isDay } from './yard-clock.ts'
import type { SettingKey } from './setting-schemas.ts'

/** What each setting is called where the owner reads about it. */
export const settingWords: Record<SettingKey, string> = {
  company_name: 'The company’s name',
  company_phone: 'The phone number',
  company_email: 'The email address',
  company_address: 'The address',
  company_city: 'The city',
  company_state: 'The state',
  company_zip: 'The ZIP code',
  company_country: 'The country',
  company_website: 'The website',
  business_name: 'The other name',
  business_phone: 'The other phone number',
  business_email: 'The other email address',
  business_address_line1: 'The other street',
  business_address_line2: 'The second address line',
  business_city: 'The other city',
  business_state: 'The other state',
  business_zip: 'The other ZIP code',
  business_country: 'The other country',
  business_website: 'The other website',
  quote_desk_hours: 'The quote desk’s hours',
  crew_hours: 'The crews’ hours',
  quote_promise_hours: 'The promise, in desk hours,',
  quote_closed_days: 'The list of closed days',
  quote_valid_days: 'How many days a quote is valid',
  quote_set_aside_days: 'How many desk days plants are set aside',
  cage_price: 'The price of a deer cage',
  pickup_allowed: 'Pick-up at the yard',
  sales_tax_percent: 'The sales tax rate',
  sales_tax_on: 'What sales tax applies to',
  visits_per_weekday: 'The number of visits on a weekday',
  visits_per_saturday: 'The number of visits on a Saturday',
  visits_per_sunday: 'The number of visits on a Sunday',
  claim_rating: 'The rating',
  claim_species: 'The number of species',
  claim_communities: 'The number of communities',
  claim_articles: 'The number of articles planned',
  review_1: 'The first review',
  review_2: 'The second review',
  reviews_confirmed: 'The day the reviews were confirmed',
  review_page: 'Where customers can write a review',
  notice_text: 'The notice',
  notice_from: 'The notice’s first day',
  notice_until: 'The notice’s last day',
}

const reviewInWords = (value: string) => {
  const review = parseReview(value)
  return review === null
    ? `'${value}'`
    : `“${review.quote}” ${review.name}, ${review.place}, ${review.source}`
}
const daysInWords = (value: string) =>
  listOf(value)
    .map((day) => (isDay(day) ? dayInWords(day) : day))
    .join('; ')

const valueWords: Partial<Record<SettingKey, (value: string) => string>> = {
  cage_price: (value) => `$${value}`,
  pickup_allowed: (value) => (value === 'yes' ? 'allowed' : 'not allowed'),
  sales_tax_percent: (value) => `${value}%`,
  quote_closed_days: daysInWords,
  reviews_confirmed: daysInWords,
  notice_from: daysInWords,
  notice_until: daysInWords,
  review_1: reviewInWords,
  review_2: reviewInWords,
}

/** What a setting is, where the owner reads about it. */
export function settingInWords(key: SettingKey, value: string | undefined): string {
  if (value === undefined) return 'not set'
  return valueWords[key]?.(value) ?? `'${value}'`
}
