import { expect, test } from 'vitest'
import { defaultZones } from './delivery-zone.ts'
import { deliveryZone } from './zone-schema.ts'
import { zoneWarnings } from './zone-warnings.ts'

const zone = { name: 'Near', minMiles: 0, maxMiles: 15, baseFeeCents: 0, perMileFeeCents: 250 }

test('a zone is rejected if it ends before it begins, has a negative fee or has no name', () => {
  expect(deliveryZone.safeParse(zone).success).toBe(true)
  expect(deliveryZone.safeParse({ ...zone, minMiles: 15, maxMiles: null }).success).toBe(true)
  for (const mistake of [
    { maxMiles: 0 },
    { minMiles: -1 },
    { minMiles: 0.25 },
    { baseFeeCents: -1 },
    { baseFeeCents: 1.5 },
    { perMileFeeCents: 100_000_00 },
    { name: ' ' },
  ])
    expect(deliveryZone.safeParse({ ...zone, ...mistake }).success).toBe(false)
})

test('gaps, overlaps and a missing open end are warned about; the default zones have none', () => {
  expect(zoneWarnings(defaultZones)).toEqual([])
  expect(zoneWarnings([])[0]).toContain('No zone is on')
  const far = { ...zone, name: 'Far', minMiles: 20, maxMiles: 40 }
  expect(zoneWarnings([far, zone])).toEqual([
    'Between 15 and 20 miles no zone applies: a custom quote.',
    'Beyond 40 miles no zone applies: a custom quote.',
  ])
  expect(zoneWarnings([zone, { ...far, minMiles: 10, maxMiles: null }])).toEqual([
    "'Far' begins within the zone before it, which wins up to 15 miles.",
  ])
  expect(zoneWarnings([{ ...zone, maxMiles: null }, far])).toEqual([
    "'Far' begins within the zone before it, which wins up to any distance.",
  ])
})
