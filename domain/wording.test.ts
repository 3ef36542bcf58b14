import { expect, test } from 'vitest'
import { capitalize, listInWords, rangeInWords } from './wording.ts'

test('capitalize changes only the first letter', () => {
  expect([capitalize('thin soil over Edwards limestone'), capitalize('')]).toEqual([
    'Thin soil over Edwards limestone',
    '',
  ])
})

test.each([
  [[], ''],
  [['loam'], 'loam'],
  [['loam', 'sand'], 'loam and sand'],
  [['loam', 'sand', 'clay'], 'loam, sand and clay'],
])('%j reads "%s"', (words, text) => {
  expect(listInWords(words)).toBe(text)
})

test('a range of one step names just that step', () => {
  expect(rangeInWords('Full Sun', 'Part Shade')).toBe('Full Sun to Part Shade')
  expect(rangeInWords('Full Sun', 'Full Sun')).toBe('Full Sun')
})
