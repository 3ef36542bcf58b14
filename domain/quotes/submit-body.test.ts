import { expect, test } from 'vitest'
import { fieldErrors, submitBody } from './submit-body.ts'

const item = { inventoryId: 318, quantity: 2, unitPrice: 190, plantingCost: 85, totalPrice: 550 }
const totals = { subtotal: 380, laborTotal: 170, deliveryFee: 0, grandTotal: 550 }
const body = {
  formData: {
    firstName: 'Elena',
    email: 'elena@example.com',
    phone: '',
    address: '118 Cibolo Ridge',
    termsAccepted: true,
  },
  items: [item],
  priceCalculation: totals,
}
const takes = (change: object) => submitBody.safeParse({ ...body, ...change }).success

test('[SQ-01] choices are accepted up to their limits', () => {
  const { items, priceCalculation } = submitBody.parse(body)
  expect({ items, priceCalculation }).toEqual({ items: [item], priceCalculation: totals })
  expect(takes({ items: [{ ...item, quantity: 1 }] })).toBe(true)
  expect(takes({ items: [{ ...item, quantity: 999 }] })).toBe(true)
  const hundred = Array.from({ length: 100 }, (_, index) => ({ ...item, inventoryId: index + 1 }))
  expect(takes({ items: hundred })).toBe(true)
  expect(takes({ items: [...hundred, { ...item, inventoryId: 101 }] })).toBe(false)
})

test.each([
  [[]],
  [[{ ...item, inventoryId: 0 }]],
  [[{ ...item, inventoryId: 1.5 }]],
  [[{ ...item, inventoryId: 2 ** 53 }]],
  [[{ ...item, quantity: 0 }]],
  [[{ ...item, quantity: 1.5 }]],
  [[{ ...item, quantity: 1000 }]],
  [[item, item]],
])('[SQ-01] %j are not valid choices', (items) => {
  expect(takes({ items })).toBe(false)
})

test('[SQ-06] any prices are accepted, because they are only compared', () => {
  const read = submitBody.parse({
    ...body,
    items: [{ inventoryId: 318, quantity: 2, unitPrice: 'free' }],
    priceCalculation: { ...totals, grandTotal: 'nothing', deliveryFee: undefined },
  })
  expect(read.items[0]).toMatchObject({ inventoryId: 318, quantity: 2, unitPrice: null })
  expect(read.priceCalculation).toEqual({ ...totals, grandTotal: null, deliveryFee: undefined })
  expect(submitBody.parse({ ...body, priceCalculation: 'x' }).priceCalculation).toEqual({
    subtotal: null,
    laborTotal: null,
    deliveryFee: null,
    grandTotal: null,
  })
})

test('each invalid form field has its first message, and nothing else does', () => {
  const { error } = submitBody.safeParse({
    formData: { ...body.formData, firstName: '', email: 'elena', address: 'x'.repeat(200) },
    items: [{ quantity: 1 }],
    priceCalculation: totals,
  })
  expect(error && fieldErrors(error)).toEqual({
    firstName: 'First name is required',
    email: 'Invalid email address',
    address: 'Please use at most 150 characters',
  })
  const twice = submitBody.safeParse({ ...body, formData: { ...body.formData, email: 'a'.repeat(300) } })
  expect(twice.error && fieldErrors(twice.error)).toEqual({ email: 'Please use at most 254 characters' })
  const formless = submitBody.safeParse({ ...body, formData: null })
  expect(formless.error && fieldErrors(formless.error)).toEqual({})
})
