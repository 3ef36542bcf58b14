import { expect, test } from 'vitest'
import { parseWeeks, weekChoices, weeksInWords, weeksToStore } from './weeks.ts'

const monday = new Date('2026-11-16T18:00:00Z')

test('[QL-16] five weeks from next Monday are offered, and any time', () => {
  expect(weekChoices(monday).map(({ from, to }) => `${from} ${to}`)).toEqual([
    'Nov 23 to Nov 27',
    'Nov 30 to Dec 4',
    'Dec 7 to Dec 11',
    'Dec 14 to Dec 18',
    'Dec 21 to Dec 25',
    'Any time whenever you can',
  ])
  expect(weekChoices(new Date('2026-11-17T18:00:00Z'))[0]?.value).toBe('2026-11-30')
})

test('only offered weeks are stored, and they can be read back', () => {
  const words = weeksToStore(['2026-12-07', '<b>', '2031-01-01', '2026-11-30'], monday)
  expect(words).toBe('2026-11-30, 2026-12-07')
  expect(parseWeeks(words)).toEqual(['2026-11-30', '2026-12-07'])
  expect(weeksInWords(words)).toBe('Nov 30 to Dec 4 and Dec 7 to Dec 11')
  expect(weeksInWords(weeksToStore(['any'], monday))).toBe('any time')
  expect(weeksInWords('')).toBe('')
})
