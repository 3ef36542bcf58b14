import { expect, test } from 'vitest'
import { facetBit, facetGroups, facetMask, facetValues } from './facet-bits.ts'

const all = facetGroups.flatMap((group) =>
  facetValues(group).map((value) => ({ name: `${group} ${value}`, bit: facetBit(group, value) })),
)

test('every value of every filter has a place of its own', () => {
  const shared = all.filter(({ bit }) => all.filter((other) => other.bit === bit).length > 1)
  expect(shared.map(({ name }) => name)).toEqual([])
})

test('all bits together are a number that JavaScript holds exactly', () => {
  expect(all.reduce((sum, { bit }) => sum | bit, 0n)).toBeLessThanOrEqual(BigInt(Number.MAX_SAFE_INTEGER))
})

test('a place, once given, stays: the column in the database holds these numbers', () => {
  expect(facetBit('types', 'tree')).toBe(1n)
  expect(facetBit('types', 'shrub')).toBe(2n)
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
