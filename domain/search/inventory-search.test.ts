import fc from 'fast-check'
import { expect, test } from 'vitest'
import { containerSizes } from '#domain/stock/container-sizes.ts'
import { range, sorted } from '#tests/support/plant-choices.ts'
import { lastPriceStep } from './range-steps.ts'
import {
  changeInventorySearch,
  emptyInventorySearch,
  isCanonicalInventory,
  parseInventorySearch,
  writeInventorySearch,
  type InventorySearch,
} from './inventory-search.ts'

// Only its own: plant-search.test.ts proves the rest.

const parse = (query: string) => parseInventorySearch(new URLSearchParams(query))

test('sizes and prices survive being written to a URL and read back', () => {
  const own = fc.record({ sizes: sorted(containerSizes), price: range(0, lastPriceStep) })
  fc.assert(
    fc.property(own, (choices) => {
      const url = writeInventorySearch({ ...emptyInventorySearch, ...choices })
      expect(parse(url)).toEqual({ ...emptyInventorySearch, ...choices })
      expect(isCanonicalInventory(new URLSearchParams(url))).toBe(true)
    }),
  )
})

test.each<[string, Partial<InventorySearch>]>([
  ['', {}],
  ['q=oak', { text: 'oak', sort: 'match' }],
  ['q=oak&sort=best', { text: 'oak', sort: 'best' }],
  ['sort=match', {}],
  ['sort=price', { sort: 'price' }],
  ['sort=wholesale_price', {}],
  ['size=5-gal&size=15-gal&size=dragon', { sizes: ['15-gal', '5-gal'] }],
  ['price=8&price=3', { price: [3, 8] }],
  ['price=3-999999999', { price: [3, lastPriceStep] }],
  ['price=-5', { price: [0, 5] }],
])('%s is read', (query, expected) => {
  expect(parse(query)).toEqual({ ...emptyInventorySearch, ...expected })
})

test.each([
  ['type=tree&size=15-gal&price=3-8', true],
  ['size=15-gal&type=tree', false],
  ['sort=best', false],
  ['plant=texas-redbud&utm_source=y&page=2', true],
])('%s is the canonical address: %s', (query, canonical) => {
  expect(isCanonicalInventory(new URLSearchParams(query))).toBe(canonical)
})

test('[IN-08] any change of search or filter goes back to page 1', () => {
  expect(changeInventorySearch({ ...emptyInventorySearch, page: 5 }, { text: 'oak' })).toMatchObject({
    text: 'oak',
    page: 1,
  })
})
