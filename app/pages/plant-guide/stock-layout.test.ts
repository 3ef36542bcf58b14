import { expect, test } from 'vitest'
import { pottedFeet, stockLayout } from './stock-layout.ts'

const size = (containerSize: string, currentHeightInches: number) => ({ containerSize, currentHeightInches })

test('[SG-09] all sizes stand in one row, one column each, to one scale', () => {
  const sizes = [size('5 gal', 36), size('15 gal', 85), size('Ball and burlap', 228)]
  const { xs, width, height, unitsPerFoot, figure } = stockLayout(sizes)
  expect(figure).toBe('person')
  expect(xs.map((x, index) => x - (xs[index - 1] ?? x))).toEqual([0, 250, 250])
  expect(xs.at(-1)).toBeLessThan(width)
  expect(pottedFeet(size('Ball and burlap', 228)) * unitsPerFoot).toBeLessThanOrEqual(height)
})

test('[SG-09] plants under 3 ft stand beside a spade', () => {
  expect(stockLayout([size('1 gal', 14), size('3 gal', 20)]).figure).toBe('spade')
  expect(stockLayout([size('1 gal', 14), size('5 gal', 40)]).figure).toBe('person')
})

test('a size that was never measured has its pot', () => {
  expect(pottedFeet({ containerSize: '1 gal', currentHeightInches: null })).toBeCloseTo(0.55)
})
