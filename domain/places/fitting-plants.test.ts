import { describe, expect, test } from 'vitest'
import type { CommunityFacts } from './community-facts.ts'
import { fittingPlants } from './fitting-plants.ts'
import { isHardyIn, takesGround, type PlantFacts } from './plant-facts.ts'

const place: CommunityFacts = {
  slug: 'place',
  name: 'Place',
  kind: 'city',
  counties: ['Bexar'],
  zipCodes: ['78201'],
  position: { latitude: 29.5, longitude: -98.5 },
  elevationFt: null,
  nearestRoad: null,
  ground: 'clay',
  groundCertain: true,
  ecoregion: null,
  soil: null,
  usdaZone: '9a',
  waterProvider: null,
  deerPressure: null,
  notableFacts: [],
  oakWiltRules: null,
  localKeywords: [],
}

const plant = (name: string, facts: Partial<PlantFacts> = {}): PlantFacts => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  scientificName: `Genus ${name}`,
  plantType: 'tree',
  soilTextures: ['clay', 'loam'],
  soilPh: 'adaptable',
  usdaZone: '7a-9b',
  deerTolerance: 'Low',
  oakWilt: null,
  february2021: 'unknown',
  toleratesPoorDrainage: false,
  droughtTolerance: 'medium',
  growthRate: 'medium',
  leafRetention: 'deciduous',
  fallColor: null,
  bloomMonths: [],
  heightFt: { least: 20, most: 40 },
  landscapeUses: ['shade'],
  larvalHostOf: [],
  ecoregions: [],
  nativeHere: true,
  cautions: [],
  sizesInStock: 1,
  isBestSeller: false,
  ...facts,
})
const names = (facts: CommunityFacts, natives: PlantFacts[]) =>
  fittingPlants(facts, natives).map(({ name }) => name)

describe('what fits', () => {
  test('takes the ground: texture, and lime in all but sand', () => {
    expect(takesGround(plant('A', { soilTextures: ['sand'] }), 'clay')).toBe(false)
    expect(takesGround(plant('A', { soilTextures: ['caliche'] }), 'limestone')).toBe(true)
    const acid = plant('A', { soilPh: 'acidic to neutral', soilTextures: ['sand', 'clay'] })
    expect([takesGround(acid, 'clay'), takesGround(acid, 'sand')]).toEqual([false, true])
  })

  test('is hardy in the zone, and in both where the line runs through', () => {
    expect([isHardyIn(plant('A'), '9a'), isHardyIn(plant('A', { usdaZone: '5a-8b' }), '9a')]).toEqual([
      true,
      false,
    ])
    const edge = { ...place, usdaZone: '8b/9a' }
    expect(names(edge, [plant('Both'), plant('Warm', { usdaZone: '9a-11a' })])).toEqual(['Both'])
  })

  test('takes either ground at an edge', () => {
    const edge: CommunityFacts = { ...place, ground: 'limestone', groundCertain: false }
    const natives = [plant('Clay only'), plant('Either', { soilTextures: ['limestone', 'clay'] })]
    expect(names(edge, natives)).toEqual(['Either'])
  })
})

test('what is in stock comes first', () => {
  const natives = [plant('Absent', { sizesInStock: 0, isBestSeller: true }), plant('Present')]
  expect(names(place, natives)).toEqual(['Present', 'Absent'])
})

test('ten stand on a list, mostly trees, no more than two of them oaks', () => {
  const many = (count: number, kind: Partial<PlantFacts>, label: string) =>
    Array.from({ length: count }, (_, index) => plant(`${label} ${index}`, kind))
  const natives = [
    ...many(5, { scientificName: 'Quercus', isBestSeller: true }, 'Oak'),
    ...many(5, {}, 'Shade'),
    ...many(5, { landscapeUses: ['accent'] }, 'Small'),
    ...many(5, { plantType: 'shrub' }, 'Shrub'),
    ...many(5, { plantType: 'grass' }, 'Grass'),
    ...many(5, { plantType: 'perennial' }, 'Flower'),
  ]
  const list = fittingPlants(place, natives)
  expect(list).toHaveLength(10)
  expect(list.filter(({ plantType }) => plantType === 'tree')).toHaveLength(6)
  expect(list.filter(({ scientificName }) => scientificName === 'Quercus')).toHaveLength(2)
})

test('where oak wilt is at home no red oak is named', () => {
  const wilt = { ...place, notableFacts: ['Oak wilt has been identified in Place.'] }
  const natives = ['Elm', 'Ash', 'Bur'].map((name) => plant(name)).concat(plant('Red', { oakWilt: 'high' }))
  expect(names(wilt, natives)).not.toContain('Red')
})

test('each has the reasons that fewest of the others share, all of them recorded facts', () => {
  const deer = { ...place, deerPressure: 'high' } as const
  const list = fittingPlants(deer, [
    plant('Tough', { deerTolerance: 'High', february2021: 'yes', leafRetention: 'evergreen' }),
    plant('Guest', { larvalHostOf: ['Monarch'], ecoregions: ['Blackland Prairie'] }),
    plant('Plain', { landscapeUses: ['accent'], bloomMonths: [3, 4] }),
  ])
  expect(Object.fromEntries(list.map(({ name, reason }) => [name, reason]))).toEqual({
    Tough: 'Came through February 2021, is seldom eaten by deer and stays green all winter.',
    Guest:
      'Grows wild on the Blackland Prairie, feeds Monarch caterpillars and makes a shade tree of 20 to 40 ft. Deer eat it, so cage it.',
    Plain: 'Flowers from March to April. Deer eat it, so cage it.',
  })
})

test('a place whose ground is not known has no list', () => {
  expect(names({ ...place, ground: 'unknown' }, [plant('A')])).toEqual([])
})
