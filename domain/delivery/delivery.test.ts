import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  couldNotCalculate,
  deliveryLine,
  estimatedFeeCents,
  estimateSentence,
  failedEstimate,
  feeWords,
  toDeliveryInfo,
  toEstimate,
  unknownPlaceEstimate,
  zipNeededEstimate,
} from './delivery-estimate.ts'
import { formatFee, outsideOurZones, priceDelivery } from './delivery-price.ts'
import { defaultZones, findZone, type DeliveryZone } from './delivery-zone.ts'
import { estimateDistance, formatDistance, milesFromMeters, type Distance } from './distance.ts'

const zone = (
  name: string,
  [minMiles, maxMiles]: [number, number | null],
  baseFeeCents = 0,
  perMileFeeCents = 0,
): DeliveryZone => ({ name, minMiles, maxMiles, baseFeeCents, perMileFeeCents })

// An owner's own zones: with a rate, and with nothing between 60 and 80 miles or beyond 120.
const ownZones = [
  zone('Near', [0, 10], 0, 0),
  zone('Town', [10, 15], 25_00, 0),
  zone('Hills', [15, 40], 40_00, 1_25),
  zone('Far', [40, 60], 75_00, 2_55),
  zone('Coast', [80, 120], 300_00, 3_33),
]
const { defaults, own, none } = { defaults: defaultZones, own: ownZones, none: [] }
const custom = null

// Worked out by hand. `fee` in cents; null: a custom quote.
describe('[DL-01, DL-03] twenty worked examples', () => {
  test.each([
    { miles: 0, zones: defaults, order: 0, fee: 0, why: 'Up to 15 miles: $0 base + $0/mile' },
    { miles: 10, zones: defaults, order: 0, fee: 0, why: 'Up to 15 miles: $0 base + $0/mile' },
    { miles: 15, zones: defaults, order: 0, fee: 0, why: 'Up to 15 miles: $0 base + $0/mile' },
    { miles: 15.1, zones: defaults, order: 0, fee: 0, why: '15 to 40 miles: $0 base + $0/mile' },
    { miles: 40, zones: defaults, order: 0, fee: 0, why: '15 to 40 miles: $0 base + $0/mile' },
    { miles: 40.1, zones: defaults, order: 0, fee: 200_00, why: 'Beyond 40 miles: $200 base + $0/mile' },
    { miles: 100, zones: defaults, order: 0, fee: 200_00, why: 'Beyond 40 miles: $200 base + $0/mile' },
    { miles: 1_850.4, zones: defaults, order: 0, fee: 200_00, why: 'Beyond 40 miles: $200 base + $0/mile' },
    { miles: 10, zones: own, order: 0, fee: 0, why: 'Near: $0 base + $0/mile' },
    { miles: 15, zones: own, order: 0, fee: 25_00, why: 'Town: $25 base + $0/mile' },
    // 40 + 28.8 x 1.25 = 40 + 36
    { miles: 28.8, zones: own, order: 0, fee: 76_00, why: 'Hills: $40 base + $1.25/mile' },
    // 40 + 15.3 x 1.25 = 40 + 19.125
    { miles: 15.3, zones: own, order: 0, fee: 59_13, why: 'Hills: $40 base + $1.25/mile' },
    // 40 + 40 x 1.25
    { miles: 40, zones: own, order: 5_000_00, fee: 90_00, why: 'Hills: $40 base + $1.25/mile' },
    // 75 + 44.1 x 2.55 = 75 + 112.455, half a cent up
    { miles: 44.1, zones: own, order: 0, fee: 187_46, why: 'Far: $75 base + $2.55/mile' },
    { miles: 70, zones: own, order: 0, fee: custom, why: outsideOurZones },
    // 300 + 100 x 3.33
    { miles: 100, zones: own, order: 0, fee: 633_00, why: 'Coast: $300 base + $3.33/mile' },
    { miles: 120.1, zones: own, order: 0, fee: custom, why: outsideOurZones },
    { miles: 10, zones: none, order: 999_99, fee: 0, why: 'Free within 10 miles' },
    // 75 + 100 x 2.50
    { miles: 100, zones: none, order: 999_99, fee: 325_00, why: 'Delivery: $75 base + $2.50/mile' },
    { miles: 62.5, zones: none, order: 1_000_00, fee: 0, why: 'Free for orders of $1,000 or more' },
  ])('$miles miles, an order of $order cents: $why', ({ miles, zones, order, fee, why }) => {
    expect(priceDelivery(miles, zones, order)).toEqual(
      fee === custom ? { kind: 'custom-quote', message: why } : { kind: 'fee', feeCents: fee, reason: why },
    )
  })
})

test('[DL-02] the default zones: free to 40 miles, then a flat 200 dollars', () => {
  expect(
    defaultZones.map(({ minMiles, maxMiles, baseFeeCents, perMileFeeCents }) => [
      minMiles,
      maxMiles,
      baseFeeCents,
      perMileFeeCents,
    ]),
  ).toEqual([
    [0, 15, 0, 0],
    [15, 40, 0, 0],
    [40, null, 200_00, 0],
  ])
})

describe('[DL-05] when every zone is switched off', () => {
  test.each([
    ['just over 10 miles', 10.1, 0, 100_25],
    ['an order one cent short', 50, 999_99, 200_00],
    ['an order that is large enough', 50, 1_000_00, 0],
    ['the last mile', 100, 0, 325_00],
    ['beyond the last mile', 100.1, 0, null],
  ])('%s', (_, miles, order, fee) => {
    const price = priceDelivery(miles, [], order)
    expect(price).toMatchObject(
      fee === null ? { kind: 'custom-quote', message: outsideOurZones } : { kind: 'fee', feeCents: fee },
    )
  })
})

test('[DL-03] nothing to pay is Free, anything else an amount', () => {
  expect([formatFee(0), formatFee(200_00), formatFee(59_13)]).toEqual(['Free', '$200', '$59.13'])
})

test('[DL-04] a destination outside every zone gets the specified message', () => {
  expect(outsideOurZones).toBe(
    "Outside of our standard delivery zone. We'll contact you with a custom delivery quote.",
  )
})

const miles = fc.integer({ min: 0, max: 20_000 }).map((tenths) => tenths / 10)
const zones = fc.array(
  fc
    .record({ from: miles, length: fc.option(miles), base: fc.nat(500_00), rate: fc.nat(10_00) })
    .map(({ from, length, base, rate }) =>
      zone('Z', [from, length === null ? null : Math.round((from + length) * 10) / 10], base, rate),
    ),
  { minLength: 1, maxLength: 8 },
)

test('[DL-01] the zone found contains the distance, and no nearer zone does', () => {
  fc.assert(
    fc.property(zones, miles, (all, distance) => {
      const holds = (each: DeliveryZone) =>
        distance >= each.minMiles && (each.maxMiles === null || distance <= each.maxMiles)
      const found = findZone(all, distance)
      const nearer = all.filter((each) => each.minMiles < (found?.minMiles ?? Infinity))
      expect(nearer.some(holds)).toBe(false)
      expect(found === undefined || holds(found)).toBe(true)
    }),
  )
})

test('[DL-03] a fee is the nearest whole cent, never below the base', () => {
  fc.assert(
    fc.property(zones, miles, (all, distance) => {
      const price = priceDelivery(distance, all, 0)
      const found = findZone(all, distance)
      if (price.kind !== 'fee' || found === undefined) return
      const exactTenths = found.baseFeeCents * 10 + (found.perMileFeeCents * Math.round(distance * 10)) / 1
      expect(Number.isSafeInteger(price.feeCents)).toBe(true)
      expect(Math.abs(price.feeCents * 10 - exactTenths)).toBeLessThanOrEqual(5)
      expect(price.feeCents).toBeGreaterThanOrEqual(found.baseFeeCents)
    }),
  )
})

describe('[DL-07] a failed lookup', () => {
  test('shows the specified message, has no fee and never reads as free', () => {
    const failed = failedEstimate('Boerne')
    expect(couldNotCalculate).toBe('Could not calculate delivery fee')
    expect(estimatedFeeCents(failed)).toBeNull()
    expect(feeWords(failed)).toBe('To be confirmed')
    expect(deliveryLine(failed)).toBe('Delivery to Boerne: Could not calculate delivery fee')
  })
  test('is sent as distance 0 with the error text', () => {
    expect(toDeliveryInfo(failedEstimate('Boerne'))).toEqual({
      distance: 0,
      fee: null,
      isFree: false,
      reason: 'Could not calculate delivery fee',
    })
  })
})

describe('what an estimate says', () => {
  const distance = { miles: 28.6, minutes: null, approximate: true }
  const estimate = (at: Distance = distance) =>
    toEstimate(
      { place: 'Boerne', community: 'boerne', distance: at, attribution: null },
      priceDelivery(at.miles, defaultZones, 0),
    )

  const outside = () => {
    const junction = {
      place: 'Junction',
      distance: { ...distance, miles: 130 },
      community: null,
      attribution: null,
    }
    return toEstimate(junction, priceDelivery(130, ownZones, 0))
  }

  test('in one line', () => {
    expect(deliveryLine(estimate())).toBe('Delivery to Boerne: free, about 29 miles, once per order')
    expect(deliveryLine(estimate({ ...distance, miles: 44 }))).toBe(
      'Delivery to Boerne: $200, about 44 miles, once per order',
    )
    expect(deliveryLine(unknownPlaceEstimate('Cypress Point'))).toBe(
      'Delivery to Cypress Point will be confirmed with your quote',
    )
    expect(deliveryLine(zipNeededEstimate('San Antonio'))).toBe(
      'Delivery to San Antonio: your ZIP code tells us how far',
    )
    expect(deliveryLine(outside())).toBe('Delivery to Junction: custom quote, about 130 miles')
  })

  test('under the fee', () => {
    expect(estimateSentence(estimate())).toBe(
      'Boerne is about 29 miles from our yard. Approximate until we have the street.',
    )
    expect(estimateSentence(estimate({ ...distance, miles: 0 }))).toBe(
      'Boerne is close to our yard. Approximate until we have the street.',
    )
    expect(estimateSentence(estimate({ miles: 28.8, minutes: 43, approximate: false }))).toBe(
      '28.8 miles from our yard, 43 minutes by road.',
    )
    expect(estimateSentence(estimate({ ...distance, miles: 1.5 }))).toBe(
      'Boerne is about 2 miles from our yard. Approximate until we have the street.',
    )
    expect(estimateSentence(estimate({ miles: 28.8, minutes: null, approximate: false }))).toBe(
      '28.8 miles from our yard.',
    )
    expect(estimateSentence(failedEstimate('Boerne'))).toBe(
      'Could not calculate delivery fee. Your quote request goes through all the same, and we confirm delivery with it.',
    )
    expect(estimateSentence(unknownPlaceEstimate('Cypress Point'))).toBe(
      'Delivery to Cypress Point will be confirmed with your quote.',
    )
    expect(estimateSentence(zipNeededEstimate('San Antonio'))).toBe(
      'San Antonio is wide: your ZIP code tells us how far.',
    )
    expect(estimateSentence(outside())).toBe(outsideOurZones)
  })

  test('in the totals', () => {
    expect([estimate(), estimate({ ...distance, miles: 44 }), outside()].map(feeWords)).toEqual([
      'Free',
      '$200',
      'Custom quote',
    ])
    expect(feeWords(zipNeededEstimate('San Antonio'))).toBe('ZIP code needed')
    expect(
      [estimate(), estimate({ ...distance, miles: 44 }), outside(), null].map(estimatedFeeCents),
    ).toEqual([0, 200_00, null, null])
  })

  test('on the wire', () => {
    expect(toDeliveryInfo(estimate())).toEqual({
      distance: 28.6,
      fee: 0,
      isFree: true,
      reason: '15 to 40 miles: $0 base + $0/mile',
    })
    expect(toDeliveryInfo(zipNeededEstimate('San Antonio'))).toMatchObject({ fee: null, isFree: false })
  })

  test('a measured distance has one decimal, an estimated one has none', () => {
    expect(formatDistance({ miles: 28.8, minutes: 41, approximate: false })).toBe('28.8 miles')
    expect(formatDistance({ miles: 1, minutes: 3, approximate: false })).toBe('1 mile')
    expect(formatDistance({ ...distance, miles: 0 })).toBe('close to our yard')
  })
})

test('[DL-06] meters become miles to one decimal', () => {
  expect([milesFromMeters(46_349), milesFromMeters(0), milesFromMeters(160_934)]).toEqual([28.8, 0, 100])
})

const position = fc.record({
  latitude: fc.double({ min: 25, max: 37, noNaN: true }),
  longitude: fc.double({ min: -107, max: -93, noNaN: true }),
})

test('an estimated distance is the same both ways, and never shorter than the straight line', () => {
  fc.assert(
    fc.property(position, position, (from, to) => {
      const there = estimateDistance(from, to)
      expect(there).toEqual(estimateDistance(to, from))
      expect(there.approximate).toBe(true)
      const northward = Math.abs(from.latitude - to.latitude) * 69.09
      expect(there.miles).toBeGreaterThanOrEqual(Math.floor(northward * 1.25 * 10) / 10 - 0.1)
    }),
  )
})
