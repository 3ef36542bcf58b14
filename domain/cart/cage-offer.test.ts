import { expect, test } from 'vitest'
import { cageOffer } from './cage-offer.ts'
import { addToCart, chooseForLine, emptyCart } from './cart.ts'
import { cartItem } from '#tests/support/carts.ts'
import { priceCart } from './priced-cart.ts'

const oak = cartItem({ inventoryId: 121, plantName: 'Escarpment Live Oak', needsCage: true })
const { needsCage: _, ...sage } = { ...oak, inventoryId: 5, plantName: 'Autumn Sage' }
const plum = { ...oak, inventoryId: 201, plantName: 'Mexican Plum' }
const offers = { cageCents: 45_00, isPickupAllowed: true }
const three = [oak, sage, plum].reduce((cart, item) => addToCart(cart, item, 2), emptyCart)
const priced = (cart = three) => priceCart(cart, { items: [oak, sage, plum], gone: [], offers }, null)
const withCage = (cart: typeof three, id: number) => chooseForLine(cart, id, { hasCage: true })

test('[QL-38] where deer come by daily, cages are offered for all plants that need one, and not taken', () => {
  expect(cageOffer(priced(), 45_00, true)).toEqual({
    inventoryIds: [121, 201],
    plants: 4,
    cents: 180_00,
    isTaken: false,
  })
  expect(cageOffer(priced(withCage(three, 121)), 45_00, true)?.isTaken).toBe(false)
  expect(cageOffer(priced(withCage(withCage(three, 121), 201)), 45_00, true)?.isTaken).toBe(true)
})

test('[QL-38] none is offered without a price, where deer are rare, or for what the customer plants', () => {
  expect(cageOffer(priced(), null, true)).toBeNull()
  expect(cageOffer(priced(), 45_00, false)).toBeNull()
  expect(cageOffer(priced({ ...three, isPickup: true }), 45_00, true)).toBeNull()
  expect(cageOffer(priced(addToCart(emptyCart, sage, 2)), 45_00, true)).toBeNull()
  const own = chooseForLine(three, 121, { isPlantedByUs: false })
  expect(cageOffer(priced(own), 45_00, true)?.inventoryIds).toEqual([201])
})
