import { expect, test } from 'vitest'
import { localMonth } from './local-month.ts'

test('the month turns at midnight in San Antonio, not in London', () => {
  expect(localMonth(new Date('2027-02-01T05:59:00Z'))).toBe(1)
  expect(localMonth(new Date('2027-02-01T06:01:00Z'))).toBe(2)
})
