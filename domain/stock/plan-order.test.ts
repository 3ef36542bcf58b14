import { expect, test } from 'vitest'
import { inPlanOrder } from './plan-order.ts'
import type { PlannedRow, StockRow } from './plan-stock.ts'

type Details = Partial<Pick<StockRow, 'id' | 'plantName' | 'size' | 'priceCents'>> & { newCents?: number }

/** A row before and after; 15-gallon Lacey Oaks for $100. */
function stockOf({ newCents, ...details }: Details) {
  const listing = {
    listName: 'Quercus laceyi',
    priceCents: 100_00,
    quantity: 12,
    heightInches: null,
    caliperInches: null,
  }
  const before: StockRow = {
    ...listing,
    id: 101,
    plantId: 1,
    plantName: 'Lacey Oak',
    size: '15 gal',
    ownPriceCents: null,
    deletedAt: null,
    ...details,
  }
  const { plantId, plantName, size, priceCents } = before
  return {
    named: { plantId, plantName, size },
    before,
    after: { ...listing, priceCents: newCents ?? priceCents },
  }
}
function changed(change: 'price' | 'quantity' | 'back', details: Details = {}): PlannedRow {
  const { named, before, after } = stockOf(details)
  return { ...named, change, before, after }
}
function added(details: Details = {}): PlannedRow {
  const { named, after } = stockOf(details)
  return { ...named, change: 'new', before: null, after }
}
function gone(details: Details = {}): PlannedRow {
  const { named, before } = stockOf(details)
  return { ...named, change: 'gone', before, after: null }
}

const elm = { plantName: 'Cedar Elm' }

test.each<[string, PlannedRow, PlannedRow]>([
  [
    'the larger price change, not the higher price',
    changed('price', { priceCents: 10_00, newCents: 15_00 }),
    changed('price', { ...elm, priceCents: 200_00, newCents: 220_00 }),
  ],
  [
    'a price cut to a third before a price that doubles',
    changed('price', { newCents: 33_00 }),
    changed('price', { ...elm, newCents: 200_00 }),
  ],
  [
    'of equal price changes, the plant that is first in the alphabet',
    changed('price', { ...elm, newCents: 110_00 }),
    changed('price', { priceCents: 200_00, newCents: 220_00 }),
  ],
  ['a new price before a new quantity', changed('price', { newCents: 101_00 }), changed('quantity', elm)],
  [
    'plants by name, whatever came back with another price',
    added(elm),
    changed('back', { newCents: 200_00 }),
  ],
  ['plants by name before sizes', gone({ ...elm, size: '30 gal' }), gone({ size: '15 gal' })],
  ['sizes of one plant before ids', gone({ id: 102 }), gone({ id: 101, size: '30 gal' })],
  ['rows of one plant and size by id', gone({ id: 101 }), gone({ id: 102 })],
  ['a new row before one that came back', added(), changed('back')],
])('a plan lists first: %s', (_, first, second) => {
  expect([first, second].toSorted(inPlanOrder)).toEqual([first, second])
  expect([second, first].toSorted(inPlanOrder)).toEqual([first, second])
})

test('new rows of one plant and size stay in the order of the list', () => {
  const rows = [added({ priceCents: 300_00 }), added({ priceCents: 200_00 })]
  expect(rows.toSorted(inPlanOrder)).toEqual(rows)
})
