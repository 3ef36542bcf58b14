import { describe, expect, test } from 'vitest'
import { failedEstimate, toEstimate } from '#domain/delivery/delivery-estimate.ts'
import { outsideOurZones } from '#domain/delivery/delivery-price.ts'
import { totalsAndDelivery, submitQuoteResponse, type SubmitQuoteResponse } from './submit-quote-response.ts'
import {
  deliveryLabel,
  deliveryNote,
  deliveryText,
  toQuoteDelivery,
  type QuoteDelivery,
} from './quote-delivery.ts'
import { countInQuote, goneText } from './quote.ts'
import { formatMoment } from './validity.ts'

const measured = {
  place: 'Boerne',
  distance: { miles: 26.1, minutes: 34, approximate: false },
  reach: null,
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

test('plants are counted over all lines', () => {
  expect(countInQuote([{ quantity: 2 }, { quantity: 5 }])).toBe(7)
  expect(countInQuote([])).toBe(0)
})

test("times are in the yard's time zone", () => {
  expect(formatMoment(new Date('2026-11-14T16:42:00Z'))).toBe('November 14, 2026 at 10:42 AM')
})

test('[SQ-01] totals and delivery are read from the response', () => {
  const answer: SubmitQuoteResponse = {
    customer: { first_name: 'Elena', email: null },
    quote: {
      quote_number: 'HCT-26-7K4P-9XQ2',
      created_at: '2026-11-14T16:42:00Z',
      valid_until: '2026-12-14T18:00:00Z',
      subtotal_cents: 190_00,
      labor_cents: 85_00,
      delivery_cents: 40_00,
      grand_total_cents: 315_00,
      delivery_miles: 26.1,
      delivery_approximate: false,
      delivery_reason: 'Far: $40 base',
      is_pickup: false,
      items: [
        {
          inventory_id: 318,
          plant_name: 'Texas Redbud',
          container_size: '15 gal',
          quantity: 1,
          unit_price_cents: 190_00,
          is_planted_by_us: true,
          cage_cents: 0,
          planting_fee_cents: 85_00,
          current_height_inches: null,
          caliper_inches: 1.25,
        },
      ],
      gone: [{ inventory_id: 7, plant_name: null, container_size: null, quantity: 1 }],
    },
    quoteNumber: 'HCT-26-7K4P-9XQ2',
    token: 'secret',
    figuresDiffer: false,
    replaces: null,
    promise: 'by Tuesday at noon',
    takesChanges: false,
    isOver: false,
  }
  expect(submitQuoteResponse.parse(answer)).toEqual(answer)
  expect(totalsAndDelivery(answer)).toEqual({
    totals: { subtotalCents: 190_00, laborCents: 85_00, deliveryCents: 40_00, grandTotalCents: 315_00 },
    delivery: { ...paid, isPickup: false },
  })
})
