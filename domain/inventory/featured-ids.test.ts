import { expect, test } from 'vitest'
import { parseFeaturedIds } from './featured-ids.ts'

test.each([
  [
    [3, 1, 2],
    [3, 1, 2],
  ],
  ['[3, 1, 2]', [3, 1, 2]],
  [
    ['7', 8, '8', 'x', -1, 1.5, null],
    [7, 8],
  ],
  ['', []],
  ['not json', []],
  ['{"a":1}', []],
  [undefined, []],
  [12, []],
])('[HM-08] the setting %j names the inventory ids %j', (setting, ids) => {
  expect(parseFeaturedIds(setting)).toEqual(ids)
})
