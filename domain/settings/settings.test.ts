import { expect, test } from 'vitest'
import { claimKeys } from './claims.ts'
import { profileKeys } from './company-profile.ts'
import { credentialKeys } from './credentials.ts'
import { rebateKeys } from '#domain/places/rebates.ts'
import { noticeKeys } from './notice.ts'
import { quoteSettingKeys } from './quote-settings.ts'
import { settingInWords, settings, parseFeaturedIds } from './settings.ts'

test('every setting is declared', () => {
  expect(Object.keys(settings).toSorted()).toEqual(
    [
      ...profileKeys,
      ...quoteSettingKeys,
      ...claimKeys,
      ...noticeKeys,
      ...credentialKeys,
      ...rebateKeys,
      'minimum_order',
    ].toSorted(),
  )
})

test.each([
  ['company_phone', '(210) 555-0190', '555-0190'],
  ['business_phone', '+1 830.555-0142', '(830) 555-0142 x9'],
  ['business_phone', '18305550142', '28305550142'],
  ['company_email', 'trees@hillcountrytree.example', 'trees@hillcountrytree'],
  ['company_address', '140 Ranch View Road, Spring Branch, TX 78070', 'By appointment'],
  ['company_website', 'https://trees.example', 'trees'],
  ['business_website', 'http://trees.example/contact', 'see https://trees.example'],
  ['company_address', '1 Oak Lane, Boerne TX 78006', '1 Oak Lane, Boerne, TX 780060'],
  ['business_zip', '78070', '7807'],
  ['company_zip', '78070', '780701'],
  ['company_state', 'TX', 'TXX'],
  ['company_state', 'OK', 'tx'],
  ['business_state', 'TX', 'Texas'],
  ['company_name', 'Hill Country Trees', ' '],
  ['claim_rating', '4.9', '5.1'],
  ['claim_rating', '4', '0.9'],
  ['claim_species', '107', 'many'],
  ['claim_communities', '50+', '25-30'],
  ['claim_articles', '24, 18, 12, 15', '24, 18'],
  ['review_1', 'Good trees. | Ana R. | Boerne | A letter', 'Good trees.'],
  ['reviews_confirmed', 'yes', 'on'],
  ['notice_text', 'Closed for Thanksgiving.', ' '],
  ['tda_registration', '0123456', ' '],
  ['insurance', 'General liability, $1 million, Example Mutual', ''],
  ['arborist', 'Ana Ruiz, ISA Certified Arborist TX-0000A', ' '],
  ['green_shade_until', '2027-04-30', 'April'],
  ['saws_coupon_until', '2027-10-31', '2027-10-32'],
  ['notice_from', '2026-11-26', 'Thursday'],
  ['notice_until', '2026-11-27', '2026-11-31'],
  ['quote_desk_hours', 'Mon-Fri 8-12, Sat-Sun closed', 'Mon-Fri 8-5'],
  ['quote_desk_hours', 'Mon-Sun 7-9', 'Mon-Sun closed'],
  ['quote_desk_hours', 'Mon 8-12, Tue-Thu 9-5, Fri closed, Sat-Sun 10-2', 'Tue-Sun 9-5, Mon closed'],
  ['quote_desk_hours', 'Mon-Sun 11-12', 'Mon-Sun 8:30-5'],
  ['crew_hours', 'Mon-Sun 5AM-9PM', 'Mon-Sun 4AM-9PM'],
  ['crew_hours', 'Mon-Sat 7AM-6PM, Sun closed', 'Mon-Sat 7-6, Sun closed'],
  ['quote_promise_hours', '1', '0'],
  ['quote_promise_hours', '80', '81'],
  ['quote_valid_days', '365', '1.5'],
  ['quote_closed_days', '2026-11-26, 2026-12-25', '2026-11-26, Christmas'],
  ['quote_closed_days', '2028-02-29', '2026-02-30'],
  ['visits_per_weekday', '20', '21'],
  ['visits_per_sunday', '0', 'none'],
  ['cage_price', '45', '45.5'],
  ['cage_price', '0', '-1'],
  ['cage_price', '45.50', '$45'],
  ['pickup_allowed', 'yes', 'on'],
  ['pickup_allowed', 'no', 'off'],
  ['minimum_order', '$1,250', '-5'],
  ['sales_tax_percent', '8.25', '8.255'],
  ['deposit_percent', '0', '101'],
  ['sales_tax_percent', '20', '20.01'],
  ['sales_tax_on', 'plants, delivery', 'plants, work'],
] as const)('%s takes %s and refuses %s', (key, good, bad) => {
  expect(settings[key].schema.safeParse(good).success).toBe(true)
  expect(settings[key].schema.safeParse(bad).success).toBe(false)
})

test('an invalid setting is rejected with a message', () => {
  const said = (key: keyof typeof settings, value: string) =>
    settings[key].schema.safeParse(value).error?.issues.map(({ message }) => message)
  expect(said('company_name', ' ')).toEqual(['must not be empty'])
  expect(said('company_city', 'x'.repeat(61))).toEqual(['Please use at most 60 characters'])
  expect(said('company_zip', 'x')).toEqual(['must have five digits'])
})

test('a phone number and a website are stored as they are shown, however they were typed', () => {
  const stored = (key: keyof typeof settings, typed: string) => settings[key].schema.parse(typed)
  expect(['830 555 0199', '+1 830.555-0199'].map((typed) => stored('company_phone', typed))).toEqual(
    Array(2).fill('(830) 555-0199'),
  )
  expect(stored('company_website', 'www.trees.example')).toBe('https://www.trees.example')
  expect(stored('company_website', 'http://trees.example')).toBe('http://trees.example')
})

test.each([
  [
    [3, 1, 2],
    [3, 1, 2],
  ],
  ['[3, 1, 2]', [3, 1, 2]],
  [
    ['7', 8, '8', 'x', -1, 1.5, null],
    [7, 8],
  ],
  ['', []],
  ['not json', []],
  ['{"a":1}', []],
  [undefined, []],
  [12, []],
])('[HM-08] the setting %j names the inventory ids %j', (setting, ids) => {
  expect(parseFeaturedIds(setting)).toEqual(ids)
})

test.each([
  ['cage_price', '45.50', '$45.50'],
  ['pickup_allowed', 'yes', 'allowed'],
  ['pickup_allowed', 'no', 'not allowed'],
  ['sales_tax_percent', '8.25', '8.25%'],
  ['quote_closed_days', '2026-11-26, 2026-12-25', 'Thursday, November 26; Friday, December 25'],
  ['quote_closed_days', 'someday', 'someday'],
  ['review_1', 'Good trees. | Ana R. | Boerne | A letter', '“Good trees.” Ana R., Boerne, A letter'],
  ['claim_species', '25+', "'25+'"],
  ['cage_price', undefined, 'not set'],
  ['minimum_order', '200.5', '$200.50'],
  ['minimum_order', '0', 'none'],
] as const)('%s, stored as %s, is %s in words', (key, value, words) => {
  expect(settingInWords(key, value)).toBe(words)
})
