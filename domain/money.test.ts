import { expect, test } from 'vitest'
import { formatCents, readDollars, toDollars } from './money.ts'

test('whole dollars are shown without cents', () => {
  expect(formatCents(125_000)).toBe('$1,250')
  expect(formatCents(1_250)).toBe('$12.50')
  expect(formatCents(0)).toBe('$0')
  expect(formatCents(-7_505)).toBe('-$75.05')
  expect(formatCents(-100_000)).toBe('-$1,000')
  expect(formatCents(123_456_789)).toBe('$1,234,567.89')
})

test.each([
  ['196', 19_600],
  ['$1,250.5', 125_050],
  [' 12.50 ', 1250],
  ['12.', 1200],
  ['$ 999,999.99', 99_999_999],
  ['0', 0],
])('%s is typed for %i cents', (typed, cents) => {
  expect(readDollars(typed)).toBe(cents)
  expect(readDollars(toDollars(cents))).toBe(cents)
})

test.each(['', '-3', '1.234', 'x', '12,50', '1,2345', '1e3', '1000000'])("'%s' isn't an amount", (typed) => {
  expect(readDollars(typed)).toBeNull()
})
