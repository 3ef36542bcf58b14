import { expect, test } from 'vitest'
import { defaultHours, hoursOf, openingHours, weekInWords, weekOf } from './opening-hours.ts'

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

test('[DK-102] hours are read into a week and written the same way', () => {
  for (const [key, words] of [
    ['quote_desk_hours', 'Mon-Fri 8-5, Sat 9-2, Sun closed'],
    ['quote_desk_hours', 'Mon 8-12, Tue-Thu 9-5, Fri closed, Sat-Sun 10-2'],
    ['crew_hours', 'Mon-Sun 7AM-6PM'],
  ] as const)
    expect(weekInWords(weekOf(words), key)).toBe(words)
  expect(weekOf('Mon-Sat 8-12, Sun closed').slice(5)).toEqual([{ opens: 8, closes: 12 }, null])
  expect(hoursOf(new Map([['crew_hours', 'Mon-Fri 8AM-4PM, Sat-Sun closed']]))).toEqual({
    quoteDeskHours: defaultHours.quoteDeskHours,
    crewHours: 'Mon-Fri 8AM-4PM, Sat-Sun closed',
  })
})
