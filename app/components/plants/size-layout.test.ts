import { expect, test } from 'vitest'
import { sizeLayout } from './size-layout.ts'

test('person, plant and house are side by side and fit the drawing', () => {
  const layout = sizeLayout(40, 35)
  expect(layout.personX).toBeLessThan(layout.plantX - 17.5)
  expect(layout.plantX + 17.5).toBeLessThan(layout.houseX)
  expect(layout.houseX + layout.houseWidthFt).toBeLessThan(layout.widthFt)
  expect(layout.heightFt).toBeGreaterThan(40)
  expect(layout.marks).toEqual([10, 20, 30, 40])
})

test('a small plant is shown larger, and the house is cropped', () => {
  const layout = sizeLayout(2, 2)
  expect(layout.houseX + layout.houseWidthFt).toBeGreaterThan(layout.widthFt)
  expect(layout.heightFt).toBeLessThan(8)
})
