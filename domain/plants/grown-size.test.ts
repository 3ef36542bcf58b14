import { expect, test } from 'vitest'
import { feetInWords, feetRangeInWords } from './grown-size.ts'

test('[SG-08] small sizes are in inches', () => {
  expect(feetRangeInWords(0.25, 0.5)).toBe('3 to 6 in')
  expect(feetRangeInWords(0.5, 1)).toBe('6 to 12 in')
  expect(feetInWords(1.5)).toBe('18 in')
  expect(feetInWords(0.5)).toBe('6 in')
})

test('[SG-08] larger ones are in feet, with halves as fractions', () => {
  expect(feetRangeInWords(1, 1)).toBe('1 ft')
  expect(feetRangeInWords(1.5, 3)).toBe('1½ to 3 ft')
  expect(feetRangeInWords(20, 50)).toBe('20 to 50 ft')
  expect(feetInWords(2.5)).toBe('2½ ft')
})
