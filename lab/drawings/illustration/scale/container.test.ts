import { expect, test } from 'vitest'
import { containerFeet, containerSizes, drawContainer } from './container.ts'

test('every size is taller and broader than the one before', () => {
  const feet = containerSizes.map(containerFeet)
  feet.slice(1).forEach(({ height, width }, i) => {
    expect(height).toBeGreaterThan(feet[i]?.height ?? 0)
    expect(width).toBeGreaterThan(feet[i]?.width ?? 0)
  })
})

test.for(containerSizes)('%s stands at true size', (size) => {
  const { height, width } = containerFeet(size)
  const drawing = drawContainer(size, 30)
  expect(drawing.height).toBeCloseTo(height * 30)
  expect(drawing.halfWidth).toBeCloseTo(width * 15)
  expect(width / height).toBeGreaterThanOrEqual(1.05)
  expect(width / height).toBeLessThanOrEqual(1.35)
  expect(drawing.svg).not.toMatch(/NaN|undefined|Infinity/)
})
