import { expect, test } from 'vitest'
import { daysInWords, periodAfter, periodOfKind, readPeriod } from './period.ts'

const today = '2026-11-19'

test('[DK-170] a period is a month, a quarter or a year, with its first and last day', () => {
  expect(readPeriod('2028-02', today)).toMatchObject({
    title: 'February',
    first: '2028-02-01',
    last: '2028-02-29',
  })
  expect(readPeriod('2026-q4', today)).toMatchObject({
    title: 'Quarter 4',
    first: '2026-10-01',
    last: '2026-12-31',
  })
  expect(readPeriod('2026', today)).toMatchObject({ title: 'Year', first: '2026-01-01', last: '2026-12-31' })
  for (const none of [null, '', '2026-13', '2026-q5', '1999', "2026-10'"])
    expect(readPeriod(none, today).key).toBe('2026-11')
  expect(daysInWords(readPeriod('2026-10', today))).toBe('October 1 to 31')
  expect(daysInWords(readPeriod('2026-q4', today))).toBe('October 1 to December 31')
})

test('[DK-170] another period is beside it', () => {
  expect(periodAfter(readPeriod('2026-01', today), -1).key).toBe('2025-12')
  expect(periodAfter(readPeriod('2026-q4', today), 1).key).toBe('2027-q1')
  expect(periodOfKind('quarter', readPeriod('2026-02', today), today).key).toBe('2026-q1')
  expect(periodOfKind('month', readPeriod('2026', today), today).key).toBe('2026-11')
  expect(periodOfKind('month', readPeriod('2025', today), today).key).toBe('2025-12')
})
