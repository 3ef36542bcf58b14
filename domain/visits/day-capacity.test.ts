import { expect, test } from 'vitest'
import { holidayName } from './legal-holidays.ts'
import { capacityOf, dayWarning, openInWords } from './day-capacity.ts'

const crew = { visits: { weekday: 3, saturday: 2, sunday: 0 }, closedDays: ['2026-11-26'] }

test('[DK-81] a day has room for as many visits as the owner set, and none when we are closed', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-26', '2026-11-27']
  expect(days.map((day) => capacityOf(day, crew))).toEqual([3, 2, 0, 0, 3])
})

test('[DK-81] a full day, a day off and a holiday come with a warning', () => {
  const friday = '2026-11-20'
  expect([dayWarning(friday, 0, 3), dayWarning(friday, 2, 3)]).toEqual([null, null])
  expect(dayWarning(friday, 3, 3)).toBe('That day is full: 3 visits already.')
  expect(dayWarning(friday, 0, 0)).toBe('The crew is off that day.')
  expect(dayWarning('2026-11-26', 2, 3)).toBe('That’s Thanksgiving.')
  expect([
    openInWords(1, 3),
    openInWords(3, 3),
    openInWords(4, 3),
    openInWords(0, 0),
    openInWords(1, 0),
  ]).toEqual(['2 open', 'full', '1 over', 'closed', 'closed'])
})

test('[DK-81] the holidays on which most people are off have names', () => {
  const days = ['01-01', '05-31', '07-04', '09-06', '11-25', '12-25', '11-26', '06-19'].map(
    (day) => `2027-${day}`,
  )
  expect(days.map(holidayName)).toEqual([
    'New Year’s Day',
    'Memorial Day',
    'Independence Day',
    'Labor Day',
    'Thanksgiving',
    'Christmas Day',
    null,
    null,
  ])
})
