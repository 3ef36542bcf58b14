import { expect, test } from 'vitest'
import { facetBit, facetGroups, facetMask, facetValues } from './facet-bits.ts'

test('every value of every filter has a place of its own, the first of all the lowest', () => {
  const bits = facetGroups.flatMap((group) => facetValues(group).map((value) => facetBit(group, value)))
  expect(new Set(bits).size).toBe(bits.length)
  expect(facetBit('types', 'tree')).toBe(1n)
  expect(facetBit('types', 'shrub')).toBe(2n)
  // The column in the database holds these numbers, so they may never move.
  expect(facetBit('colors', 'white')).toBe(1n << 7n)
  expect(facetBit('zones', '10b')).toBe(1n << 38n)
  expect(facetBit('sun', 'Full Shade')).toBe(1n << 42n)
})

test('a mask holds each of the values chosen, and none is nothing', () => {
  expect(facetMask('types', ['tree', 'perennial'])).toBe(0b101n)
  expect(facetMask('types', ['tree', 'tree'])).toBe(1n)
  expect(facetMask('types', [])).toBe(0n)
})

test('a value that is none of its group is a fault', () => {
  expect(() => facetBit('types', 'dragon')).toThrow('dragon is not a value of types')
})
