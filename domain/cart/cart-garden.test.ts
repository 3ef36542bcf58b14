import { expect, test } from 'vitest'
import { cartItem } from '#tests/support/carts.ts'
import { cartGarden } from './cart-garden.ts'

const growth = {
  plantType: 'tree',
  growthRate: 'medium',
  heightFt: { least: 15, most: 30 },
  spreadFt: { least: 15, most: 25 },
  spacingFt: 18,
}
const gardenPictures = {
  young: { url: '/young/mexican-plum', mini: '/young-minis/mexican-plum' },
  halfGrown: null,
  grown: null,
}
const listed = cartItem({
  inventoryId: 1,
  plantName: 'Mexican Plum',
  slug: 'mexican-plum',
  currentHeightInches: 66,
})
const plum = { ...listed, growth, gardenPictures }
const unmeasured = { ...plum, inventoryId: 4, plantName: 'Desert Willow', currentHeightInches: null }

test('a yard has the plants in the order of the cart, as high as they were measured, in feet', () => {
  const lines = [
    { inventoryId: 4, quantity: 1 },
    { inventoryId: 1, quantity: 3 },
  ]
  const drawn = {
    ...growth,
    slug: 'mexican-plum',
    name: 'Mexican Plum',
    containerSize: '15 gal',
    quantity: 3,
    todayFt: 5.5,
    pictures: gardenPictures,
  }
  expect(cartGarden(lines, [plum, unmeasured])).toEqual([
    { ...drawn, name: 'Desert Willow', quantity: 1, todayFt: null },
    drawn,
  ])
})

test('what is gone, or has no growth or pictures on record, is not drawn', () => {
  const lines = [2, 3, 5, 1].map((inventoryId, index) => ({ inventoryId, quantity: index + 1 }))
  const items = [plum, { ...listed, inventoryId: 2, gardenPictures }, { ...listed, inventoryId: 3, growth }]
  expect(cartGarden(lines, items).map(({ quantity }) => quantity)).toEqual([4])
})
