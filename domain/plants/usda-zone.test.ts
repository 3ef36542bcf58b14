import { expect, test } from 'vitest'
import {
  zonesInWords,
  zoneStep,
  zoneSteps,
  cameThroughFebruary2021,
  february2021InWords,
} from './usda-zone.ts'

test('half zones are numbered consecutively', () => {
  expect(['6a', '6b', '7a', '10b'].map(zoneStep)).toEqual([12, 13, 14, 21])
})

test.each([
  ['7a-10b', [14, 21]],
  ['8b/9a', [17, 18]],
  ['9a', [18, 18]],
  ['9', null],
  ['9c', null],
  ['7a to 9b', null],
  ['x7a', null],
  ['7a-9b or so', null],
  ['', null],
  [null, null],
])('%s covers the half zones %j', (text, steps) => {
  expect(zoneSteps(text)).toEqual(steps)
})

test('zones in words', () => {
  expect(zonesInWords('7b-10b')).toBe('Zones 7b to 10b')
  expect(zonesInWords('9a')).toBe('Zone 9a')
  expect(zonesInWords('9a-9a')).toBe('Zone 9a')
})

test.each([
  ['yes', '8b-10b', 'Came through.'],
  ['as natives did', '8b-10b', 'No damage on record here.'],
  ['damaged', '7a-9b', 'Was damaged.'],
  ['no', '7a-9b', 'Did not come through.'],
  ['unknown', '7a-9b', 'No local record; hardy to zone 7a.'],
  ['unknown', '7b-9b', 'No local record.'],
  ['unknown', null, 'No local record.'],
])('the freeze of February 2021: %s, zones %s', (outcome, zone, words) => {
  expect(february2021InWords(outcome, zone)).toBe(words)
  expect(cameThroughFebruary2021(outcome)).toBe(['yes', 'as natives did'].includes(outcome))
})
