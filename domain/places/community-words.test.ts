import { describe, expect, test } from 'vitest'
import { isLittleKnown } from './community-facts.ts'
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
import { ridge, unknown } from '#tests/support/sample-communities.ts'

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

  test('counts ZIP codes if there are many', () => {
    expect(zipCodesInBrief(ridge)).toBe('78006')
    expect(zipCodesInBrief({ zipCodes: ['1', '2', '3', '4', '5'] })).toBe('5, from 1 to 5')
    expect(zipCodesInBrief(unknown)).toBeNull()
  })
})

describe('a community in words', () => {
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

  test('its ground, and whether it meets clay', () => {
    expect(groundInBrief(ridge)).toBe('Limestone')
    expect(groundInBrief({ ...ridge, groundCertain: false })).toBe('Limestone, at the edge of clay')
    expect(groundInBrief({ ...ridge, ground: 'clay' })).toBe('Clay')
    expect(groundInBrief({ ...ridge, ground: 'sand' })).toBe('Sandier ground')
    expect(groundInBrief(unknown)).toBeNull()
  })

  test('its lead, shorter if less is recorded', () => {
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
    const rest = 'What else speaks for it in Ridge is beside its name.'
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

  test('too little is known if ground, zone or position is missing', () => {
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
