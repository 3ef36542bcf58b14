import { expect, test } from 'vitest'
import { formatCents } from './money.ts'

test('whole dollars are shown without cents', () => {
  expect(formatCents(125_000)).toBe('$1,250')
  expect(formatCents(1_250)).toBe('$12.50')
  expect(formatCents(0)).toBe('$0')
})
