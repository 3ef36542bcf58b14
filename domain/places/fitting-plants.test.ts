import { describe, expect, test } from 'vitest'
import type { CommunityFacts } from './community-facts.ts'
import { fittingPlants } from './fitting-plants.ts'
import type { PlantFacts } from './plant-facts.ts'
import { oakRule, place, plant } from '#tests/support/sample-communities.ts'

type Recorded = Parameters<typeof plant>[1]

const names = (facts: CommunityFacts, natives: PlantFacts[]) =>
  fittingPlants(facts, natives).map(({ plant: { name } }) => name)

describe('what fits', () => {
  test('is hardy in both zones on the line between two', () => {
    const edge = { ...place, usdaZone: '8b/9a' }
    expect(names(edge, [plant('Both'), plant('Warm', { usdaZone: '9a-11a' })])).toEqual(['Both'])
  })

  test('takes both grounds where two meet', () => {
    const edge: CommunityFacts = { ...place, ground: 'limestone', groundCertain: false }
    const natives = [plant('Clay only'), plant('Either', { soilTextures: ['limestone', 'clay'] })]
    expect(names(edge, natives)).toEqual(['Either'])
  })
})

test('plants in stock come first', () => {
  const natives = [plant('Absent', { sizes: 0, isBestSeller: true }), plant('Present')]
  expect(names(place, natives)).toEqual(['Present', 'Absent'])
})

const many = (count: number, kind: Recorded, label: string) =>
  Array.from({ length: count }, (_, index) => plant(`${label} ${index}`, kind))
const screen: Recorded = {
  plantType: 'shrub',
  landscapeUses: ['screen'],
  leafRetention: 'evergreen',
}
const color: Recorded = { plantType: 'shrub', landscapeUses: ['accent'], bloomMonths: [4] }
const understory: Recorded = {
  plantType: 'shrub',
  landscapeUses: ['understory'],
  exposure: 'Part Shade',
}
const someOfEach = [
  ...many(5, { scientificName: 'Quercus', isBestSeller: true }, 'Oak'),
  ...many(5, {}, 'Shade'),
  ...many(5, screen, 'Screen'),
  ...many(5, color, 'Color'),
  ...many(5, understory, 'Under'),
]
const uses = (facts: CommunityFacts, natives: PlantFacts[]) => {
  const byUse = Map.groupBy(fittingPlants(facts, natives), ({ use }) => use)
  return Object.fromEntries([...byUse].map(([use, list]) => [use, list.map(({ plant: { name } }) => name)]))
}

test('a list has ten plants by use, at most half of the shade oaks', () => {
  expect(uses(place, someOfEach)).toEqual({
    shade: ['Oak 0', 'Oak 1', 'Shade 0'],
    screen: ['Screen 0', 'Screen 1'],
    color: ['Color 0', 'Color 1', 'Color 2'],
    'under oaks': ['Under 0', 'Under 1'],
  })
})

test.each<[string, string, Recorded]>([
  ['a screen stays green', 'Screen', { ...screen, leafRetention: 'deciduous' }],
  ['color is neither grass', 'Color', { ...color, plantType: 'grass' }],
  ['nor annual', 'Color', { ...color, plantType: 'annual' }],
  ['nor without flower and fall color', 'Color', { ...color, bloomMonths: [] }],
  ['nor a shade tree', 'Color', { ...color, landscapeUses: ['accent', 'shade'] }],
  ['under oaks it is shady', 'Under', { ...understory, exposure: 'Full Sun' }],
  ['of known exposure', 'Under', { ...understory, exposure: null }],
  ['and dry', 'Under', { ...understory, droughtTolerance: 'low' }],
])('%s: another plant is not listed', (_, label, kind) => {
  expect(names(place, many(1, kind, label))).toEqual([])
})

test('neighbors on the same ground share a list', () => {
  expect(uses({ ...place, slug: 'second' }, someOfEach)).toEqual(uses(place, someOfEach))
})

test('a creek gets one shade tree of its own, which is listed nowhere else', () => {
  const cypress = plant('Cypress', { soilTextures: ['wet'], landforms: ['creek'], droughtTolerance: 'low' })
  const pecan = plant('Pecan', { landforms: ['creek'], nativeHere: false })
  const natives = [cypress, pecan, ...someOfEach]
  expect(uses({ ...place, waters: ['Place Creek'] }, natives)['shade']).toEqual([
    'Oak 0',
    'Shade 0',
    'Cypress',
  ])
  expect(uses(place, natives)['shade']).toEqual(['Oak 0', 'Oak 1', 'Shade 0'])
})

test('no red oak is listed where oak wilt is on record, or the city forbids it', () => {
  const natives = ['Elm', 'Ash'].map((name) => plant(name)).concat(plant('Red', { oakWilt: 'high' }))
  expect(names(place, natives)).toContain('Red')
  expect(names({ ...place, oakWilt: 'county' }, natives)).not.toContain('Red')
  expect(names({ ...place, oakRule: { ...oakRule, forbidsRedOaks: true } }, natives)).not.toContain('Red')
})

test('each has the reasons that fewest of the others share, all of them recorded facts', () => {
  const deer = { ...place, deerPressure: 'high' } as const
  const list = fittingPlants(deer, [
    plant('Tough', { deerTolerance: 'High', february2021: 'yes', leafRetention: 'evergreen' }),
    plant('Guest', { larvalHostOf: ['Monarch'], ecoregions: ['Blackland Prairie'] }),
    plant('Plain', { landscapeUses: ['accent'], bloomMonths: [3, 4] }),
  ])
  expect(Object.fromEntries(list.map(({ plant: { name }, reason }) => [name, reason]))).toEqual({
    Tough: 'Came through February 2021, evergreen.',
    Guest: 'Wild on the Blackland Prairie, feeds Monarch caterpillars.',
    Plain: 'Flowers March to April.',
  })
})

test('a community with unknown ground has no list', () => {
  expect(names({ ...place, ground: 'unknown' }, [plant('A')])).toEqual([])
})

describe('which of two comes first', () => {
  const asked = (keyword: string): CommunityFacts => ({ ...place, localKeywords: [keyword] })
  const limestone: CommunityFacts = { ...place, ground: 'limestone' }
  const wilt: CommunityFacts = { ...place, oakWilt: 'here' }
  const stony = { soilTextures: ['limestone', 'caliche'] }

  // Named so that without a reason the second would come first, by the alphabet.
  test.each<[string, CommunityFacts, Recorded, Recorded]>([
    [
      'one that grows wild there',
      place,
      { ecoregions: ['Blackland Prairie'] },
      { ecoregions: ['Edwards Plateau'] },
    ],
    ['one that is native to the area', place, {}, { nativeHere: false }],
    ['one that gets by on little water', place, { droughtTolerance: 'high' }, {}],
    ['one that needs no more than most', place, {}, { droughtTolerance: 'low' }],
    ['a best seller', place, { isBestSeller: true }, {}],
    ['one without a drawback', place, {}, { cautions: ['Said to be INVASIVE near creeks.'] }],
    ['one in more sizes', place, { sizes: 3 }, { sizes: 2 }],
    [
      'the shallower rooted on limestone',
      limestone,
      { soilTextures: ['limestone', 'caliche', 'shallow'] },
      stony,
    ],
    ['what deer leave alone', asked('deer'), { deerTolerance: 'High' }, { deerTolerance: 'Medium' }],
    ['what deer only taste', asked('deer'), { deerTolerance: 'Medium' }, { deerTolerance: 'Low' }],
    ['one safe from oak wilt', wilt, { oakWilt: 'low' }, {}],
    ['one not in danger of it', wilt, {}, { oakWilt: 'intermediate' }],
    ['a fast one', asked('fast growing'), { growthRate: 'fast' }, {}],
    ['one that is not slow', asked('fast growing'), {}, { growthRate: 'slow' }],
    [
      'a low one',
      asked('small yard'),
      { minHeightFt: 20, maxHeightFt: 45 },
      { minHeightFt: 20, maxHeightFt: 46 },
    ],
    ['a street tree', asked('shade'), { landscapeUses: ['shade', 'street tree'] }, {}],
    [
      'a tall one',
      asked('acreage'),
      { minHeightFt: 30, maxHeightFt: 50 },
      { minHeightFt: 30, maxHeightFt: 49 },
    ],
    [
      'an evergreen screen',
      asked('windbreak'),
      { landscapeUses: ['shade', 'screen'], leafRetention: 'evergreen' },
      { landscapeUses: ['shade', 'screen'] },
    ],
    ['an oak', asked('oak trees'), { scientificName: 'Quercus alba' }, {}],
    ['the pecan', asked('pecan'), { slug: 'pecan' }, { slug: 'pecan-like', isBestSeller: true }],
    ['one that takes clay that drains slowly', place, { toleratesPoorDrainage: 'Yes' }, {}],
  ])('%s', (_, facts, better, worse) => {
    expect(
      names(facts, [
        plant('A', { ...(facts === limestone && stony), ...worse }),
        plant('Z', { ...(facts === limestone && stony), ...better }),
      ]),
    ).toEqual(['Z', 'A'])
  })

  test.each<[string, CommunityFacts, Recorded]>([
    ['an unknown height is not held against it', asked('small yard'), { maxHeightFt: null }],
    ['a screen that drops its leaves is none', asked('windbreak'), { landscapeUses: ['shade', 'screen'] }],
    ['deer do not decide on a tree', asked('deer'), { deerTolerance: null }],
    ['caliche counts for nothing in clay', place, { soilTextures: ['clay', 'caliche', 'shallow'] }],
  ])('%s, and the alphabet decides', (_, facts, other) => {
    expect(names(facts, [plant('Z', other), plant('A')])).toEqual(['A', 'Z'])
    expect(names(facts, [plant('Z'), plant('A', other)])).toEqual(['A', 'Z'])
  })

  test('a plant other than a tree ranks lower if deer eat it', () => {
    const shrub = color
    const natives = [
      plant('A', { ...shrub, deerTolerance: null }),
      plant('Z', { ...shrub, deerTolerance: 'Medium' }),
    ]
    expect(names(asked('deer'), natives)).toEqual(['Z', 'A'])
  })
})

test('large lots get one more shade tree, small yards one fewer, and ten in all', () => {
  const shadeTrees = (keyword: string) => {
    const list = fittingPlants({ ...place, localKeywords: [keyword] }, someOfEach)
    expect(list).toHaveLength(10)
    return list.filter(({ use }) => use === 'shade').length
  }
  expect([shadeTrees(''), shadeTrees('acreage'), shadeTrees('small yard')]).toEqual([3, 4, 2])
})
