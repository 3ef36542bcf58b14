import { expect, test } from 'vitest'
import { levelOf, phRange } from './scale-steps.ts'
import { zonesInWords, zoneSteps } from './usda-zone.ts'

test.each([
  ['low', 1],
  ['High', 3],
  ['fast', 3],
  ['low to medium', 2],
  ['toString', null],
  [null, null],
])('%j is level %j', (words, level) => {
  expect(levelOf(words)).toBe(level)
})

test('soil words become ranges of pH', () => {
  expect(phRange('neutral to alkaline')).toEqual([6.5, 8.6])
  expect(phRange('sour')).toBeNull()
})

test.each([
  ['7a-10b', [14, 21]],
  ['9a', [18, 18]],
  ['8b/9a', [17, 18]],
  ['', null],
  [null, null],
])('zone text %j is half zones %j', (text, steps) => {
  expect(zoneSteps(text)).toEqual(steps)
})

test('zones in words', () => {
  expect(zonesInWords('7a-10b')).toBe('Zones 7a to 10b')
  expect(zonesInWords('9a')).toBe('Zone 9a')
})
