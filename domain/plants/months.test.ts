import { expect, test } from 'vitest'
import { monthSpans } from './months.ts'

test.each([
  [[2, 3, 4], 'February to April'],
  [[3, 4, 10], 'March to April, October'],
  [[1, 2, 11, 12], 'November to February'],
  [[5], 'May'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'all year'],
  [[], ''],
])('%j reads %s', (months, words) => {
  expect(monthSpans(months)).toBe(words)
})
