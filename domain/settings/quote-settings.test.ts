import { describe, expect, test } from 'vitest'
import { quoteSettings } from './quote-settings.ts'

describe('quote settings', () => {
  test('have defaults, but no tax and no cage', () => {
    expect(quoteSettings(new Map())).toEqual({
      promiseHours: 8,
      deskHours: 'Mon-Fri 8-5, Sat 9-2, Sun closed',
      closedDays: [],
      validDays: 30,
      setAsideDays: 3,
      cageCents: null,
      isPickupAllowed: false,
      tax: null,
      depositPercent: 0,
      visits: { weekday: 3, saturday: 2, sunday: 0 },
    })
  })

  test('are read from text', () => {
    const stored = new Map([
      ['quote_promise_hours', '4'],
      ['quote_closed_days', '2026-11-26, 2026-12-25'],
      ['cage_price', '45.50'],
      ['pickup_allowed', 'yes'],
      ['sales_tax_percent', '8.25'],
      ['sales_tax_on', 'plants, delivery'],
      ['visits_per_weekday', '4'],
      ['visits_per_saturday', '0'],
    ])
    expect(quoteSettings(stored)).toMatchObject({
      promiseHours: 4,
      closedDays: ['2026-11-26', '2026-12-25'],
      cageCents: 4550,
      isPickupAllowed: true,
      tax: { basisPoints: 825, kinds: ['plants', 'delivery'] },
      visits: { weekday: 4, saturday: 0, sunday: 0 },
    })
  })
})
