import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { containerSizes } from '#domain/stock/container-sizes.ts'
import { lastPriceStep } from './range-steps.ts'
import { anyChoices, range, sorted } from '#tests/support/plant-choices.ts'
import {
  changeInventorySearch,
  emptyInventorySearch,
  inventorySorts,
  isCanonicalInventory,
  parseInventorySearch,
  writeInventorySearch,
  type InventorySearch,
} from './inventory-search.ts'

const parse = (query: string) => parseInventorySearch(new URLSearchParams(query))

const anySearch: fc.Arbitrary<InventorySearch> = fc
  .record({
    text: fc.string({ maxLength: 100 }).map((text) => parse(`q=${encodeURIComponent(text)}`).text),
    ...anyChoices,
    sizes: sorted(containerSizes),
    price: range(0, lastPriceStep),
    sort: fc.constantFrom(...inventorySorts),
    page: fc.integer({ min: 1, max: 999_999 }),
  })
  // Without words and place there is nothing to match.
  .filter(({ sort, text, place }) => sort !== 'match' || text !== '' || place !== '')

test('a search survives being written to a URL and read back', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const url = writeInventorySearch(search)
      expect(parse(url)).toEqual(search)
      expect(isCanonicalInventory(new URLSearchParams(url))).toBe(true)
    }),
  )
})

test('any query is read as some search, and its URL is stable', () => {
  const anyQuery = fc.array(
    fc.tuple(fc.constantFrom('q', 'size', 'price', 'deer', 'page', 'sort', '__proto__', 'x'), fc.string()),
  )
  fc.assert(
    fc.property(anyQuery, (entries) => {
      const search = parseInventorySearch(new URLSearchParams(entries))
      expect(parse(writeInventorySearch(search))).toEqual(search)
    }),
  )
})

describe('reading a URL', () => {
  test.each<[string, Partial<InventorySearch>]>([
    ['', {}],
    ['q=oak', { text: 'oak', sort: 'match' }],
    ['q=oak&sort=best', { text: 'oak', sort: 'best' }],
    ['sort=match', {}],
    ['place=boerne', { place: 'boerne', sort: 'match' }],
    ['place=boerne&sort=best', { place: 'boerne', sort: 'best' }],
    ['size=15-gal,5-gal', { sizes: ['15-gal', '5-gal'] }],
    ['size=5-gal&size=15-gal&size=dragon', { sizes: ['15-gal', '5-gal'] }],
    ['price=3-8', { price: [3, 8] }],
    ['price=8&price=3', { price: [3, 8] }],
    ['price=3-999999999', { price: [3, lastPriceStep] }],
    ['price=3-99', { price: [3, lastPriceStep] }],
    ['price=-5', { price: [0, 5] }],
    ['deer=high', { deer: ['High'] }],
    ['deer=all', {}],
    ['sort=price', { sort: 'price' }],
    ['sort=wholesale_price', {}],
  ])('%s', (query, expected) => {
    expect(parse(query)).toEqual({ ...emptyInventorySearch, ...expected })
  })
})

test.each([
  ['', true],
  ['type=tree&size=15-gal&price=3-8', true],
  ['size=15-gal&type=tree', false],
  ['sort=best', false],
  ['page=1', false],
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
