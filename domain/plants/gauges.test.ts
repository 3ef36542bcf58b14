import { expect, test } from 'vitest'
import { sunSteps } from './gauges.ts'

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
