import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { customerText } from '#tests/support/carts.ts'
import { cartCookie, writeCart } from './cart-cookie.ts'
import {
  addToCart,
  addToSubmitted,
  changeCustomer,
  changeDeliveryPlace,
  clearCart,
  countPlants,
  emptyCart,
  forgetSubmitted,
  isFull,
  markSubmitted,
  removeLine,
  setQuantity,
  startNewQuote,
  stepQuantity,
} from './cart.ts'
import { customerFields } from './customer.ts'
import { parseLineQuantity, parseQuantity } from './cart-intents.ts'

const redbud = { inventoryId: 318, unitPriceCents: 190_00 }
const muhly = { inventoryId: 121, unitPriceCents: 36_00 }
const two = addToCart(addToCart(emptyCart, redbud, 2), muhly, 6)

describe('adding', () => {
  test('[CT-01] adding the same item raises its quantity; another item is a new last line', () => {
    expect(addToCart(two, redbud, 3).lines).toEqual([
      { ...redbud, quantity: 5 },
      { ...muhly, quantity: 6 },
    ])
    expect(
      addToCart(two, { inventoryId: 7, unitPriceCents: 1 }, 1).lines.map((line) => line.inventoryId),
    ).toEqual([318, 121, 7])
  })

  test('[CT-01] adding again keeps the price that was seen last', () => {
    expect(addToCart(two, { ...redbud, unitPriceCents: 200_00 }, 1).lines[0]?.unitPriceCents).toBe(200_00)
  })

  test('a line holds 999 plants at most, a cart 100 lines', () => {
    expect(addToCart(two, redbud, 5000).lines[0]?.quantity).toBe(999)
    let full = emptyCart
    for (let id = 1; id <= 101; id += 1) full = addToCart(full, { inventoryId: id, unitPriceCents: 1 }, 1)
    expect(full.lines).toHaveLength(100)
    expect([isFull(full), isFull(removeLine(full, 1))]).toEqual([true, false])
    expect(countPlants(addToCart(full, { inventoryId: 1, unitPriceCents: 1 }, 1))).toBe(101)
  })

  test('a quantity below one adds nothing, and fractions are dropped', () => {
    expect(addToCart(two, redbud, 0)).toBe(two)
    expect(addToCart(two, redbud, 1.9).lines[0]?.quantity).toBe(3)
  })

  test('the stored price is a whole number of cents that fits in the cookie', () => {
    const seen = (unitPriceCents: number) =>
      addToCart(emptyCart, { inventoryId: 1, unitPriceCents }, 1).lines[0]
    expect([-5, 9.9, 1e12].map((cents) => seen(cents)?.unitPriceCents)).toEqual([0, 9, 36 ** 6 - 1])
  })

  test.each([1, 9_999_999_999])('an id of %s is accepted', (inventoryId) => {
    expect(addToCart(emptyCart, { inventoryId, unitPriceCents: 1 }, 1).lines).toHaveLength(1)
  })

  test.each([0, -1, 1.5, Number.NaN, 1e10, 1e15])('an id of %s adds nothing', (inventoryId) => {
    expect(addToCart(two, { inventoryId, unitPriceCents: 1 }, 1)).toEqual(two)
  })
})

describe('changing', () => {
  test.each([0, -1, -50])('[CT-03] a quantity of %i removes the line', (quantity) => {
    expect(setQuantity(two, 318, quantity).lines).toEqual([{ ...muhly, quantity: 6 }])
  })

  test('[CT-03] one fewer than one removes the line too', () => {
    expect(stepQuantity(setQuantity(two, 318, 1), 318, -1).lines).toHaveLength(1)
    expect(stepQuantity(two, 318, 1).lines[0]?.quantity).toBe(3)
    expect(setQuantity(two, 318, 4).lines).toEqual([
      { ...redbud, quantity: 4 },
      { ...muhly, quantity: 6 },
    ])
    expect(stepQuantity(two, 999, 1)).toEqual(two)
  })

  test('removing and starting over', () => {
    expect(removeLine(two, 121).lines).toEqual([{ ...redbud, quantity: 2 }])
    const sent = markSubmitted(changeCustomer(two, { firstName: 'Elena' }), {
      number: 'HCT-26-7K4P-9XQ2',
      token: 'abc',
    })
    expect(forgetSubmitted(sent)).toEqual({ ...sent, submitted: null })
    const adding = addToSubmitted(sent)
    expect(adding).toEqual({ ...sent, submitted: null, addingTo: sent.submitted })
    expect(addToSubmitted(adding)).toEqual(adding)
    expect(startNewQuote(adding).addingTo).toBeNull()
    expect(markSubmitted(adding, { number: 'HCT-26-AAAA-BBBB', token: 'x' }).addingTo).toBeNull()
    expect(startNewQuote(sent)).toMatchObject({
      lines: [],
      submitted: null,
      customer: { firstName: 'Elena' },
    })
  })

  test('[CT-04] clear empties items and customer and forgets the sent quote; nothing is left to save', () => {
    const cleared = clearCart()
    expect(cleared).toEqual(emptyCart)
    expect(writeCart({ cart: cleared, stamp: 1 })).toBeNull()
    expect(cartCookie(null, { secure: false })).toBe('hillCountryQuote=; Max-Age=0; Path=/; SameSite=Lax')
  })
})

describe('[IN-05] typed quantities', () => {
  test.each([
    ['3', 3],
    [' 12 ', 12],
    ['2.7', 2],
    ['0', 1],
    ['-4', 1],
    ['', 1],
    ['abc', 1],
    ['1e5', 1],
    ['Infinity', 1],
    ['100000000000000000000000', 999],
  ])('%j adds %i', (typed, quantity) => expect(parseQuantity(typed)).toBe(quantity))

  test.each([
    ['0', 0],
    ['-4', -4],
    ['x', 1],
  ])('%j as a line is %i', (typed, quantity) => expect(parseLineQuantity(typed)).toBe(quantity))
})

describe('customer fields', () => {
  test('have limits, and half an email address is never stored', () => {
    fc.assert(
      fc.property(fc.constantFrom(...customerFields), customerText, (field, text) => {
        const { customer } = changeCustomer(emptyCart, { [field]: text })
        expect(changeCustomer(emptyCart, customer).customer).toEqual(customer)
      }),
    )
    const long = changeCustomer(emptyCart, {
      email: `${'x'.repeat(300)}@example.com`,
      firstName: 'n'.repeat(300),
    })
    expect(long.customer.email).toBe('')
    expect(long.customer.firstName).toHaveLength(60)
  })

  test('a place is a ZIP code or a community, nothing else', () => {
    expect(changeDeliveryPlace(emptyCart, { zip: '78006' }).deliveryPlace).toEqual({ zip: '78006' })
    expect(changeDeliveryPlace(emptyCart, { community: 'fair-oaks-ranch' }).deliveryPlace).not.toBeNull()
    expect(changeDeliveryPlace(emptyCart, { zip: '7800' }).deliveryPlace).toBeNull()
    for (const zip of ['x78006', '780061', '78006\n'])
      expect(changeDeliveryPlace(emptyCart, { zip }).deliveryPlace).toBeNull()
    for (const community of ['a|b', '-a', '1a', '', 'A', 'a'.repeat(41)])
      expect(changeDeliveryPlace(emptyCart, { community }).deliveryPlace).toBeNull()
    expect(changeDeliveryPlace(emptyCart, { community: 'a'.repeat(40) }).deliveryPlace).not.toBeNull()
    expect(
      changeDeliveryPlace(changeDeliveryPlace(emptyCart, { zip: '78006' }), null).deliveryPlace,
    ).toBeNull()
  })

  test('a sent quote has a valid number and token, or is null', () => {
    const sent = { number: 'H'.repeat(24), token: '-_'.repeat(32) }
    expect(markSubmitted(two, sent).submitted).toEqual(sent)
    for (const number of ['', 'H'.repeat(25), 'a b', '!a', 'a!'])
      expect(markSubmitted(two, { ...sent, number }).submitted).toBeNull()
    for (const token of ['', 'x'.repeat(65), 'a/b', '!a', 'a!'])
      expect(markSubmitted(two, { ...sent, token }).submitted).toBeNull()
  })

  test('a text that is too long for the cookie is cut between characters; a phone or a ZIP code is left out', () => {
    const { customer } = changeCustomer(emptyCart, {
      firstName: 'é'.repeat(40),
      lastName: '🌳'.repeat(20),
      city: 'a\n\u0007b\ud83c',
      phone: '1'.repeat(26),
      zipCode: '78006-12345',
      state: 'x'.repeat(20),
    })
    expect(customer).toMatchObject({
      firstName: 'é'.repeat(30),
      lastName: '🌳'.repeat(15),
      city: 'a b',
      phone: '',
      zipCode: '',
      state: 'x'.repeat(20),
    })
  })
})
