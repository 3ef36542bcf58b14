import { expect, test } from 'vitest'
import { parseReasons, reasonsInWords, reasonsToStore } from './done-reasons.ts'

test('[QL-07] why lines were not done is stored by line and read back with the plants’ names', () => {
  const words = reasonsToStore([
    { line: 1, reason: ' Line 2: too rocky ' },
    { line: 3, reason: 'Sold out' },
  ])
  expect([...parseReasons(words)]).toEqual([
    [1, 'Line 2: too rocky'],
    [3, 'Sold out'],
  ])
  expect(reasonsInWords(words, ['Cenizo'])).toBe('Cenizo: Line 2: too rocky\nLine 3: Sold out')
  expect([...parseReasons(reasonsToStore([]))]).toEqual([])
})
