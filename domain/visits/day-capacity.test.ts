import { expect, test } from 'vitest'
import { capacityOf, dayWarning, openInWords } from './day-capacity.ts'

const crew = { visits: { weekday: 3, saturday: 2, sunday: 0 }, closedDays: ['2026-11-26'] }

test('[DK-81] a day has room for as many visits as the owner set, and none when we are closed', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-26', '2026-11-27']
  expect(days.map((day) => capacityOf(day, crew))).toEqual([3, 2, 0, 0, 3])
})

test('[DK-81] a full day and a day off come with a warning', () => {
  expect([dayWarning(0, 3), dayWarning(2, 3)]).toEqual([null, null])
  expect(dayWarning(3, 3)).toBe('That day is full: 3 visits already.')
  expect(dayWarning(0, 0)).toBe('The crew is off that day.')
  expect([
    openInWords(1, 3),
    openInWords(3, 3),
    openInWords(4, 3),
    openInWords(0, 0),
    openInWords(1, 0),
  ]).toEqual(['2 open', 'full', '1 over', 'closed', 'closed'])
})
