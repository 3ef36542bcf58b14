import { expect, test } from 'vitest'
import type { CartItem } from './cart-item.ts'
import { cartGarden, sentLines } from './cart-garden.ts'

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
const listed: CartItem = {
  inventoryId: 1,
  plantId: 10,
  plantName: 'Mexican Plum',
  scientificName: 'Prunus mexicana',
  slug: 'mexican-plum',
  containerSize: '15 gal',
  currentHeightInches: 66,
  caliperInches: null,
  unitPriceCents: 190_00,
  plantingFeeCents: 85_00,
  picture: null,
}
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

test('a sent quote is drawn with its plants and quantities', () => {
  const line = {
    plant_name: 'Mexican Plum',
    container_size: '15 gal',
    unit_price_cents: 190_00,
    planting_fee_cents: 85_00,
    is_planted_by_us: true,
    cage_cents: 0,
    current_height_inches: 66,
    caliper_inches: null,
  }
  const quote = {
    quote_number: 'HCT-26-7K4P-9XQ2',
    created_at: '2026-11-14T16:42:00Z',
    valid_until: '2026-12-14T18:00:00Z',
    subtotal_cents: 760_00,
    labor_cents: 340_00,
    delivery_cents: null,
    grand_total_cents: 1_100_00,
    delivery_miles: null,
    delivery_approximate: false,
    delivery_reason: '',
    is_pickup: false,
    items: [
      { ...line, inventory_id: 4, quantity: 1 },
      { ...line, inventory_id: 1, quantity: 3 },
    ],
    gone: [],
  }
  expect(sentLines({ quote })).toEqual([
    { inventoryId: 4, quantity: 1 },
    { inventoryId: 1, quantity: 3 },
  ])
})
