import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cart, filledCart } from '#tests/support/carts.ts'
import { cartCookie, findCartCookie, nextStamp, nothingStored, parseCart, writeCart } from './cart-cookie.ts'
import {
  addToCart,
  changeCustomer,
  changeDeliveryPlace,
  choosePickup,
  emptyCart,
  markSubmitted,
} from './cart.ts'

const redbud = { inventoryId: 318, unitPriceCents: 190_00 }
const muhly = { inventoryId: 121, unitPriceCents: 36_00 }
const two = addToCart(addToCart(emptyCart, redbud, 2), muhly, 6)

describe('the cookie', () => {
  test('[CT-06] lasts 30 days, for the whole site, Lax, and Secure on https', () => {
    expect(cartCookie('x', { secure: true })).toBe(
      'hillCountryQuote=x; Max-Age=2592000; Path=/; SameSite=Lax; Secure',
    )
    expect(cartCookie('x', { secure: false })).not.toContain('Secure')
  })

  test('is found among others, and only under its own name', () => {
    expect(findCartCookie('a=1; hillCountryQuote=1|x$; b=2')).toBe('1|x$')
    expect(findCartCookie('xhillCountryQuote=1; hillCountryQuoted=2')).toBeNull()
    expect(findCartCookie(null)).toBeNull()
  })

  test('[CT-05] any cart is read back exactly as it was written', () => {
    fc.assert(
      fc.property(cart, fc.nat(), (made, stamp) => {
        const value = writeCart({ cart: made, stamp })
        expect(parseCart(value)).toEqual(value === null ? nothingStored : { cart: made, stamp })
      }),
    )
  })

  test('[CT-05] one line, a place, a sent quote or one field of the customer is worth saving', () => {
    const worth = [
      addToCart(emptyCart, redbud, 1),
      changeDeliveryPlace(emptyCart, { community: 'boerne' }),
      markSubmitted(emptyCart, { number: 'HCT-26-7K4P-9XQ2', token: 'abc' }),
      choosePickup(emptyCart, true),
      { ...choosePickup(two, true), readsSpanish: true as const },
      changeCustomer(emptyCart, { zipCode: '78006' }),
      changeCustomer(emptyCart, { state: '' }),
    ]
    for (const each of worth)
      expect(parseCart(writeCart({ cart: each, stamp: 7 }))).toEqual({ cart: each, stamp: 7 })
  })

  test('uses only characters that need no escaping', () => {
    fc.assert(
      fc.property(cart, (made) => {
        expect(writeCart({ cart: made, stamp: 1 }) ?? '').toMatch(/^[!#-+\--:<-[\]-~]*$/)
      }),
    )
  })

  test('[CT-08] 60 lines with every field filled stay under 3,800 bytes, and 100 with the longest too', () => {
    fc.assert(
      fc.property(filledCart(60), filledCart(100), (sixty, hundred) => {
        expect((writeCart({ cart: sixty, stamp: Date.now() }) ?? '').length).toBeLessThan(3_800)
        expect((writeCart({ cart: hundred, stamp: Date.now() }) ?? '').length).toBeLessThan(3_800)
      }),
    )
  })

  test('any string is parsed without an error, and the result can be written again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), cookieLike), (text) => {
        const parsed = parseCart(text)
        expect(parseCart(writeCart(parsed)).cart).toEqual(parsed.cart)
      }),
    )
  })

  test('a truncated value is an empty cart', () => {
    const value =
      writeCart({ cart: changeCustomer(two, { firstName: 'Zoë', city: 'Boerne' }), stamp: 5 }) ?? ''
    expect(parseCart(value).cart.lines).toHaveLength(2)
    for (let length = 0; length < value.length; length += 1)
      expect(parseCart(value.slice(0, length))).toEqual(nothingStored)
  })

  test.each([
    ['an item twice', '1|1|8u:2:emo/8u:2:emo|///////||$'],
    ['1,000 of one', '1|1|8u:rs:emo|///////||$'],
    ['an item 0', '1|1|0:1:1|///////||$'],
    ['a quantity of 0', '1|1|8u:0:1|///////||$'],
    ['a quantity below 0', '1|1|8u:-1:1|///////||$'],
    ['a broken escape', '1|1||%E0%A4%A///////||$'],
    ['too many fields', '1|1||/////////||$'],
    ['a ZIP code that is none', '1|1||///////|z1|$'],
    ['a community that is none', '1|1||///////|c../../etc|$'],
    ['a sent quote that is none', '1|1||///////||a/b/c$'],
    ['another version', '2|1|8u:1:1|///////||$'],
    ['a stamp with a leading zero', '1|01|8u:1:1|///////||$'],
    ['a stamp of eleven digits', '1|1zzzzzzzzzz|8u:1:1|///////||$'],
    ['an uppercase letter in a number', '1|1|8U:1:1|///////||$'],
    ['a line with more than four numbers', '1|1|8u:1:1:1:1|///////||$'],
    ['a choice that is none', '1|1|8u:1:1:4|///////||$'],
    ['a choice of nothing', '1|1|8u:1:1:0|///////||$'],
    ['a line that ends early', '1|1|8u:1:1:|///////||$'],
    ['added to no quote', '1|1||///////||+$'],
    ['a line without its price', '1|1|8u:1|///////||$'],
    ['a price beyond the largest', '1|1|8u:1:1000000|///////||$'],
    ['one good line and a broken one', '1|1|8u:1:1/x|///////||$'],
    ['too few sections', '1|1|8u:1:1|///////|$'],
    ['too many sections', '1|1|8u:1:1|///////|||$'],
    ['no end', '1|1|8u:1:1|///////||'],
    ['a place that is neither', '1|1|8u:1:1|///////|x78006|$'],
    ['a name that was never written so long', `1|1||${'n'.repeat(61)}///////||$`],
    ['a name of the language', '__proto__'],
    ['JSON', '{"lines":[]}'],
    [
      '101 lines',
      `1|1|${Array.from({ length: 101 }, (_, id) => `${(id + 1).toString(36)}:1:1`).join('/')}|///////||$`,
    ],
    ['100,000 letters', 'a'.repeat(100_000)],
  ])('%s is an empty cart', (_, value) => {
    expect(parseCart('1|1|8u:2:emo|///////||$').cart.lines).toHaveLength(1)
    expect(parseCart(value)).toEqual(nothingStored)
  })

  test('a stamp is always later than the one before, even if the clock is behind', () => {
    expect(nextStamp(10, 50)).toBe(50)
    expect(nextStamp(50, 10)).toBe(51)
  })
})

const cookieLike = fc
  .array(fc.constantFrom('1', '|', '/', ':', '$', 'z', 'c', '8u', '%', '%C3', 'TX', '+', '-', '__proto__'))
  .map((parts) => parts.join(''))
