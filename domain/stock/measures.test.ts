import { expect, test } from 'vitest'
import { caliperInWords, heightInWords } from './measures.ts'
import { priceStepCents, priceStepLabel } from '#domain/search/range-steps.ts'

test.each([
  [10, '10 in'],
  [12, '1 ft'],
  [62, '5 ft 2 in'],
  [160, '13 ft 4 in'],
  [23.6, '2 ft'],
  [0.4, '1 in'],
])('[IN-04] %d inches tall is %s', (inches, words) => {
  expect(heightInWords(inches)).toBe(words)
})

test.each([
  [3, '3 in'],
  [2.5, '2½ in'],
  [0.75, '¾ in'],
  [1.25, '1¼ in'],
  [2.1, '2.1 in'],
  [0, '0 in'],
])('[IN-04] a caliper of %d inches is %s', (inches, words) => {
  expect(caliperInWords(inches)).toBe(words)
})

test('the last price step has no upper limit', () => {
  expect([0, 1, 13, 14].map(priceStepLabel)).toEqual(['$0', '$10', '$1,500', '$2,000+'])
  expect([priceStepCents(2), priceStepCents(99)]).toEqual([25_00, 0])
})
