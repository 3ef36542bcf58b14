import { expect, test } from 'vitest'
import { defaultHours, hoursOf, openingHours } from './opening-hours.ts'

test('the quote desk is open Monday to Friday 8 to 5 and Saturday 9 to 2', () => {
  expect(openingHours(defaultHours.quoteDeskHours)).toEqual([
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '17:00' },
    { days: ['Saturday'], opens: '09:00', closes: '14:00' },
  ])
})

test("parts that aren't hours are left out", () => {
  expect(openingHours('Sat 10-2, by appointment, Sun 9-5 maybe')).toEqual([
    { days: ['Saturday'], opens: '10:00', closes: '14:00' },
  ])
})

test('[DK-102] the owner’s hours take precedence', () => {
  expect(hoursOf(new Map([['crew_hours', 'Mon-Fri 8AM-4PM, Sat-Sun closed']]))).toEqual({
    quoteDeskHours: defaultHours.quoteDeskHours,
    crewHours: 'Mon-Fri 8AM-4PM, Sat-Sun closed',
  })
})
