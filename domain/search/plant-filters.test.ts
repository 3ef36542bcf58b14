import { expect, test } from 'vitest'
import { catalogOf, type PlantFacts } from '#tests/support/catalog-rows.ts'
import { bestSellerFilter } from './plant-filters.ts'

const valuesOf = (facts: PlantFacts) => catalogOf({ Plant: facts }).plants[0]?.values

test.each([
  ['8a-9a', ['8a', '8b', '9a']],
  ['8b', ['8b']],
  ['3a-6a', ['6a']],
  ['10b-11a', ['10b']],
  [null, []],
])('[FL-06] zone %s covers each half zone from its first to its last', (usdaZone, zones) => {
  expect(valuesOf({ usdaZone })?.zones).toEqual(zones)
})

test('[FL-06] an annual grows in every zone', () => {
  expect(valuesOf({ plantType: 'annual' })?.zones).toHaveLength(10)
})

test('a plant grows in the grounds that its record names', () => {
  expect(valuesOf({ soilTextures: ['loam', 'sand', 'limestone'] })?.grounds).toEqual(['limestone', 'sand'])
  expect(valuesOf({ soilTextures: [] })?.grounds).toEqual([])
})

test('leaves and growth are exactly as on record', () => {
  expect(valuesOf({ leafRetention: 'evergreen', growthRate: 'slow' })).toMatchObject({
    leaves: ['evergreen'],
    growth: ['slow'],
  })
  expect(valuesOf({ leafRetention: null, growthRate: null })).toMatchObject({ leaves: [], growth: [] })
})

test.each([
  ['No', ['Yes']],
  ['Yes', []],
  ['Not assessed', []],
])('[FL-07] "%s" to whether it’s toxic to pets makes it safe: %j', (toxicToPets, petSafe) => {
  expect(valuesOf({ toxicToPets })?.petSafe).toEqual(petSafe)
})

test('[IN-13] only best sellers are counted as such', () => {
  const { counted } = bestSellerFilter(false)
  expect(counted?.of({ isBestSeller: true })).toEqual(['Yes'])
  expect(counted?.of({ isBestSeller: false })).toEqual([])
})
