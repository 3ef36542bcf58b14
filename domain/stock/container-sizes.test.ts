import { expect, test } from 'vitest'
import {
  containerSizeLabel,
  containerSizeOf,
  containerSizes,
  sizeInWords,
  sizeSpellings,
} from './container-sizes.ts'

test.each([
  ['#15', '15-gal'],
  ['15 gal', '15-gal'],
  ['15 Gal', '15-gal'],
  [' 15 GAL ', '15-gal'],
  ['4"', '4-inch'],
  ['#5', '5-gal'],
  ['5 gal', '5-gal'],
  ['Ball and burlap', 'other'],
  ['20 gal', 'other'],
  ['', 'other'],
])('%s is the size %s', (description, size) => {
  expect(containerSizeOf(description)).toBe(size)
})

test('every spelling of a size leads back to it, and no two sizes share one', () => {
  for (const size of containerSizes)
    for (const spelling of sizeSpellings(size)) expect(containerSizeOf(spelling)).toBe(size)
})

test('a known size is shown by its usual name, any other as in the price list', () => {
  expect(containerSizes.map(containerSizeLabel).slice(0, 4)).toEqual(['4"', '6"', '1 gal', '3 gal'])
  expect(['#15', '65 GAL', 'Ball and burlap'].map(sizeInWords)).toEqual([
    '15 gal',
    '65 gal',
    'Ball and burlap',
  ])
})

test('sizes are spelled as in price lists', () => {
  expect(sizeSpellings('4-inch')).toEqual(['4"', '4 in', '4 inch'])
  expect(sizeSpellings('15-gal')).toEqual(['15 gal', '#15', '15gal', '15 gallon'])
  expect(sizeSpellings('other')).toEqual([])
  expect(containerSizeLabel('other')).toBe('Other')
})
