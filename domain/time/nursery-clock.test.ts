import { expect, test } from 'vitest'
import { isDay, nurseryDay, nurseryHour, nurseryMonth, nurseryYear, yearShare } from './nursery-clock.ts'

test("day and hour follow the yard's clock, in winter and in summer", () => {
  expect([
    nurseryDay(new Date('2026-01-15T05:59:00Z')),
    nurseryHour(new Date('2026-01-15T05:59:00Z')),
  ]).toEqual(['2026-01-14', 23])
  expect([
    nurseryDay(new Date('2026-07-15T05:00:00Z')),
    nurseryHour(new Date('2026-07-15T05:00:00Z')),
  ]).toEqual(['2026-07-15', 0])
})

test('the month changes at midnight in San Antonio, not in London', () => {
  expect(nurseryMonth(new Date('2027-02-01T05:59:00Z'))).toBe(1)
  expect(nurseryMonth(new Date('2027-02-01T06:01:00Z'))).toBe(2)
})

test('the year changes at midnight in San Antonio', () => {
  expect(nurseryYear(new Date('2027-01-01T01:00:00Z'))).toBe(2026)
  expect(nurseryYear(new Date('2027-01-01T06:00:00Z'))).toBe(2027)
})

test('the share of the year is in the middle of its day, on twelve equal months', () => {
  expect(yearShare(new Date('2026-01-01T18:00:00Z'))).toBeCloseTo(0.5 / 31 / 12)
  expect(yearShare(new Date('2026-11-16T18:00:00Z'))).toBeCloseTo(10.5 / 12)
})

test('only a day of the calendar is a day', () => {
  expect(['2026-02-28', '2028-02-29'].every(isDay)).toBe(true)
  expect(['2026-02-29', '2026-2-3', 'Thursday', '', '2026-11-26T00', '+2026-11-26'].some(isDay)).toBe(false)
})
