import { describe, expect, test } from 'vitest'
import type { CommunityFacts } from './community-facts.ts'
import { groundsOf, isLittleKnown, zonesOf } from './community-facts.ts'
import { communities, findCommunity, footerCommunities } from './communities.ts'
import { communityReach, feeInBrief, reachInBrief, reachInWords } from './community-reach.ts'
import {
  communityNotes,
  countiesInWords,
  descriptionOf,
  groundInBrief,
  leadOf,
  listIntro,
  titleOf,
  zipCodesInBrief,
} from './community-words.ts'
import { localWishes, type Wish } from './local-wishes.ts'
import { northSanAntonio, toMapPosition } from './map-position.ts'
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

describe('[RT-03] the communities', () => {
  test('are 36, each found by its address', () => {
    expect(communities).toHaveLength(36)
    for (const community of communities) expect(findCommunity(community.slug)).toBe(community)
    expect(findCommunity('atlantis')).toBeUndefined()
  })

  test('[SH-08] of which the footer names ten, in its own order', () => {
    expect(footerCommunities.map(({ slug }) => slug)).toEqual([
      'san-antonio',
      'boerne',
      'new-braunfels',
      'stone-oak',
      'helotes',
      'fair-oaks-ranch',
      'bulverde',
      'canyon-lake',
      'seguin',
      'spring-branch',
    ])
  })
})

test.each<[Wish, string]>([
  ['deer', 'Deer resistant plants'],
  ['oak wilt', 'oak wilt help'],
  ['fast', 'fast growing trees'],
  ['small', 'small yard trees'],
  ['small', 'HOA friendly trees'],
  ['shade', 'shade for a porch'],
  ['large', 'trees for acreage'],
  ['large', 'large lots'],
  ['windbreak', 'windbreak trees'],
  ['oak', 'live oak trees'],
  ['oak', 'oak trees'],
  ['oak', 'heritage oak'],
  ['oak', 'specimen trees'],
  ['pecan', 'pecan orchards'],
  ['wet', 'creek bottom trees'],
])('[CY-01] a wish for %s is heard in %j', (wish, keyword) => {
  expect([...localWishes({ ...unknown, localKeywords: [keyword] })]).toEqual([wish])
})

test.each<[Wish[], Partial<CommunityFacts>]>([
  [['oak wilt'], { notableFacts: ['An oak-wilt center.'] }],
  [['wet'], { notableFacts: ['On the river.'] }],
  [['wet'], { notableFacts: ['Miles of shoreline.'] }],
  [['wet'], { notableFacts: ['In the flood plain.'] }],
  [['wet'], { notableFacts: ['Two creeks meet.'] }],
  [[], { notableFacts: ['Riverside Drive is long.'] }],
  [['oak wilt'], { oakWiltRules: 'Paint every cut.' }],
  [['deer'], { deerPressure: 'high' }],
  [[], { deerPressure: 'medium' }],
])('wishes %j come from %j', (wishes, facts) => {
  expect([...localWishes({ ...unknown, localKeywords: [], ...facts })]).toEqual(wishes)
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

test('neighbors at the same distance stand by name', () => {
  const position = { latitude: 29.9, longitude: -98.732 }
  const all = ['b', 'a', 'c'].map((name) => ({ slug: name, name, position }))
  expect(nearestCommunities(ridge, all, 5).map(({ name }) => name)).toEqual(['a', 'b', 'c'])
})

describe('what delivery to a community costs', () => {
  const fee = (feeCents: number) => ({ kind: 'fee', feeCents, reason: '' }) as const
  const custom = { kind: 'custom-quote', message: 'x' } as unknown as ReturnType<typeof fee>
  const distance = (miles: number) => ({ miles, minutes: null, approximate: true })
  const one = (miles: number, price: ReturnType<typeof fee>) =>
    ({ kind: 'one', distance: distance(miles), price }) as const
  const byZip = (...prices: [ReturnType<typeof fee>, ReturnType<typeof fee>]) =>
    ({ kind: 'by-zip', nearest: distance(16.6), farthest: distance(49.4), prices }) as const

  test('is one fee, a span of fees, or to be asked', () => {
    expect(feeInBrief(one(26, fee(110_00)))).toBe('$110')
    expect(feeInBrief(one(26, fee(0)))).toBe('free')
    expect(feeInBrief(one(126, custom))).toBe('custom quote')
    expect(feeInBrief(byZip(fee(0), fee(200_00)))).toBe('free–$200')
    expect(feeInBrief(byZip(fee(0), fee(0)))).toBe('free')
    expect(feeInBrief({ kind: 'unknown' })).toBe('ask us')
  })

  test('is said with the distance', () => {
    expect(reachInBrief(one(1.6, fee(0)))).toBe('2 mi, free')
    expect(reachInBrief(one(1.4, fee(0)))).toBe('our yard, free')
    expect(reachInWords(one(1.4, fee(0)))).toBe('Close to our yard, delivery free')
    expect(reachInWords(byZip(fee(0), fee(200_00)))).toBe(
      '17 to 49 miles by road from our yard by ZIP code, delivery free to $200',
    )
  })

  test('is not guessed where none of many ZIP codes can be placed', () => {
    const wide = { ...ridge, zipCodes: ['1', '2', '3', '4'] }
    expect(communityReach(wide, yard, noZips, defaultZones)).toEqual({ kind: 'unknown' })
    expect(communityReach({ ...wide, zipCodes: ['1', '2', '3'] }, yard, noZips, defaultZones).kind).toBe(
      'one',
    )
    const placed = new Map([['4', { latitude: 29.7, longitude: -98.4 }]])
    expect(communityReach(wide, yard, placed, defaultZones)).toMatchObject({ kind: 'by-zip' })
  })

  test('ZIP codes are told from the nearest to the farthest, in whatever order they are listed', () => {
    const zips = new Map([
      ['far', { latitude: 29.33, longitude: -98.5 }],
      ['near', { latitude: 29.7, longitude: -98.4 }],
    ])
    const wide = { ...ridge, zipCodes: ['far', 'near', 'x', 'y'] }
    expect(reachInBrief(communityReach(wide, yard, zips, defaultZones))).toBe('17 to 49 mi, free to $200')
  })
})

describe('a place in words', () => {
  test('counties', () => {
    expect(countiesInWords({ counties: [] })).toBeNull()
    expect(countiesInWords({ counties: ['Kendall'] })).toBe('Kendall County')
    expect(countiesInWords({ counties: ['Comal', 'Kendall'] })).toBe('Comal and Kendall counties')
    expect(countiesInWords({ counties: ['Bexar', 'Comal', 'Kendall'] })).toBe(
      'Bexar, Comal and Kendall counties',
    )
  })

  test('up to four ZIP codes are listed', () => {
    expect(zipCodesInBrief({ zipCodes: ['1', '2', '3', '4'] })).toBe('1, 2, 3, 4')
  })

  test('its ground, and that it lies at an edge', () => {
    expect(groundInBrief(ridge)).toBe('Limestone')
    expect(groundInBrief({ ...ridge, groundCertain: false })).toBe('Limestone, at the edge of clay')
    expect(groundInBrief({ ...ridge, ground: 'clay' })).toBe('Clay')
    expect(groundInBrief({ ...ridge, ground: 'sand' })).toBe('Sandier ground')
    expect(groundInBrief(unknown)).toBeNull()
  })

  test('its lead, shorter where less is recorded', () => {
    expect(leadOf(unknown)).toBe(
      'We plant in Nowhere too. Send us the street, and we look at the ground with you.',
    )
    expect(leadOf({ ...ridge, soil: null })).toBe(
      'Edwards Plateau. On I-10 and SH 46, 1,411 ft above the sea.',
    )
    expect(leadOf({ ...ridge, nearestRoad: null })).toBe('Thin soil over limestone. 1,411 ft above the sea.')
    expect(leadOf({ ...ridge, nearestRoad: null, elevationFt: null })).toBe('Thin soil over limestone.')
  })

  test('its notes by subject', () => {
    expect(communityNotes({ ...ridge, oakWiltRules: 'Paint every cut.' })).toEqual([
      { title: 'Ground', text: 'Edwards Plateau. Thin soil over limestone.' },
      { title: 'Oak wilt', text: 'Paint every cut.' },
      { title: 'Deer', text: 'Deer are a daily matter. Every young trunk gets a cage, whatever its rating.' },
      {
        title: 'Water',
        text: 'City of Ridge. Ask there how a new tree may be watered; drought rules change.',
      },
    ])
    expect(communityNotes({ ...unknown, soil: 'clay' })).toEqual([{ title: 'Ground', text: 'Clay.' }])
  })

  test('what its ten plants have in common', () => {
    const rest = 'What else speaks for it in Ridge stands beside its name.'
    expect(listIntro(ridge)).toBe(`Each of these takes thin soil over limestone and USDA zone 8b. ${rest}`)
    expect(listIntro({ ...ridge, groundCertain: false, usdaZone: '8b/9a' })).toBe(
      `Each of these takes both limestone and clay and USDA zone 8b to 9a. ${rest}`,
    )
    expect(listIntro({ ...ridge, ground: 'clay', groundCertain: false })).toBe(
      `Each of these takes clay and USDA zone 8b. ${rest}`,
    )
    expect(listIntro(unknown)).toBe('')
    expect(listIntro({ ...ridge, usdaZone: null })).toBe('')
    expect(listIntro({ ...ridge, ground: 'unknown' })).toBe('')
  })

  test('its zones are both where the line runs through', () => {
    expect([zonesOf(unknown), zonesOf(ridge), zonesOf({ ...ridge, usdaZone: '8b/9a' })]).toEqual([
      [],
      ['8b'],
      ['8b', '9a'],
    ])
  })

  test('little is known of it as soon as ground, zone or position is missing', () => {
    for (const missing of [{ ground: 'unknown' }, { usdaZone: null }, { position: null }] as const)
      expect(isLittleKnown({ ...ridge, ...missing })).toBe(true)
  })
})

describe('the texts for a search result say as much as fits', () => {
  const reach = 'About 26 miles by road from our yard, delivery free'

  test('the title', () => {
    expect(titleOf({ name: 'x'.repeat(12) })).toBe(
      `Native trees in ${'x'.repeat(12)}, TX | Hill Country Tree Company`,
    )
    expect(titleOf({ name: 'x'.repeat(13) })).toBe(
      `Native trees in ${'x'.repeat(13)}, TX | Hill Country Trees`,
    )
    expect(titleOf({ name: 'x'.repeat(20) })).toBe(`Native trees in ${'x'.repeat(20)}, TX`)
    expect(titleOf({ name: 'x'.repeat(80) })).toBe(`Native trees in ${'x'.repeat(44)}`)
  })

  test('the description', () => {
    const trees = 'Native trees for Ridge'
    expect(descriptionOf(ridge, reach)).toBe(
      `${trees}, Kendall County: thin soil over limestone, zone 8b. ${reach}.`,
    )
    expect(descriptionOf({ ...ridge, counties: [], soil: null }, reach)).toBe(
      `${trees}: limestone, zone 8b. ${reach}.`,
    )
    const long = { ...ridge, soil: 'a soil '.repeat(20) }
    expect(descriptionOf(long, reach)).toBe(`${trees}, Kendall County: zone 8b, limestone. ${reach}.`)
    const longer = { ...long, counties: ['x'.repeat(60)] }
    expect(descriptionOf(longer, reach)).toBe(`${trees}: ten that take its ground and zone 8b. ${reach}.`)
    expect(descriptionOf(longer, 'x'.repeat(100))).toBe(`${trees}: ten that take its ground and zone 8b.`)
    expect(descriptionOf(unknown, reach)).toBe(
      'Native trees delivered and planted in Nowhere, Texas. Send us the street and we look at the ground before we name a tree.',
    )
  })
})
