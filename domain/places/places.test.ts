import { describe, expect, test } from 'vitest'
import { areasOf, type CommunityFacts, groundAt, groundsOf } from './community-facts.ts'
import { communities, findCommunity } from './communities.ts'
import { northSanAntonio, toMapPosition } from './map-position.ts'
import { nearestCommunities } from './nearby-communities.ts'
import { ridge, unknown } from '#tests/support/sample-communities.ts'

test('neighbors come from the coordinates, the nearest first, with their direction', () => {
  const at = (slug: string, latitude: number, longitude: number) => ({
    slug,
    name: slug,
    position: { latitude, longitude },
  })
  const all = [at('ridge', 29.795, -98.732), at('south', 29.6, -98.732), at('east', 29.795, -98.6), unknown]
  expect(nearestCommunities(ridge, all, 5)).toEqual([
    { slug: 'east', name: 'east', miles: 9.9, direction: 'east' },
    { slug: 'south', name: 'south', miles: 16.8, direction: 'south' },
  ])
  expect(nearestCommunities(ridge, all, 1)).toHaveLength(1)
  expect(nearestCommunities(unknown, all, 5)).toEqual([])
})

test('where two grounds meet, both count', () => {
  expect(groundsOf(ridge)).toEqual(['limestone'])
  expect(groundsOf({ ...ridge, groundCertain: false })).toEqual(['limestone', 'clay'])
  expect(groundsOf({ ...ridge, ground: 'clay', groundCertain: false })).toEqual(['clay'])
  expect(groundsOf(unknown)).toEqual([])
  const belts: CommunityFacts['belts'] = [
    { name: 'South', ground: 'sand', groundCertain: false, deerPressure: 'low', zipCodes: ['78221'] },
  ]
  expect(groundAt('78221', { ...ridge, belts })).toMatchObject({ ground: 'sand', groundCertain: false })
  expect(groundAt('78006', { ...ridge, belts })).toMatchObject({ ground: 'limestone', groundCertain: true })
  expect(areasOf({ ...ridge, zipCodes: ['78006', '78221'], belts })).toMatchObject([
    { name: 'South', ground: 'sand', deerPressure: 'low', zipCodes: ['78221'] },
    { name: 'The middle of town', ground: 'limestone', deerPressure: 'high', zipCodes: ['78006'] },
  ])
  expect(areasOf(ridge)).toEqual([])
})

describe('[RT-03] the communities', () => {
  test('are 36, each found by its slug', () => {
    expect(communities).toHaveLength(36)
    for (const community of communities) expect(findCommunity(community.slug)).toBe(community)
    expect(findCommunity('atlantis')).toBeUndefined()
  })
})

test('on the map, north is up and east is right, in miles from North San Antonio', () => {
  expect(toMapPosition(northSanAntonio)).toEqual({ eastMiles: 0, southMiles: 0 })
  const { eastMiles, southMiles } = toMapPosition({ latitude: 28.61, longitude: -97.49 })
  expect(eastMiles).toBeCloseTo(60.15)
  expect(southMiles).toBeCloseTo(68.88)
})

test.each([
  ['north', 0.2, 0],
  ['northeast', 0.2, 0.23],
  ['east', 0, 0.2],
  ['southeast', -0.2, 0.23],
  ['south', -0.2, 0],
  ['southwest', -0.2, -0.23],
  ['west', 0, -0.2],
  ['northwest', 0.2, -0.23],
])('a neighbor lies %s', (direction, north, east) => {
  const position = { latitude: 29.795 + north, longitude: -98.732 + east }
  expect(nearestCommunities(ridge, [{ slug: 'there', name: 'There', position }], 1)).toMatchObject([
    { direction },
  ])
})

test('neighbors at the same distance are sorted by name', () => {
  const position = { latitude: 29.9, longitude: -98.732 }
  const all = ['b', 'a', 'c'].map((name) => ({ slug: name, name, position }))
  expect(nearestCommunities(ridge, all, 5).map(({ name }) => name)).toEqual(['a', 'b', 'c'])
})
