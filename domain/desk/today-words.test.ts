import { expect, test } from 'vitest'
import { openingHours } from '#domain/settings/opening-hours.ts'
import { nurseryMoment } from '#domain/time/nursery-clock.ts'
import { callLink, mailLink, textLink } from './contact-links.ts'
import {
  arrivedWords,
  dayWords,
  deskHoursInWords,
  lateInWords,
  linesInWords,
  nearDay,
  plantsOf,
  promiseWords,
  setAsideEnds,
  shortestLine,
} from './today-words.ts'

/** A Monday. */
const now = nurseryMoment('2026-11-16', 14)
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test.each([
  [0.5, 'Late 1\u00A0min'],
  [59, 'Late 59\u00A0min'],
  [60, 'Late 1\u00A0h'],
  [23 * 60 + 59, 'Late 23\u00A0h'],
  [24 * 60, 'Late 1\u00A0d'],
  [75 * 60, 'Late 3\u00A0d'],
])('[DK-20] %s minutes after the promise it says %s', (minutes, words) => {
  expect(lateInWords(minutesAgo(minutes), now)).toBe(words)
})

test.each([
  ['2026-11-16', 12, 'Late 2\u00A0h', 'by noon'],
  ['2026-11-13', 16, 'Late 2\u00A0d', 'by Fri 4 PM'],
  ['2026-11-09', 16, 'Late 6\u00A0d', 'by Nov 9'],
  ['2026-11-16', 14, '2 PM', 'today'],
  ['2026-11-17', 10, '10 AM', 'tomorrow'],
  ['2026-11-18', 10, '10 AM', 'Wednesday'],
  ['2026-11-23', 10, '10 AM', 'Nov 23'],
])('[DK-20] a promise for %s, %s h reads %s, %s', (day, hour, when, note) => {
  expect(promiseWords(nurseryMoment(day, hour), now)).toEqual({ when, note })
})

test('days near today go by their weekday, and without opening hours there is no promise', () => {
  expect(promiseWords(null, now)).toEqual({ when: 'Open', note: 'no promise' })
  expect(dayWords('2026-11-19', now)).toEqual({ when: 'Thu', note: 'Nov 19' })
  expect(dayWords('2026-11-13', now, 'accepted')).toEqual({ when: 'Fri', note: 'accepted' })
  expect(dayWords('2026-10-30', now, 'accepted')).toEqual({ when: 'Oct 30', note: 'accepted' })
  expect(dayWords('2026-10-30', now)).toEqual({ when: 'Oct 30', note: '' })
  expect(nearDay('2026-11-16', now)).toBe('today')
  expect(arrivedWords(nurseryMoment('2026-11-16', 9), now)).toEqual({ when: '9 AM', note: 'today' })
  expect(arrivedWords(nurseryMoment('2026-11-14', 16), now)).toEqual({ when: 'Sat', note: '4 PM' })
  expect(arrivedWords(nurseryMoment('2026-10-14', 16), now)).toEqual({ when: 'Oct 14', note: '4 PM' })
})

test.each([
  ['2026-11-16', 7, 'The quote desk opens at 8 AM'],
  ['2026-11-16', 8, 'The quote desk closes at 5 PM'],
  ['2026-11-16', 16, 'The quote desk closes at 5 PM'],
  ['2026-11-16', 17, 'The quote desk is closed'],
  ['2026-11-21', 8, 'The quote desk opens at 9 AM'],
  ['2026-11-22', 10, 'The quote desk is closed'],
  ['2026-11-26', 10, 'The quote desk is closed'],
])('on %s, %s h, it says %s', (day, hour, words) => {
  const desk = { hours: openingHours('Mon-Fri 8-5, Sat 9-2, Sun closed'), closedDays: ['2026-11-26'] }
  expect(deskHoursInWords(nurseryMoment(day, hour), desk)).toBe(words)
})

test('[DK-20] plants set aside until today or tomorrow are marked', () => {
  expect(
    ['2026-11-13', '2026-11-16', '2026-11-17', '2026-11-18', null].map((day) => setAsideEnds(day, now)),
  ).toEqual(['Set aside ended Nov 13', 'Set aside until today', 'Set aside until tomorrow', null, null])
})

const line = (quantity: number, available: number | null, name = 'Cedar Elm') => ({
  name,
  containerSize: '15 gal',
  quantity,
  available,
})

test('a short order is told by name, a long one by number', () => {
  expect(linesInWords([line(1, 4), line(2, 4, 'Mexican Plum')])).toBe(
    '1 Cedar Elm 15 gal, 2 Mexican Plum 15 gal',
  )
  expect(linesInWords([line(1, 4), line(2, 4), { ...line(3, 4, 'Mulch'), containerSize: '' }])).toBe(
    '1 Cedar Elm 15 gal, 2 Cedar Elm 15 gal, 3 Mulch',
  )
  expect(linesInWords([line(1, 4), line(2, 4), line(3, 4), line(50, 4)])).toBe('56 plants in 4 lines')
  expect(plantsOf([line(1, 4)])).toBe('1 plant')
})

test('[QL-22] the line that is shortest of stock is named', () => {
  expect(shortestLine([line(5, 4), line(50, 4), line(9, null), line(3, 3)])).toBe('4 listed, 50 asked')
  expect(shortestLine([line(10, 9), line(5, 0)])).toBe('0 listed, 5 asked')
  expect(shortestLine([line(4, 4), line(9, null)])).toBeNull()
})

test('[DK-22] calls, texts and emails are links that a customer cannot add anything to', () => {
  expect(callLink('8305550117')).toBe('tel:+18305550117')
  expect(callLink('+1 (830) 555-0117')).toBe('tel:+18305550117')
  expect([callLink('call me'), callLink(null), textLink('12', 'x'), mailLink(null, 'x')]).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(textLink('8305550117', 'Your quote: https://a.example/q?x&y')).toBe(
    'sms:+18305550117?&body=Your%20quote%3A%20https%3A%2F%2Fa.example%2Fq%3Fx%26y',
  )
  expect(mailLink('ann?cc=all@example.com', 'Your quote')).toBe(
    'mailto:ann%3Fcc%3Dall@example.com?subject=Your%20quote',
  )
})
