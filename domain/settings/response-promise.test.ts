import { describe, expect, test } from 'vitest'
import { openingHours } from './opening-hours.ts'
import { deskDaysLater, promisedBy } from './response-promise.ts'
import { nurseryMoment } from '#domain/time/nursery-clock.ts'

const desk = { hours: openingHours('Mon-Fri 8-5, Sat 9-2, Sun closed'), closedDays: ['2026-11-26'] }

describe('[QL-13] a promise of 8 desk hours', () => {
  test.each([
    ['on Monday at 8', ['2026-11-16', 8], ['2026-11-16', 16]],
    ['on Monday before opening', ['2026-11-16', 3], ['2026-11-16', 16]],
    ['on Monday at 1 p.m.', ['2026-11-16', 13], ['2026-11-17', 12]],
    ['on Monday night', ['2026-11-16', 22], ['2026-11-17', 16]],
    ['on Friday at 4 p.m., over Saturday and Sunday', ['2026-11-20', 16], ['2026-11-23', 10]],
    ['before the Sunday on which clocks go back', ['2026-10-30', 16], ['2026-11-02', 10]],
    ['before the Sunday on which they go forward', ['2027-03-12', 16], ['2027-03-15', 10]],
    ['on the eve of a closed day', ['2026-11-25', 12], ['2026-11-27', 11]],
  ] as const)('%s', (_, [day, hour], [dueDay, dueHour]) => {
    expect(promisedBy(nurseryMoment(day, hour), 8, desk)).toEqual(nurseryMoment(dueDay, dueHour))
  })

  test('is not made by a company that never opens', () => {
    expect(promisedBy(nurseryMoment('2026-11-16', 8), 8, { hours: [], closedDays: [] })).toBeNull()
  })
})

test('three desk days skip closed days and Sundays', () => {
  expect(deskDaysLater(nurseryMoment('2026-11-16', 10), 3, desk)).toBe('2026-11-19')
  expect(deskDaysLater(nurseryMoment('2026-11-25', 10), 3, desk)).toBe('2026-11-30')
})
