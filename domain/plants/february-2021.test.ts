import { expect, test } from 'vitest'
import { february2021InWords } from './february-2021.ts'

test.each([
  ['yes', 'Came through.'],
  ['damaged', 'Was damaged.'],
  ['no', 'Did not come through.'],
  ['unknown', 'Not recorded by a source we trust.'],
])('the freeze of February 2021: %s', (outcome, words) => {
  expect(february2021InWords(outcome)).toBe(words)
})
