import { expect, test } from 'vitest'
import { potFeet } from './pot-feet.ts'

test.each([
  ['4"', 0.33],
  ['1 gal', 0.55],
  ['#15', 1.36],
  ['100 gal', 2.55],
  ['Ball and burlap', 2.2],
])('a pot of %s is about %d ft high', (size, feet) => {
  expect(potFeet(size)).toBeCloseTo(feet, 1)
})
