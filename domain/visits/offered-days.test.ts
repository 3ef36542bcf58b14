import { expect, test } from 'vitest'
import { doubtAbout, mondayOf, offeredDays, type DayNeeds } from './offered-days.ts'
import type { DayChoice } from './visit-data.ts'

const choice = (day: string, more: Partial<DayChoice> = {}): DayChoice => ({
  day,
  name: day,
  capacity: 3,
  taken: 0,
  towns: [],
  digBy: 'today',
  isTooSoonToDig: false,
  isShortNotice: false,
  warning: null,
  pickupWarning: null,
  ...more,
})
const choices = [
  choice('2026-11-17', { isTooSoonToDig: true }),
  choice('2026-11-18', { warning: 'That day is full: 3 visits already.' }),
  choice('2026-11-19'),
  choice('2026-11-30'),
  choice('2026-12-04'),
  choice('2026-12-07'),
  choice('2026-11-16', { isShortNotice: true }),
]
const daysFor = (mondays: string[], isDigging = true) =>
  offeredDays({ mondays, isDigging }, choices).map(({ day }) => day)

test('[DK-82] the days in the weeks a customer prefers are offered, else the next with room', () => {
  expect(['2026-11-30', '2026-12-06'].map(mondayOf)).toEqual(['2026-11-30', '2026-11-30'])
  expect(daysFor(['2026-11-30'])).toEqual(['2026-11-30', '2026-12-04'])
  expect(daysFor([])).toEqual(['2026-11-19', '2026-11-30', '2026-12-04', '2026-12-07'])
  // Their week has no day that we could dig on.
  expect(daysFor(['2026-11-23'])[0]).toBe('2026-11-19')
  expect(daysFor([], false)[0]).toBe('2026-11-17')
})

test('[DK-81, DK-82] a day with a doubt can still be agreed on, with a warning', () => {
  const digging = { mondays: [], isDigging: true }
  expect(doubtAbout(choices[0], digging)).toBe('It’s too late to call 811 for that day.')
  expect(doubtAbout(choices[0], { ...digging, isDigging: false })).toBeNull()
  expect(doubtAbout(choices[1], digging)).toBe('That day is full: 3 visits already.')
  expect([doubtAbout(choices[2], digging), doubtAbout(undefined, digging)]).toEqual([null, null])
})

test('[DK-157] a day for a caller without a street comes with a warning', () => {
  const day = choice('2026-12-04')
  const needs = { mondays: [], isDigging: false }
  expect(doubtAbout(day, { ...needs, lacksStreet: true })).toMatch(/^We don’t have the street yet/)
  expect(doubtAbout(day, { ...needs, lacksStreet: false })).toBeNull()
})

test('[DK-165] the days offered for a move are the next ones after today and after the agreed day', () => {
  const days = [
    choice('2026-12-01', { isShortNotice: true, isTooSoonToDig: true }),
    choice('2026-12-02', { isShortNotice: true, isTooSoonToDig: true }),
    choice('2026-12-03', { isShortNotice: true, isTooSoonToDig: true }),
    choice('2026-12-04', { warning: 'That day is full: 3 visits already.' }),
    choice('2026-12-07'),
    choice('2026-12-14'),
  ]
  const offered = (needs: Partial<DayNeeds>) =>
    offeredDays({ mondays: ['2026-12-14'], isDigging: true, ...needs }, days).map(({ day }) => day)
  expect(offered({})).toEqual(['2026-12-14'])
  expect(offered({ movedFrom: '2026-12-02' })).toEqual(['2026-12-07', '2026-12-14'])
  expect(offered({ movedFrom: '2026-11-27', isDigging: false })[0]).toBe('2026-12-02')
  // A ticket that's in is still good.
  const ticket = { number: '1', calledOn: '2026-11-24' }
  expect(offered({ movedFrom: '2026-12-02', ticket })[0]).toBe('2026-12-03')
  expect(doubtAbout(days[2], { mondays: [], isDigging: true, ticket })).toBeNull()
})

test('[DK-166] a pick-up fits on a day that is full', () => {
  const full = choice('2026-12-04', { warning: 'That day is full: 3 visits already.' })
  const pickup = { mondays: [], isDigging: false, isPickup: true }
  expect([offeredDays(pickup, [full]), doubtAbout(full, pickup)]).toEqual([[full], null])
})
