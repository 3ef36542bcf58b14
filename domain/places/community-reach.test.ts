import { describe, expect, test } from 'vitest'
import { communityReach, feeInBrief, reachInBrief, reachInWords } from './community-reach.ts'
import { defaultZones } from '#domain/delivery/delivery-zone.ts'
import { ridge, unknown } from '#tests/support/sample-communities.ts'

const yard = { latitude: 29.8923, longitude: -98.4083 }
const noZips = new Map()

describe('how far a community is', () => {
  test('a community with few ZIP codes has one estimated distance and its fee', () => {
    const reach = communityReach(ridge, yard, noZips, defaultZones)
    expect(reachInBrief(reach)).toBe('26 mi, free')
    expect(reachInWords(reach)).toBe('About 26 miles by road from our yard, delivery free')
  })

  test('a community with many ZIP codes has a nearest and a farthest one', () => {
    const zips = new Map([
      ['78261', { latitude: 29.7, longitude: -98.4 }],
      ['78221', { latitude: 29.33, longitude: -98.5 }],
    ])
    const wide = { ...ridge, zipCodes: ['78261', '78221', '78201', '78202'] }
    expect(reachInBrief(communityReach(wide, yard, zips, defaultZones))).toBe('17 to 49 mi, free to $200')
    expect(reachInWords(communityReach(wide, yard, zips, defaultZones))).toContain('by ZIP code')
  })

  test("without the community's or the yard's position there is no distance and no fee", () => {
    expect(reachInBrief(communityReach(unknown, yard, noZips, defaultZones))).toBe('ask us')
    expect(reachInBrief(communityReach(ridge, null, noZips, defaultZones))).toBe('ask us')
    expect(reachInWords({ kind: 'unknown' })).toBe('Distance not known, so ask us')
  })

  test('at the yard itself no miles are shown', () => {
    expect(reachInBrief(communityReach({ ...ridge, position: yard }, yard, noZips, defaultZones))).toBe(
      'our yard, free',
    )
  })
})

describe('what delivery to a community costs', () => {
  const fee = (feeCents: number) => ({ kind: 'fee', feeCents, reason: '' }) as const
  const custom = { kind: 'custom-quote', message: 'x' } as unknown as ReturnType<typeof fee>
  const distance = (miles: number) => ({ miles, minutes: null, approximate: true })
  const one = (miles: number, price: ReturnType<typeof fee>) =>
    ({ kind: 'one', distance: distance(miles), price }) as const
  const byZip = (...prices: [ReturnType<typeof fee>, ReturnType<typeof fee>]) =>
    ({ kind: 'by-zip', nearest: distance(16.6), farthest: distance(49.4), prices }) as const

  test('is one fee, a range of fees, or "ask us"', () => {
    expect(feeInBrief(one(26, fee(110_00)))).toBe('$110')
    expect(feeInBrief(one(26, fee(0)))).toBe('free')
    expect(feeInBrief(one(126, custom))).toBe('custom quote')
    expect(feeInBrief(byZip(fee(0), fee(200_00)))).toBe('free–$200')
    expect(feeInBrief(byZip(fee(0), fee(0)))).toBe('free')
    expect(feeInBrief({ kind: 'unknown' })).toBe('ask us')
  })

  test('is shown with the distance', () => {
    expect(reachInBrief(one(1.6, fee(0)))).toBe('2 mi, free')
    expect(reachInBrief(one(1.4, fee(0)))).toBe('our yard, free')
    expect(reachInWords(one(1.4, fee(0)))).toBe('Close to our yard, delivery free')
    expect(reachInWords(byZip(fee(0), fee(200_00)))).toBe(
      '17 to 49 miles by road from our yard by ZIP code, delivery free to $200',
    )
  })

  test('is not guessed if none of the ZIP codes has a position', () => {
    const wide = { ...ridge, zipCodes: ['1', '2', '3', '4'] }
    expect(communityReach(wide, yard, noZips, defaultZones)).toEqual({ kind: 'unknown' })
    expect(communityReach({ ...wide, zipCodes: ['1', '2', '3'] }, yard, noZips, defaultZones).kind).toBe(
      'one',
    )
    const placed = new Map([['4', { latitude: 29.7, longitude: -98.4 }]])
    expect(communityReach(wide, yard, placed, defaultZones)).toMatchObject({ kind: 'by-zip' })
  })

  test('the nearest ZIP code comes first, regardless of the order they are listed in', () => {
    const zips = new Map([
      ['far', { latitude: 29.33, longitude: -98.5 }],
      ['near', { latitude: 29.7, longitude: -98.4 }],
    ])
    const wide = { ...ridge, zipCodes: ['far', 'near', 'x', 'y'] }
    expect(reachInBrief(communityReach(wide, yard, zips, defaultZones))).toBe('17 to 49 mi, free to $200')
  })
})
