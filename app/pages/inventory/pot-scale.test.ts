import { expect, test } from 'vitest'
import { potScale } from './pot-scale.ts'
import type { OfferedSize } from './stock-offer.ts'

const potted = (containerSize: string, currentHeightInches: number | null) =>
  ({ containerSize, currentHeightInches, plantType: 'Tree' }) as OfferedSize

test('small plants stand before a line at one foot, taller ones at six', () => {
  expect(potScale({ items: [potted('4"', 6)] })).toMatchObject({ markFt: 1, tallestFt: 1.2 })
  const { markFt, tallestFt } = potScale({ items: [potted('1 gal', 10), potted('5 gal', 40)] })
  expect(markFt).toBe(6)
  expect(tallestFt).toBeCloseTo(7.2)
})

test('the tallest size with its pot sets the scale, and an unmeasured one counts as its pot', () => {
  expect(potScale({ items: [potted('5 gal', 40), potted('100 gal', 168)] }).tallestFt).toBeCloseTo(16.6, 1)
  expect(potScale({ items: [potted('1 gal', null)] }).widestFt).toBeCloseTo(0.6, 1)
})
