import { expect, test } from 'vitest'
import { readCents } from '#server/desk/read-amounts.ts'
import { readDay, readSince, readWholeNumber } from './read-arguments.ts'

const now = new Date('2026-11-15T12:00:00Z')

test('a time is a day in Texas or a period back from now', () => {
  expect(readSince('36h', now).toISOString()).toBe('2026-11-14T00:00:00.000Z')
  expect(readSince('2026-11-01', now).toISOString()).toBe('2026-11-01T05:00:00.000Z')
  expect(readSince('2026-12-01', now).toISOString()).toBe('2026-12-01T06:00:00.000Z')
  for (const typed of ['yesterday', '2026-13-01', '2026-02-30', '7', '-1d'])
    expect(() => readSince(typed, now)).toThrow("isn't a time")
})

test('a day is one of the calendar', () => {
  expect(readDay('2026-12-01')).toBe('2026-12-01')
  for (const typed of ['2026-13-01', '2026-02-30', '2026-1-1', 'tomorrow', undefined])
    expect(() => readDay(typed)).toThrow("isn't a day")
})

test('an amount is dollars, with or without cents and commas, and never negative', () => {
  expect(['95', '$1,250.00', '0', '95.5'].map((typed) => readCents(typed, 'fee'))).toEqual([
    9500, 125_000, 0, 9550,
  ])
  for (const typed of ['-5', '1e3', '95.555', 'free', '', '12,34', '99999999'])
    expect(() => readCents(typed, 'fee')).toThrow("isn't a fee")
})

test('an id is a whole number above 0', () => {
  expect(readWholeNumber('121', 'stock id')).toBe(121)
  for (const typed of ['0', '-1', '1.5', 'x', ''])
    expect(() => readWholeNumber(typed, 'stock id')).toThrow("isn't a stock id")
})
