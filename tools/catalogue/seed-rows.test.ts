import { expect, test } from 'vitest'
import { maySeed } from './seed-rows.ts'

const oak = { slug: 'lacey-oak', description: 'Blue leaves.' }
const better = { ...oak, description: 'Blue-green leaves.' }
const owners = { ...oak, id: 7, description: 'Our best oak.' }

test.each([
  ['a new row is written', { current: null, written: null, wanted: oak }, true],
  ['a row as we wrote it is updated', { current: { ...oak, id: 7 }, written: oak, wanted: better }, true],
  ["the owner's text stays", { current: owners, written: oak, wanted: better }, false],
  ['a deleted row stays deleted', { current: null, written: oak, wanted: better }, false],
  ['an unknown row that is what we want is ours', { current: oak, written: null, wanted: oak }, true],
  ['any other unknown row stays', { current: owners, written: null, wanted: oak }, false],
])('[QL-32] %s', (_, row, written) => {
  expect(maySeed(row)).toBe(written)
})
