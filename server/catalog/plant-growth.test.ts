import { expect, test } from 'vitest'
import { climbs, drawnSize, stalkFeet } from '#domain/growth/drawn-size.ts'
import { readPlantRecords, slugOf } from '../../tools/catalogue/plant-record.ts'
import { pictureShapes } from './plant-growth.ts'

const rangeOf = ([least, most]: readonly number[]) => ({ least: least ?? 0, most: most ?? 0 })

const records = readPlantRecords()

/** Every plant but climbers, which are drawn on a trellis. */
const plants = records
  .filter(({ facts }) => !climbs(facts.plant_type, rangeOf(facts.mature_height_ft)))
  .map(({ facts }) => {
    const plant = {
      plantType: facts.plant_type,
      shape: pictureShapes[slugOf(facts.name)] ?? { width: Number.NaN, leaves: 1 },
      heightFt: rangeOf(facts.mature_height_ft),
      spreadFt: rangeOf(facts.mature_spread_ft),
    }
    const sizes = (['most', 'middle'] as const).map((at) => drawnSize(plant, at))
    return { name: facts.name, note: facts.bloom_note, plant, shape: plant.shape, sizes }
  })

/** By how much a length is outside of a range: 0.1 is a tenth too short or too long. */
const outside = (feet: number, { least, most }: { least: number; most: number }) =>
  Math.max(0, feet / most - 1, 1 - feet / least)

test('every plant of the catalog has a picture of a known shape', () => {
  const unknown = records.filter(({ facts }) => pictureShapes[slugOf(facts.name)] === undefined)
  expect(unknown).toEqual([])
})

test('[SG-07, GR-11] no plant is stretched: each has the shape of its picture, inside its recorded height and spread', () => {
  // Where a picture fits no recorded size, the height wins. These are the plants whose width is then off, and by how much.
  const off: Record<string, number> = {}
  for (const { name, plant, shape, sizes } of plants)
    for (const { heightFt, widthFt } of sizes) {
      expect(widthFt / heightFt).toBeCloseTo(shape.width)
      expect(outside(heightFt * shape.leaves, plant.heightFt), name).toBeCloseTo(0)
      const share = outside(widthFt, plant.spreadFt)
      if (share > 0.001) off[name] = Math.round(share * 100) / 100
    }
  expect(off).toEqual({})
})

test('[SG-07] a stalk in flower is as high above its leaves as the bloom note says', () => {
  const stalks = plants.flatMap(({ name, note, shape, sizes }) => {
    const stalk = shape.leaves < 1 ? stalkFeet(note) : null
    return stalk === null ? [] : [{ name, stalk, heightFt: sizes[0]?.heightFt ?? 0 }]
  })
  expect(stalks.map(({ name }) => name)).toEqual([
    'Pale-leaf Yucca',
    'Red Yucca',
    'Texas Sotol',
    'Twistleaf Yucca',
  ])
  for (const { name, stalk, heightFt } of stalks) expect(outside(heightFt, stalk), name).toBeLessThan(0.12)
})
