import { expect, test } from 'vitest'
import { cartItem } from '#tests/support/carts.ts'
import { addToCart, chooseForLine, emptyCart } from '#domain/cart/cart.ts'
import { priceCart } from '#domain/cart/priced-cart.ts'
import { failedEstimate, type DeliveryEstimate } from '#domain/delivery/delivery-estimate.ts'
import { contactForm } from './contact-form.ts'
import { submitBody } from './submit-body.ts'
import { toSubmitBody } from './to-submit-body.ts'

const redbud = cartItem({ unitPriceCents: 190_50 })
const gone = {
  inventoryId: 2,
  plantName: 'Agarita',
  containerSize: '3 gal',
  unitPriceCents: 1,
  plantingFeeCents: 1,
}
const cart = addToCart(addToCart(emptyCart, redbud, 2), gone, 3)
const form = contactForm.parse({
  firstName: 'Elena',
  phone: '(830) 555-0117',
  address: '118 Cibolo Ridge',
  termsAccepted: true,
})
const far: DeliveryEstimate = {
  kind: 'fee',
  place: 'Cibolo',
  distance: { miles: 44.1, minutes: 66, approximate: false },
  community: null,
  attribution: null,
  feeCents: 200_00,
  reason: 'Beyond: $200 base + $0/mile',
}
const priced = (fee: number | null) => priceCart(cart, { items: [redbud], gone: [gone] }, fee)

test('[SQ-01] a request carries form, items, prices in dollars and delivery, as the specification names them', () => {
  const body = toSubmitBody(form, priced(200_00), far)
  expect(body.items[0]).toEqual({
    plantName: 'Texas Redbud',
    scientificName: 'Cercis canadensis var. texensis',
    containerSize: '15 gal',
    quantity: 2,
    unitPrice: 190.5,
    totalPrice: 551,
    plantingCost: 85,
    inventoryId: 318,
    plantId: 90,
    currentHeightInches: 84,
    caliperInches: 1.25,
  })
  expect(body.priceCalculation).toMatchObject({
    subtotal: 381,
    laborTotal: 170,
    deliveryFee: 200,
    grandTotal: 751,
  })
  expect(body.deliveryInfo).toEqual({
    distance: 44.1,
    fee: 200,
    isFree: false,
    reason: 'Beyond: $200 base + $0/mile',
  })
  expect(body.formData).toMatchObject({ firstName: 'Elena', phone: '8305550117', state: 'TX' })
})

test('gone items are included, and the server accepts the body as it is', () => {
  const body = toSubmitBody(form, priced(null), null)
  expect(body.items[1]).toEqual({
    inventoryId: 2,
    quantity: 3,
    plantName: 'Agarita',
    containerSize: '3 gal',
    totalPrice: 0,
  })
  expect(body.priceCalculation.items).toEqual([
    { inventoryId: 318, totalPrice: 551 },
    { inventoryId: 2, totalPrice: 0 },
  ])
  expect(body.deliveryInfo).toEqual({ distance: 0, fee: null, isFree: false, reason: '' })
  const parsed = submitBody.parse(JSON.parse(JSON.stringify(body)))
  expect(parsed.items.map(({ inventoryId }) => inventoryId)).toEqual([318, 2])
})

test('an item that never existed has no name', () => {
  const { items } = toSubmitBody(form, priceCart(cart, { items: [redbud], gone: [] }, null), null)
  expect(items[1]).toMatchObject({ inventoryId: 2, plantName: '', containerSize: '' })
})

test('[DL-07] after a failed lookup there is distance 0 with the error text, and no fee', () => {
  const body = toSubmitBody(form, priced(null), failedEstimate('Boerne'))
  expect(body.priceCalculation.deliveryFee).toBeNull()
  expect(body.deliveryInfo).toEqual({
    distance: 0,
    fee: null,
    isFree: false,
    reason: 'Could not calculate delivery fee',
  })
})

test('[QL-21, QL-24] choices and the earlier quote are only in the body if there are any', () => {
  const plain = toSubmitBody(form, priced(null), null)
  expect(JSON.stringify(plain)).not.toMatch(/isPlantedByUs|hasCage|isPickup|earlierQuote/)
  const chosen = chooseForLine({ ...cart, isPickup: true }, 318, { isPlantedByUs: false, hasCage: true })
  const offers = { cageCents: 45_00, isPickupAllowed: true }
  const earlier = { number: 'HCT-26-7K4P-9XQ2', token: 'abc' }
  const body = toSubmitBody(
    form,
    priceCart(chosen, { items: [redbud], gone: [gone], offers }, 200_00),
    null,
    earlier,
  )
  expect(submitBody.parse(JSON.parse(JSON.stringify(body)))).toMatchObject({
    isPickup: true,
    earlierQuote: earlier,
    items: [{ isPlantedByUs: false, hasCage: true, plantingCost: 0 }, { inventoryId: 2 }],
    priceCalculation: { subtotal: 381, laborTotal: 0, deliveryFee: 0, grandTotal: 381 },
  })
})
