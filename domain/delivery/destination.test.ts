import { expect, test } from 'vitest'
import { deliveryDestination } from '#domain/cart/delivery-destination.ts'
import { destinationName } from './destination.ts'
import { emptyCart, changeCustomer, changeDeliveryPlace, markSubmitted } from '#domain/cart/cart.ts'
import { destinationSchema } from './destination-schema.ts'
import { isLocatable } from './street-address.ts'

const door = { address: '118 Cibolo Ridge', city: 'Boerne', state: 'TX', zipCode: '78006' }

test('a destination is named after its ZIP code, community or city', () => {
  expect(destinationName({ zip: '78006' })).toBe('ZIP 78006')
  expect(destinationName({ community: 'fair-oaks-ranch' })).toBe('Fair Oaks Ranch')
  expect(destinationName({ community: 'atlantis' })).toBe('your place')
  expect(destinationName({ ...door, city: ' Boerne ' })).toBe('Boerne')
  expect(destinationName({ ...door, city: ' ', zipCode: ' 78006 ' })).toBe('ZIP 78006')
})

test('a street address needs a city or a ZIP code to be looked up', () => {
  expect(isLocatable(door)).toBe(true)
  expect(isLocatable({ ...door, city: ' ' })).toBe(true)
  expect(isLocatable({ ...door, zipCode: '' })).toBe(true)
  expect(isLocatable({ ...door, city: '', zipCode: '780' })).toBe(false)
  expect(isLocatable({ ...door, city: ' ', zipCode: '' })).toBe(false)
  expect(isLocatable({ ...door, address: ' ' })).toBe(false)
})

test('the street address is used once it is known, and the chosen place until then', () => {
  const placed = changeDeliveryPlace(emptyCart, { zip: '78006' })
  expect(deliveryDestination(emptyCart)).toBeNull()
  expect(deliveryDestination(placed)).toEqual({ zip: '78006' })
  expect(deliveryDestination(changeCustomer(placed, { address: '118 Cibolo Ridge' }))).toEqual({
    zip: '78006',
  })
  const atTheDoor = changeCustomer(placed, door)
  expect(deliveryDestination(atTheDoor)).toEqual(door)
  // That street was sent, so it isn't changed anymore; the next place can be chosen.
  expect(
    deliveryDestination(markSubmitted(atTheDoor, { number: 'HCT-26-7K4P-9XQ2', token: 'a'.repeat(22) })),
  ).toEqual({ zip: '78006' })
})

test('a destination is a ZIP code, a community or a street address, trimmed', () => {
  expect(destinationSchema.parse({ zip: ' 78006-1234 ' })).toEqual({ zip: '78006' })
  expect(destinationSchema.parse({ community: ' boerne ' })).toEqual({ community: 'boerne' })
  expect(destinationSchema.parse({ ...door, address: ' 118 Cibolo Ridge ' })).toEqual(door)
})

test.each([
  { zip: '7800' },
  { zip: '78006', community: 'boerne' },
  { zip: `78006${' '.repeat(8)}` },
  { community: 'atlantis' },
  { ...door, address: '' },
  { ...door, city: '', zipCode: '' },
  { ...door, address: 'x'.repeat(161) },
  { ...door, city: 'x'.repeat(81) },
  { ...door, state: 'x'.repeat(41) },
  { ...door, zipCode: '78006-12345' },
])('%j is not a destination', (given) => {
  expect(destinationSchema.safeParse(given).success).toBe(false)
})
