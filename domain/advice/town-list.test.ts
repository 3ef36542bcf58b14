import { describe, expect, test } from 'vitest'
import { areasOf, type CommunityFacts } from '#domain/places/community-facts.ts'
import type { PlantFacts } from '#domain/places/plant-facts.ts'
import { readGolden, wordsOf } from '#tests/golden/read-golden.ts'
import { realCatalog } from '#tests/support/real-catalog.ts'
import { realCommunities } from '#tests/support/real-places.ts'
import { realWishes } from '#tests/support/real-wishes.ts'
import { place, plant } from '#tests/support/sample-communities.ts'
import { townList } from './town-list.ts'

const catalog = realCatalog()
const communities = realCommunities()
const listFor = (facts: CommunityFacts) => townList(facts, catalog.plants, catalog.wishes)

const areas = ['north', 'edge', 'south', 'middle']

function placeNamed(name = ''): CommunityFacts {
  const [slug, area = ''] = name.split('/')
  const facts = communities.find((each) => each.slug === slug) ?? expect.fail(name)
  return areasOf(facts)[areas.indexOf(area)] ?? facts
}

describe.each(readGolden('towns'))('$place', (row) => {
  const slugs = new Set(listFor(placeNamed(row['place'])).map((each) => each.plant.slug))

  test('has most of the plants that a nurseryman would name', () => {
    const wanted = wordsOf(row['plants_in_order']).map((each) => each.split(':')[0])
    const missing = wanted.filter((slug) => !slugs.has(slug ?? ''))
    // The areas of San Antonio have ZIP codes and ground on record, but no lots and no creeks.
    expect(wanted.length - missing.length, missing.join(' ')).toBeGreaterThanOrEqual(
      row['place']?.includes('/') === true ? 7 : 8,
    )
  })
})

test('every town has ten, each with a short reason, and no red oak is among them', () => {
  const known = communities.filter(({ ground }) => ground !== 'unknown')
  for (const facts of known.flatMap((each) => [each, ...areasOf(each)])) {
    const list = listFor(facts)
    expect(new Set(list.map((each) => each.plant)).size, facts.name).toBe(10)
    for (const { plant: listed, reason } of list) {
      expect(listed.oakWilt, facts.name).not.toBe('high')
      expect(reason.split(' ').length, reason).toBeLessThanOrEqual(12)
      expect(reason).not.toBe('')
    }
  }
})

test('a community with unknown ground has no list', () => {
  expect(listFor({ ...place, ground: 'unknown' })).toEqual([])
})

const shade = { maxSpreadFt: 40, thorns: false, texasNative: 'Yes' }
const trees = ['A', 'B', 'C', 'D', 'E'].map((name) => plant(name, shade))
const shadeOf = (facts: Partial<CommunityFacts>, natives: PlantFacts[]) =>
  townList({ ...place, ...facts }, natives, realWishes())
    .filter(({ use }) => use === 'shade')
    .map((each) => each.plant.name)

test('big lots get a fourth shade tree, small yards make do with two', () => {
  expect(shadeOf({}, trees)).toHaveLength(3)
  expect(shadeOf({ localKeywords: ['trees for acreage'] }, trees)).toHaveLength(4)
  expect(shadeOf({ localKeywords: ['small yard trees'] }, trees)).toHaveLength(2)
})

test('a creek gets a tree of its own, unless it runs dry', () => {
  const cypress = plant('Bald Cypress', { ...shade, slug: 'bald-cypress', landforms: ['creek'] })
  const pecan = plant('Pecan', { ...shade, landforms: ['creek'] })
  const natives = [...trees, cypress, pecan]
  expect(shadeOf({ waters: ['Place Creek'] }, natives)).toEqual(['A', 'B', 'C', 'Pecan'])
  expect(shadeOf({ waters: ['Leon Creek'] }, natives)).toEqual(['A', 'B', 'C'])
  expect(shadeOf({ waters: ['the River'], localKeywords: ['pecan trees'] }, natives)).toEqual([
    'A',
    'B',
    'Bald Cypress',
    'Pecan',
  ])
  const [, , , last] = townList({ ...place, waters: ['Place Creek'] }, natives, realWishes())
  expect(last?.reason).toBe('Only on low, moist ground along Place Creek.')
})

test.each<[string, Partial<CommunityFacts>, Partial<PlantFacts>]>([
  ['a live oak where oak wilt is', { oakWilt: 'here' }, { oakWilt: 'intermediate' }],
  ['what the freeze hurt in zone 8b', { usdaZone: '8b' }, { february2021: 'damaged' }],
  ['a giant in a small yard', { localKeywords: ['HOA friendly trees'] }, { maxSpreadFt: 70 }],
  ['what is not native to Texas', {}, { texasNative: 'No' }],
])('%s is not listed', (_, facts, other) => {
  expect(shadeOf(facts, [plant('A', { ...shade, ...other }), plant('Z', shade)])).toEqual(['Z'])
})

test('at least one shade tree is no oak', () => {
  const oaks = ['A', 'B', 'C'].map((name) => plant(name, { ...shade, scientificName: 'Quercus alba' }))
  expect(shadeOf({}, [...oaks, plant('Z', shade)])).toEqual(['A', 'B', 'Z'])
})

test('where people ask for a windbreak, the second screen is tall', () => {
  const kind = { landscapeUses: ['screen'], thorns: false, texasNative: 'Yes', leafRetention: 'evergreen' }
  const natives = ['A', 'B', 'C'].map((name) =>
    plant(name, { ...kind, minHeightFt: name === 'C' ? 30 : 10, maxHeightFt: name === 'C' ? 50 : 20 }),
  )
  const screens = (localKeywords: string[]) =>
    townList({ ...place, localKeywords }, natives, realWishes()).map((each) => each.plant.name)
  expect(screens([])).toEqual(['A', 'B'])
  expect(screens(['windbreak trees'])).toEqual(['A', 'C'])
})
