import { expect, test } from 'vitest'
import { levelOf, phRange } from './scale-steps.ts'

test.each([
  ['low', 1],
  ['High', 3],
  ['fast', 3],
  ['low to medium', 2],
  ['medium to low', 2],
  ['slow', 1],
  ['low to whatever', null],
  ['toString', null],
  [null, null],
])('%j is level %j', (words, level) => {
  expect(levelOf(words)).toBe(level)
})

test('soil words become ranges of pH', () => {
  expect(phRange('neutral to alkaline')).toEqual([6.5, 8.6])
  expect(phRange('alkaline to acidic')).toEqual([5, 8.6])
  expect(phRange('adaptable')).toEqual([5.5, 8.6])
  expect(phRange('neutral to sour')).toBeNull()
  expect(phRange('sour')).toBeNull()
  expect(phRange(null)).toBeNull()
})
