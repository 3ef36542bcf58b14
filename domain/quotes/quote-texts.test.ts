import { describe, expect, test } from 'vitest'
import { failedEstimate, toEstimate } from '#domain/delivery/delivery-estimate.ts'
import { outsideOurZones } from '#domain/delivery/delivery-price.ts'
import {
  deliveryLabel,
  deliveryNote,
  deliveryText,
  toQuoteDelivery,
  type QuoteDelivery,
} from './quote-delivery.ts'
import { goneText } from './quote.ts'
import { formatMoment } from './validity.ts'

const measured = {
  place: 'Boerne',
  distance: { miles: 26.1, minutes: 34, approximate: false },
  community: null,
  attribution: null,
}
const paid: QuoteDelivery = {
  isPickup: false,
  cents: 40_00,
  miles: 26.1,
  approximate: false,
  reason: 'Far: $40 base',
}
const unknown: QuoteDelivery = { isPickup: false, cents: null, miles: null, approximate: true, reason: '' }

describe('the delivery of a quote', () => {
  test('is stored with its fee, its distance and the reason', () => {
    expect(
      toQuoteDelivery(toEstimate(measured, { kind: 'fee', feeCents: 40_00, reason: 'Far: $40 base' })),
    ).toEqual(paid)
  })

  test('is stored without a fee outside our zones, and empty if nothing is known', () => {
    expect(toQuoteDelivery(toEstimate(measured, { kind: 'custom-quote', message: outsideOurZones }))).toEqual(
      {
        isPickup: false,
        cents: null,
        miles: 26.1,
        approximate: false,
        reason: outsideOurZones,
      },
    )
    expect(toQuoteDelivery(failedEstimate('Boerne'))).toEqual(unknown)
    expect(toQuoteDelivery(null)).toEqual(unknown)
  })

  test('is free only if the fee is known to be 0', () => {
    expect(deliveryText(paid)).toBe('$40')
    expect(deliveryText({ ...paid, cents: 0 })).toBe('Free')
    expect(deliveryText(unknown)).toBe('To be confirmed')
  })

  test('is shown with the distance if there is one', () => {
    expect(deliveryLabel(paid)).toBe('Delivery, 26.1 miles')
    expect(deliveryLabel(unknown)).toBe('Delivery')
  })

  test('is explained below the totals while there is no fee', () => {
    expect(deliveryNote(paid)).toBeNull()
    expect(deliveryNote({ ...paid, cents: 0 })).toBeNull()
    expect(deliveryNote({ ...unknown, reason: outsideOurZones })).toBe(outsideOurZones)
    expect(deliveryNote(unknown)).toBe('Delivery is still to be confirmed, and not in the total.')
  })
})

test("a gone item is named, one that never existed isn't", () => {
  const gone = { inventoryId: 7, plantName: 'Texas Redbud', containerSize: '15 gal', quantity: 2 }
  expect(goneText(gone)).toBe('2 Texas Redbud, 15 gal')
  expect(goneText({ ...gone, plantName: null, containerSize: null })).toBe(
    '2 of a plant that is not on our list',
  )
})

test("times are in the yard's time zone", () => {
  expect(formatMoment(new Date('2026-11-14T16:42:00Z'))).toBe('November 14, 2026 at 10:42 AM')
})
