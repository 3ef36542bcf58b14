import { expect, test } from 'vitest'
import { monthsIn, monthSpans } from './months.ts'

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

test.each([
  ['September', [9]],
  ['July and August', [7, 8]],
  ['February through June', [2, 3, 4, 5, 6]],
  ['October to February', [10, 11, 12, 1, 2]],
  ['December and January', [12, 1]],
  ['Any month, after heavy rain', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
])('%s is %j', (words, months) => {
  expect(monthsIn(words)).toEqual(months)
})
