import { expect, test } from 'vitest'
import { levelOf, phRange, sunSteps } from './scale-steps.ts'

test.each([
  ['low', 1],
  ['High', 3],
  ['fast', 3],
  ['low to medium', 2],
  ['medium to low', 2],
  ['slow', 1],
  ['low to unknown', null],
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

test.each([
  ['Full Sun', [1, 1]],
  ['Full Sun to Part Shade', [1, 3]],
  ['Full Shade to Partial Sun', [2, 4]],
  ['Partial Shade', [3, 3]],
  [null, null],
  ['moonlight', null],
  ['Full Sun to moonlight', null],
  ['moonlight to Full Sun', null],
])('[FL-01] %s covers the steps %j', (exposure, steps) => {
  expect(sunSteps(exposure)).toEqual(steps)
})
