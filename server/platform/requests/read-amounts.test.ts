import { expect, test } from 'vitest'
import { readCents, readMiles, readPercent } from './read-amounts.ts'

test('an amount is dollars, with or without cents and commas, and never negative', () => {
  expect(['95', '$1,250.00', '0', '95.5'].map((typed) => readCents(typed, 'fee'))).toEqual([
    9500, 125_000, 0, 9550,
  ])
  for (const typed of ['-5', '1e3', '95.555', 'free', '', '12,34', '99999999'])
    expect(() => readCents(typed, 'fee')).toThrow("isn't a fee")
})

test('a distance is miles, with at most one decimal', () => {
  expect(['0', '15', '37.5'].map(readMiles)).toEqual([0, 15, 37.5])
  for (const typed of ['-1', '37.55', 'far', '', '10000'])
    expect(() => readMiles(typed)).toThrow("isn't a distance")
})

test('a markup is a percentage, with at most two decimals', () => {
  expect(['100', '87.5', '0%'].map(readPercent)).toEqual([100_00, 87_50, 0])
  for (const typed of ['-10', '1.555', 'double', ''])
    expect(() => readPercent(typed)).toThrow("isn't a markup")
})
