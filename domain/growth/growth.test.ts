import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ages, sizeAt, type GrowingPlant, type PlantSize } from './growth.ts'

const oak: GrowingPlant = {
  plantType: 'tree',
  growthRate: 'slow',
  heightFt: { least: 20, most: 50 },
  spreadFt: { least: 25, most: 50 },
}

describe('[GR-01] the band of sizes some years after planting', () => {
  test.each([
    [0, { least: 8, most: 8 }],
    [5, { least: 10.5, most: 13 }],
    [10, { least: 13, most: 18 }],
    [20, { least: 18, most: 28 }],
    ['grown', { least: 20, most: 50 }],
  ] as const)('a slow oak of 8 ft at %s', (age, heightFt) => {
    expect(sizeAt(oak, 8, age)?.heightFt).toEqual(heightFt)
  })

  test('a young oak is as wide for its height as a grown one', () => {
    expect(sizeAt(oak, 8, 10)?.spreadFt).toEqual({ least: 16.25, most: 18 })
    expect(sizeAt(oak, 8, 'grown')?.spreadFt).toEqual({ least: 25, most: 50 })
  })

  test('is unknown without a height today, a growth rate or a grown size, and for what isn’t woody', () => {
    expect(sizeAt(oak, null, 5)).toBeNull()
    expect(sizeAt({ ...oak, growthRate: null }, 8, 5)).toBeNull()
    expect(sizeAt({ ...oak, heightFt: null }, 8, 'grown')).toBeNull()
    expect(sizeAt({ ...oak, spreadFt: null }, 8, 'grown')).toBeNull()
    expect(sizeAt({ ...oak, plantType: 'grass' }, 2, 5)).toBeNull()
    expect(sizeAt({ ...oak, plantType: 'grass' }, null, 'grown')).not.toBeNull()
  })

  const range = fc
    .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 60 }))
    .map(([least, more]) => ({
      least,
      most: least + more,
    }))
  const plants = fc.record({
    plantType: fc.constantFrom('tree', 'shrub'),
    growthRate: fc.constantFrom('slow', 'medium', 'fast'),
    heightFt: range,
    spreadFt: range,
  })

  test('never shrinks from one age to the next, and stays within what’s on record', () => {
    fc.assert(
      fc.property(plants, fc.double({ min: 0.2, max: 1, noNaN: true }), (plant, share) => {
        const todayFt = plant.heightFt.most * share
        const sizes = ages.map((age) => sizeAt(plant, todayFt, age)).filter((size) => size !== null)
        expect(sizes).toHaveLength(ages.length)
        const rises = (of: (size: PlantSize) => number) =>
          expect(sizes.map(of)).toEqual(sizes.map(of).toSorted((one, other) => one - other))
        rises(({ heightFt }) => heightFt.least)
        rises(({ heightFt }) => heightFt.most)
        rises(({ spreadFt }) => spreadFt.most)
        for (const size of sizes)
          for (const part of ['heightFt', 'spreadFt'] as const) {
            expect(size[part].least).toBeLessThanOrEqual(size[part].most)
            expect(size[part].most).toBeLessThanOrEqual(plant[part].most)
          }
      }),
    )
  })
})
