import { expect, test } from 'vitest'
import { stageLayout, stageOf, type GrownSize } from './stage-layout.ts'

const oak: GrownSize = { leastHeightFt: 20, heightFt: 50, spreadFt: 50, spacingFt: 35 }
const cenizo: GrownSize = { leastHeightFt: 4, heightFt: 8, spreadFt: 6, spacingFt: 5 }
const damianita: GrownSize = { leastHeightFt: 1, heightFt: 2, spreadFt: 2, spacingFt: 2 }
const frogfruit: GrownSize = { leastHeightFt: 0.25, heightFt: 0.5, spreadFt: 4, spacingFt: 1.5 }

test('[SG-07] over 12 ft the plant stands by a house, from 4 ft by a porch, below that by garden tools', () => {
  expect([50, 12.5, 12, 4, 3.9, 0.5].map(stageOf)).toEqual([
    'house',
    'house',
    'porch',
    'porch',
    'garden',
    'garden',
  ])
})

test('[SG-07] the plant fills about two thirds of the height, unless it is a mat', () => {
  for (const size of [oak, cenizo, damianita])
    for (const narrow of [false, true]) {
      const { plants, height } = stageLayout(size, narrow)
      const share = (plants[0]?.height ?? 0) / height
      expect(share).toBeGreaterThan(0.55)
      expect(share).toBeLessThan(0.93)
    }
})

test('[SG-07] the drawing has the recorded height, spread and spacing, all to one scale', () => {
  for (const size of [oak, cenizo, damianita, frogfruit]) {
    const { plants, unitsPerFoot, dimension } = stageLayout(size, false)
    const [measured, neighbor] = plants.map(({ x, width }) => x + width / 2)
    expect((plants[0]?.height ?? 0) / unitsPerFoot).toBeCloseTo(size.heightFt)
    expect((plants[0]?.width ?? 0) / unitsPerFoot).toBeCloseTo(size.spreadFt)
    expect(dimension.most / unitsPerFoot).toBeCloseTo(size.heightFt)
    const between = neighbor === undefined ? size.spacingFt : (neighbor - (measured ?? 0)) / unitsPerFoot
    expect(between ?? 0).toBeCloseTo(size.spacingFt ?? 0)
  }
})

test('the measured plant and its dimension line are inside the drawing at both widths', () => {
  for (const size of [oak, cenizo, damianita, frogfruit])
    for (const narrow of [false, true]) {
      const { plants, width, height, dimension } = stageLayout(size, narrow)
      const [plant] = plants
      expect(dimension.x).toBeGreaterThan(0)
      expect((plant?.x ?? 0) + (plant?.width ?? 0)).toBeLessThan(width)
      expect(dimension.most).toBeLessThan(height)
    }
})

test('a vine on its trellis stands alone', () => {
  const vine = { leastHeightFt: 8, heightFt: 8, spreadFt: 13, spacingFt: null }
  expect(stageLayout(vine, false).plants).toHaveLength(1)
})
