import { describe, expect, test } from 'vitest'
import type { CommunityFacts } from './community-facts.ts'
import { groundsOf, isLittleKnown } from './community-facts.ts'
import { communityReach, reachInBrief, reachInWords } from './community-reach.ts'
import { communityNotes, descriptionOf, leadOf, titleOf, zipCodesInBrief } from './community-words.ts'
import { localWishes } from './local-wishes.ts'
import { nearestCommunities } from './nearby-communities.ts'
import { defaultZones } from '#domain/delivery/delivery-zone.ts'

const unknown: CommunityFacts = {
  slug: 'nowhere',
  name: 'Nowhere',
  kind: 'community',
  counties: [],
  zipCodes: [],
  position: null,
  elevationFt: null,
  nearestRoad: null,
  ground: 'unknown',
  groundCertain: false,
  ecoregion: null,
  soil: null,
  usdaZone: null,
  waterProvider: null,
  deerPressure: null,
  notableFacts: [],
  oakWiltRules: null,
  localKeywords: ['shade trees Nowhere'],
}
const ridge: CommunityFacts = {
  ...unknown,
  slug: 'ridge',
  name: 'Ridge',
  counties: ['Kendall'],
  zipCodes: ['78006'],
  position: { latitude: 29.795, longitude: -98.732 },
  elevationFt: 1411,
  nearestRoad: 'I-10 and SH 46',
  ground: 'limestone',
  groundCertain: true,
  ecoregion: 'Edwards Plateau',
  soil: 'thin soil over limestone',
  usdaZone: '8b',
  waterProvider: 'City of Ridge',
  deerPressure: 'high',
}

const yard = { latitude: 29.8923, longitude: -98.4083 }
const noZips = new Map()

describe('how far a community is', () => {
  test('one with few ZIP codes has one distance, estimated from the yard, and its fee', () => {
    const reach = communityReach(ridge, yard, noZips, defaultZones)
    expect(reachInBrief(reach)).toBe('26 mi, free')
    expect(reachInWords(reach)).toBe('About 26 miles by road from our yard, delivery free')
  })

  test('one with many says from which to which of its ZIP codes', () => {
    const zips = new Map([
      ['78261', { latitude: 29.7, longitude: -98.4 }],
      ['78221', { latitude: 29.33, longitude: -98.5 }],
    ])
    const wide = { ...ridge, zipCodes: ['78261', '78221', '78201', '78202'] }
    expect(reachInBrief(communityReach(wide, yard, zips, defaultZones))).toBe('17 to 49 mi, free to $200')
    expect(reachInWords(communityReach(wide, yard, zips, defaultZones))).toContain('by ZIP code')
  })

  test('where the place or the yard is not known there is no distance and no fee', () => {
    expect(reachInBrief(communityReach(unknown, yard, noZips, defaultZones))).toBe('ask us')
    expect(reachInBrief(communityReach(ridge, null, noZips, defaultZones))).toBe('ask us')
    expect(reachInWords({ kind: 'unknown' })).toBe('Distance not known, so ask us')
  })

  test('the yard itself is no figure', () => {
    expect(reachInBrief(communityReach({ ...ridge, position: yard }, yard, noZips, defaultZones))).toBe(
      'our yard, free',
    )
  })
})

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

describe('what a page says', () => {
  test('is only what is recorded', () => {
    expect(leadOf(ridge)).toBe('Thin soil over limestone. On I-10 and SH 46, 1,411 ft above the sea.')
    expect(communityNotes(ridge).map(({ title }) => title)).toEqual(['Ground', 'Deer', 'Water'])
    expect(communityNotes(unknown)).toEqual([])
    expect(isLittleKnown(unknown)).toBe(true)
    expect(isLittleKnown(ridge)).toBe(false)
  })

  test('fits a search result', () => {
    const long = { ...ridge, name: 'A Community With Quite A Long Name', soil: 'a soil '.repeat(30) }
    expect(titleOf(ridge)).toBe('Native trees in Ridge, TX | Hill Country Tree Company')
    for (const facts of [ridge, long, unknown]) {
      expect(titleOf(facts).length).toBeLessThanOrEqual(60)
      expect(
        descriptionOf(facts, 'About 26 miles by road from our yard, delivery free').length,
      ).toBeLessThanOrEqual(160)
    }
  })

  test('counts ZIP codes where they are many', () => {
    expect(zipCodesInBrief(ridge)).toBe('78006')
    expect(zipCodesInBrief({ zipCodes: ['1', '2', '3', '4', '5'] })).toBe('5, from 1 to 5')
    expect(zipCodesInBrief(unknown)).toBeNull()
  })
})

test('at an edge both grounds count', () => {
  expect(groundsOf(ridge)).toEqual(['limestone'])
  expect(groundsOf({ ...ridge, groundCertain: false })).toEqual(['limestone', 'clay'])
  expect(groundsOf({ ...ridge, ground: 'clay', groundCertain: false })).toEqual(['clay'])
  expect(groundsOf(unknown)).toEqual([])
})

test('[CY-01] wishes are read from the keywords and the facts of a place', () => {
  const facts = {
    ...ridge,
    localKeywords: ['fast growing shade trees 78108', 'pecan trees Ridge'],
    notableFacts: ['Oak wilt has been identified in Ridge.', 'Ridge Creek runs through town.'],
  }
  expect([...localWishes(facts)].toSorted()).toEqual(['deer', 'fast', 'oak wilt', 'pecan', 'shade', 'wet'])
  expect([...localWishes({ ...unknown, localKeywords: [] })]).toEqual([])
})
