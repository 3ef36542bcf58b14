import { expect, test } from 'vitest'
import { maySeed } from './seed-rows.ts'

const oak = { slug: 'lacey-oak', description: 'Blue leaves.' }
const owners = { ...oak, id: 7, description: 'Our best oak.' }

test.each([
  ['a new row is written', { current: null, written: null }, true],
  ['a row as we wrote it is updated', { current: { ...oak, id: 7 }, written: oak }, true],
  ["the owner's text stays", { current: owners, written: oak }, false],
  ['a deleted row stays deleted', { current: null, written: oak }, false],
  ['an unknown row stays', { current: oak, written: null }, false],
])('[QL-32] %s', (_, row, written) => {
  expect(maySeed(row)).toBe(written)
})
