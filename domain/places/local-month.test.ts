import { expect, test } from 'vitest'
import { localMonth, localYear } from './local-month.ts'

test('the month turns at midnight in San Antonio, not in London', () => {
  expect(localMonth(new Date('2027-02-01T05:59:00Z'))).toBe(1)
  expect(localMonth(new Date('2027-02-01T06:01:00Z'))).toBe(2)
})

test('on the last evening of the year it is still that year here, wherever the server is', () => {
  expect(localYear(new Date('2027-01-01T01:00:00Z'))).toBe(2026)
  expect(localYear(new Date('2027-01-01T06:00:00Z'))).toBe(2027)
})
