import { describe, expect, test } from 'vitest'
import type { CommunityFacts } from './community-facts.ts'
import { fittingPlants, fittingPlantsOfAll } from './fitting-plants.ts'
import { isHardyIn, takesGround, type PlantFacts } from './plant-facts.ts'
import { place, plant } from '#tests/support/sample-communities.ts'

const names = (facts: CommunityFacts, natives: PlantFacts[]) =>
  fittingPlants(facts, natives).map(({ name }) => name)

describe('what fits', () => {
  test('takes the ground: texture, and lime in all but sand', () => {
    expect(takesGround(plant('A', { soilTextures: ['sand'] }), 'clay')).toBe(false)
    expect(takesGround(plant('A', { soilTextures: ['caliche'] }), 'limestone')).toBe(true)
    const acid = plant('A', { soilPh: 'acidic to neutral', soilTextures: ['sand', 'clay'] })
    expect([takesGround(acid, 'clay'), takesGround(acid, 'sand')]).toEqual([false, true])
  })

  test('is hardy in the zone, and in both on the line between two', () => {
    expect([isHardyIn(plant('A'), '9a'), isHardyIn(plant('A', { usdaZone: '5a-8b' }), '9a')]).toEqual([
      true,
      false,
    ])
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
  const natives = [plant('Absent', { sizesInStock: 0, isBestSeller: true }), plant('Present')]
  expect(names(place, natives)).toEqual(['Present', 'Absent'])
})

test('a list has ten plants, mostly trees, at most two of them oaks', () => {
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

test('no red oak is listed where oak wilt is common', () => {
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
    Tough: 'Came through February 2021 and stays green all winter.',
    Guest: 'Grows wild on the Blackland Prairie and feeds Monarch caterpillars.',
    Plain: 'Flowers from March to April.',
  })
})

test('a community with unknown ground has no list', () => {
  expect(names({ ...place, ground: 'unknown' }, [plant('A')])).toEqual([])
})

describe('which of two comes first', () => {
  const asked = (keyword: string): CommunityFacts => ({ ...place, localKeywords: [keyword] })
  const limestone: CommunityFacts = { ...place, ground: 'limestone' }
  const stony = { soilTextures: ['limestone', 'caliche'] }

  // Named so that without a reason the second would come first, by the alphabet.
  test.each<[string, CommunityFacts, Partial<PlantFacts>, Partial<PlantFacts>]>([
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
    ['one in more sizes', place, { sizesInStock: 3 }, { sizesInStock: 2 }],
    [
      'the shallower rooted on limestone',
      limestone,
      { soilTextures: ['limestone', 'caliche', 'shallow'] },
      stony,
    ],
    ['what deer leave alone', asked('deer'), { deerTolerance: 'High' }, { deerTolerance: 'Medium' }],
    ['what deer only taste', asked('deer'), { deerTolerance: 'Medium' }, { deerTolerance: 'Low' }],
    ['one safe from oak wilt', asked('oak wilt'), { oakWilt: 'low' }, {}],
    ['one not in danger of it', asked('oak wilt'), {}, { oakWilt: 'intermediate' }],
    ['one in some danger of it', asked('oak wilt'), { oakWilt: 'intermediate' }, { oakWilt: 'high' }],
    ['a fast one', asked('fast growing'), { growthRate: 'fast' }, {}],
    ['one that is not slow', asked('fast growing'), {}, { growthRate: 'slow' }],
    [
      'a low one',
      asked('small yard'),
      { heightFt: { least: 20, most: 45 } },
      { heightFt: { least: 20, most: 46 } },
    ],
    ['a street tree', asked('shade'), { landscapeUses: ['shade', 'street tree'] }, {}],
    [
      'a tall one',
      asked('acreage'),
      { heightFt: { least: 30, most: 50 } },
      { heightFt: { least: 30, most: 49 } },
    ],
    [
      'an evergreen screen',
      asked('windbreak'),
      { landscapeUses: ['shade', 'screen'], leafRetention: 'evergreen' },
      { landscapeUses: ['shade', 'screen'] },
    ],
    ['an oak', asked('oak trees'), { scientificName: 'Quercus alba' }, {}],
    ['the pecan', asked('pecan'), { slug: 'pecan' }, { slug: 'pecan-like', isBestSeller: true }],
    ['one that stands wet feet', asked('creek bottom'), { toleratesPoorDrainage: true }, {}],
  ])('%s', (_, facts, better, worse) => {
    expect(
      names(facts, [
        plant('A', { ...(facts === limestone && stony), ...worse }),
        plant('Z', { ...(facts === limestone && stony), ...better }),
      ]),
    ).toEqual(['Z', 'A'])
  })

  test.each<[string, CommunityFacts, Partial<PlantFacts>]>([
    ['an unknown height is not held against it', asked('small yard'), { heightFt: null }],
    ['thirst does not count where it is wet', asked('creek bottom'), { droughtTolerance: 'low' }],
    ['a screen that drops its leaves is none', asked('windbreak'), { landscapeUses: ['shade', 'screen'] }],
    ['deer do not decide on a tree', asked('deer'), { deerTolerance: null }],
    ['caliche counts for nothing in clay', place, { soilTextures: ['clay', 'caliche', 'shallow'] }],
  ])('%s, and the alphabet decides', (_, facts, other) => {
    expect(names(facts, [plant('Z', other), plant('A')])).toEqual(['A', 'Z'])
    expect(names(facts, [plant('Z'), plant('A', other)])).toEqual(['A', 'Z'])
  })

  test('a plant other than a tree ranks lower if deer eat it', () => {
    const shrub = { plantType: 'shrub', landscapeUses: [] }
    const natives = [
      plant('A', { ...shrub, deerTolerance: null }),
      plant('Z', { ...shrub, deerTolerance: 'Medium' }),
    ]
    expect(names(asked('deer'), natives)).toEqual(['Z', 'A'])
  })
})

test('large lots get one more shade tree, small yards one fewer', () => {
  const natives = [
    ...Array.from({ length: 9 }, (_, index) => plant(`Shade ${index}`)),
    ...Array.from({ length: 9 }, (_, index) => plant(`Small ${index}`, { landscapeUses: ['accent'] })),
  ]
  const shadeTrees = (keyword: string) => {
    const list = names({ ...place, localKeywords: [keyword] }, natives)
    expect(list).toHaveLength(6)
    return list.filter((name) => name.startsWith('Shade')).length
  }
  expect([shadeTrees(''), shadeTrees('acreage'), shadeTrees('small yard')]).toEqual([3, 4, 2])
})

test('a list has two shrubs, a grass and one other plant', () => {
  const kinds = ['shrub', 'grass', 'perennial', 'succulent', 'vine', 'annual']
  const natives = kinds.flatMap((plantType) =>
    [1, 2, 3].map((turn) => plant(`${plantType} ${turn}`, { plantType, landscapeUses: [] })),
  )
  expect(names(place, natives)).toEqual(['shrub 1', 'shrub 2', 'grass 1', 'perennial 1'])
  expect(
    names(
      place,
      natives.filter(({ plantType }) => plantType === 'succulent'),
    ),
  ).toEqual(['succulent 1'])
  expect(
    names(
      place,
      natives.filter(({ plantType }) => plantType === 'vine'),
    ),
  ).toEqual(['vine 1'])
  expect(
    names(
      place,
      natives.filter(({ plantType }) => plantType === 'annual'),
    ),
  ).toEqual([])
})

describe('the lists of neighbors', () => {
  const natives = ['A', 'B', 'C', 'D'].map((name) => plant(name))
  const lists = (...all: CommunityFacts[]) =>
    [...fittingPlantsOfAll(all, natives)].map(([slug, list]) =>
      [slug, ...list.map(({ name }) => name)].join(' '),
    )
  const second = { ...place, slug: 'second' }

  test('on the same ground vary among equally good plants', () => {
    expect(lists(place, second)).toEqual(['place A B C', 'second D A B'])
  })

  test('on another ground start over', () => {
    const either = natives.map((each) => ({ ...each, soilTextures: ['clay', 'limestone'] }))
    const both = fittingPlantsOfAll([place, { ...second, ground: 'limestone' }], either)
    expect(both.get('second')?.map(({ name }) => name)).toEqual(['A', 'B', 'C'])
  })

  test('still name a plant that is better by more than the penalty', () => {
    const favorite = [plant('Z', { isBestSeller: true, ecoregions: ['Blackland Prairie'] }), ...natives]
    const all = Array.from({ length: 8 }, (_, index) => ({ ...place, slug: String(index) }))
    for (const list of fittingPlantsOfAll(all, favorite).values()) expect(list[0]?.name).toBe('Z')
  })
})
