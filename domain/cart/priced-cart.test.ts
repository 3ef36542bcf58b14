import { expect, test } from 'vitest'
import { sameSitePath } from './cart-intents.ts'
import { addToCart, emptyCart } from './cart.ts'
import { cartItem } from '#tests/support/carts.ts'
import { minimumOrder, whyNotRequestable } from './minimum-order.ts'
import { priceCart } from './priced-cart.ts'
import { sizeLine } from '#domain/stock/measures.ts'

const item = (inventoryId: number, unitPriceCents: number, plantingFeeCents: number) =>
  cartItem({ inventoryId, unitPriceCents, plantingFeeCents })
const seen = (inventoryId: number, unitPriceCents: number) => ({ inventoryId, unitPriceCents })
const cart = addToCart(addToCart(emptyCart, seen(1, 190_00), 2), seen(2, 40_00), 1)

test('lines and totals use live prices, and a changed price is pointed out', () => {
  const priced = priceCart(cart, { items: [item(1, 200_00, 85_00), item(2, 40_00, 25_00)], gone: [] }, null)
  expect(priced.lines).toMatchObject([
    { state: 'in-stock', totalCents: 570_00, wasCents: 190_00 },
    { state: 'in-stock', totalCents: 65_00, wasCents: null },
  ])
  expect(priced.totals).toEqual({
    subtotalCents: 440_00,
    laborCents: 195_00,
    deliveryCents: null,
    grandTotalCents: 635_00,
  })
  expect(priced.plantCount).toBe(3)
})

const gone = {
  inventoryId: 1,
  plantName: 'Plant 1',
  containerSize: '15 gal',
  unitPriceCents: 190_00,
  plantingFeeCents: 85_00,
}
const without = priceCart(cart, { items: [item(2, 40_00, 25_00)], gone: [gone] }, 0)

test('a gone item is shown but left out of the totals', () => {
  expect(without.lines[0]).toEqual({ state: 'gone', line: cart.lines[0], item: gone })
  expect(without.totals.grandTotalCents).toBe(65_00)
  expect(priceCart(cart, { items: [], gone: [] }, null)).toMatchObject({
    plantCount: 0,
    totals: { grandTotalCents: 0 },
  })
})

test('[DR-04] the minimum is compared with plants and planting, before delivery', () => {
  const priced = priceCart(cart, { items: [item(1, 190_00, 85_00), item(2, 40_00, 25_00)], gone: [] }, 200_00)
  expect(minimumOrder(priced, 615_00)).toEqual({
    met: true,
    minimumCents: 615_00,
    reachedCents: 615_00,
    missingCents: 0,
  })
  expect(minimumOrder(priced, 615_01)).toMatchObject({ met: false, missingCents: 1 })
  expect(minimumOrder(priced, 0)).toMatchObject({ met: true })
})

test('[DR-02] a cart below the minimum only because an item is gone can still be submitted', () => {
  expect(minimumOrder(without, 600_00)).toMatchObject({ met: true, missingCents: 535_00 })
  expect(minimumOrder(without, 700_00)).toMatchObject({ met: false })
})

test("[DR-02, DR-03] reasons why a cart can't be submitted: loading, empty, below the minimum", () => {
  expect(whyNotRequestable(null, 200_00)).not.toBeNull()
  expect(whyNotRequestable(without, null)).not.toBeNull()
  expect(whyNotRequestable(priceCart(emptyCart, { items: [], gone: [] }, null), 0)).not.toBeNull()
  expect(whyNotRequestable(without, 700_00)).toBe('Quote requests start at $700.')
  expect(whyNotRequestable(without, 600_00)).toBeNull()
})

test('[IN-04] heights are in feet and inches, calipers in inches', () => {
  const size = { containerSize: '30 gal', currentHeightInches: 120, caliperInches: 1.75 }
  expect(sizeLine(size)).toBe('30 gal, 10 ft tall, 1¾ in caliper')
  expect(sizeLine({ ...size, currentHeightInches: 62, caliperInches: null })).toBe('30 gal, 5 ft 2 in tall')
  expect(sizeLine({ ...size, currentHeightInches: 11.5, caliperInches: 0.5 })).toBe(
    '30 gal, 1 ft tall, ½ in caliper',
  )
  expect(sizeLine({ ...size, currentHeightInches: null, caliperInches: 2.3 })).toBe('30 gal, 2.3 in caliper')
})

test.each([
  ['/inventory?page=2#x', '/inventory?page=2#x'],
  ['/cart', '/cart'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/.//evil.example', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['/a\r\nSet-Cookie: x', null],
  ['x/cart', null],
  [`/${'a'.repeat(499)}`, `/${'a'.repeat(499)}`],
  [`/${'a'.repeat(500)}`, null],
  ['', null],
  [null, null],
])('%j returns to %j', (given, path) => expect(sameSitePath(given)).toBe(path))
