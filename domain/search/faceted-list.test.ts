import { expect, test } from 'vitest'
import { findAndCount, pageOf, sortedBy } from './faceted-list.ts'

const rows = [
  { name: 'a', color: 'red', size: 'big' },
  { name: 'b', color: 'red', size: 'small' },
  { name: 'c', color: 'blue', size: 'big' },
  { name: 'd', color: 'blue', size: 'small' },
]
type Row = (typeof rows)[number]

const filters = (color?: string, size?: string) => ({
  color: {
    passes: color === undefined ? undefined : (row: Row) => row.color === color,
    counted: { values: ['red', 'blue', 'green'], of: (row: Row) => [row.color] },
  },
  size: {
    passes: size === undefined ? undefined : (row: Row) => row.size === size,
    counted: { values: ['big', 'small'], of: (row: Row) => [row.size] },
  },
  early: { passes: (row: Row) => row.name < 'd' },
})

test('rows that pass every filter are found, in their order', () => {
  expect(findAndCount(rows, filters('red', 'small')).found.map(({ name }) => name)).toEqual(['b'])
  expect(findAndCount(rows, filters()).found.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
})

test("a filter's counts ignore its own choices but respect all others; a value without rows counts 0", () => {
  expect(findAndCount(rows, filters('red', 'big')).counts).toEqual({
    color: { red: 1, blue: 1, green: 0 },
    size: { big: 1, small: 1 },
  })
  expect(findAndCount(rows, filters('blue')).counts.size).toEqual({ big: 1, small: 0 })
})

test('sorting keeps the order of equals', () => {
  const byColor = sortedBy(rows, ({ color }) => (color === 'blue' ? 0 : 1))
  expect(byColor.map(({ name }) => name).join('')).toBe('cdab')
})

test('a page beyond the last is the last, and an empty list has page 1 of 0', () => {
  const many = Array.from({ length: 30 }, (_, index) => index)
  expect(pageOf(many, 3)).toEqual({ rows: many.slice(24), total: 30, page: 3, pageCount: 3 })
  expect(pageOf(many, 4).page).toBe(3)
  expect(pageOf([], 2)).toEqual({ rows: [], total: 0, page: 1, pageCount: 0 })
})
