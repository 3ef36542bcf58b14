import { expect, test } from 'vitest'
import { potPictures, pottedFeet, stockLayout } from './stock-layout.ts'

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

test('[SG-09] small, middle and large pots have a picture each, and neighbors with the same picture are mirrored', () => {
  const sizes = ['5 gal', '15 gal', '30 gal', '45 gal', '65 gal', 'Ball and burlap'].map((containerSize) => ({
    containerSize,
  }))
  expect(potPictures(sizes, ['small', 'middle', 'large'])).toEqual([
    { url: 'small', isMirrored: false },
    { url: 'middle', isMirrored: false },
    { url: 'middle', isMirrored: true },
    { url: 'large', isMirrored: false },
    { url: 'large', isMirrored: true },
    { url: 'large', isMirrored: false },
  ])
  expect(potPictures(sizes.slice(0, 2), ['middle', 'large']).map(({ url }) => url)).toEqual([
    'large',
    'large',
  ])
  expect(potPictures(sizes.slice(0, 2), ['young'])).toEqual([
    { url: 'young', isMirrored: false },
    { url: 'young', isMirrored: true },
  ])
  expect(potPictures(sizes.slice(0, 1), [])).toEqual([{ url: null, isMirrored: false }])
})
