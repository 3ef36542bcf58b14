import { expect, test } from 'vitest'
import { deliveryRows, freeThenFlat } from './delivery-rows.ts'
import { defaultZones, type DeliveryZone } from './delivery-zone.ts'

const zone = (minMiles: number, maxMiles: number | null, base: number, perMile = 0): DeliveryZone => ({
  name: '',
  minMiles,
  maxMiles,
  baseFeeCents: base,
  perMileFeeCents: perMile,
})

test('neighboring zones with the same fee are one row', () => {
  expect(deliveryRows(defaultZones)).toEqual([
    ['0 to 40 miles', 'Free'],
    ['Beyond 40 miles', '$200 flat'],
  ])
})

test('all other zones are listed as they are', () => {
  expect(deliveryRows([zone(20, 60, 50_00, 2_50), zone(0, 20, 0), zone(60, 100, 0, 3_00)])).toEqual([
    ['0 to 20 miles', 'Free'],
    ['20 to 60 miles', '$50 and $2.50 a mile'],
    ['60 to 100 miles', '$3 a mile'],
  ])
  expect(deliveryRows([zone(0, 20, 0, 1_00), zone(20, null, 0, 2_00)])).toHaveLength(2)
})

test('only free-then-flat zones fit in a sentence', () => {
  expect(freeThenFlat(defaultZones)).toEqual({ freeMiles: 40, farFeeCents: 200_00 })
  expect(freeThenFlat([])).toBeUndefined()
  expect(freeThenFlat([zone(0, 40, 0)])).toBeUndefined()
  expect(freeThenFlat([zone(0, 40, 10_00), zone(40, null, 200_00)])).toBeUndefined()
  expect(freeThenFlat([zone(0, 40, 0), zone(50, null, 200_00)])).toBeUndefined()
  expect(freeThenFlat([zone(0, 40, 0), zone(40, null, 200_00, 1_00)])).toBeUndefined()
  expect(freeThenFlat([zone(0, 40, 0, 1_00), zone(40, null, 200_00)])).toBeUndefined()
  expect(freeThenFlat([zone(0, 40, 0), zone(40, 90, 200_00)])).toBeUndefined()
  expect(freeThenFlat([zone(0, 40, 0), zone(40, null, 200_00), zone(90, null, 300_00)])).toBeUndefined()
})
