import { expect, test } from 'vitest'
import { monthsInWords } from './plant-row.ts'

test.each([
  [[], null],
  [[3], 'March'],
  [[3, 4, 5, 10], 'March to May, October'],
  [[11, 12, 1, 2], 'November to February'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'All year'],
])('months %j read %s', (months, words) => {
  expect(monthsInWords(months)).toBe(words)
})
