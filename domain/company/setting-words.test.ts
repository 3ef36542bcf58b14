import { expect, test } from 'vitest'
import { settingInWords } from './setting-words.ts'

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
] as const)('%s, stored as %s, is %s in words', (key, value, words) => {
  expect(settingInWords(key, value)).toBe(words)
})
