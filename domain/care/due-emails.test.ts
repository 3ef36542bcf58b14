import { expect, test } from 'vitest'
import { addDays } from '#domain/time/nursery-clock.ts'
import { careEmailDay, careEmailKinds, dueEmails, isLastEmail, type CareOrder } from './due-emails.ts'

const daysOf = (order: CareOrder) =>
  Object.fromEntries(careEmailKinds.map((kind) => [kind, careEmailDay(kind, order)]))

test('[CA-21] each care email has its day, counted from the planting day', () => {
  expect(daysOf({ plantedOn: '2026-12-03', hasTrees: true })).toEqual({
    'week-1': '2026-12-10',
    'guarantee-ends': '2026-12-26',
    'month-1': '2027-01-03',
    summer: '2027-06-01',
    'first-winter': '2026-12-17',
    stake: '2027-12-03',
    'second-spring': '2028-03-01',
  })
  expect(daysOf({ plantedOn: '2027-04-20', hasTrees: false })).toEqual({
    'week-1': '2027-04-27',
    'guarantee-ends': '2027-05-13',
    'month-1': '2027-05-20',
    summer: '2027-06-01',
    'first-winter': '2027-11-20',
    stake: null,
    'second-spring': '2028-03-01',
  })
})

test('[CA-21] the edges of seasons, months and leap years have a day too', () => {
  const day = (kind: (typeof careEmailKinds)[number], plantedOn: string) =>
    careEmailDay(kind, { plantedOn, hasTrees: true })
  expect(day('month-1', '2028-01-31')).toBe('2028-02-29')
  expect(day('stake', '2028-02-29')).toBe('2029-02-28')
  expect(day('summer', '2027-05-18')).toBe('2027-06-01')
  expect(day('summer', '2027-05-19')).toBe('2028-06-01')
  expect(day('first-winter', '2027-11-05')).toBe('2027-11-20')
  expect(day('first-winter', '2027-11-06')).toBe('2027-11-20')
  expect(day('first-winter', '2028-02-14')).toBe('2028-02-28')
  expect(day('first-winter', '2028-02-15')).toBe('2028-11-20')
  expect(day('second-spring', '2027-02-28')).toBe('2028-03-01')
  expect(day('second-spring', '2027-03-01')).toBe('2028-03-01')
  expect(day('second-spring', '2027-05-31')).toBe('2028-03-01')
  expect(day('second-spring', '2027-06-01')).toBe('2029-03-01')
})

test('[CA-21] the last email is the second spring, or the stake of a tree that was planted in spring', () => {
  const last = (order: CareOrder) => careEmailKinds.filter((kind) => isLastEmail(kind, order))
  expect(last({ plantedOn: '2026-12-03', hasTrees: true })).toEqual(['second-spring'])
  expect(last({ plantedOn: '2027-04-20', hasTrees: true })).toEqual(['stake'])
  expect(last({ plantedOn: '2027-04-20', hasTrees: false })).toEqual(['second-spring'])
})

test('[CA-22] an email is due for a week and then dropped', () => {
  const order = { plantedOn: '2026-12-03', hasTrees: true }
  const kinds = (today: string) => dueEmails(order, today)
  expect(kinds('2026-12-09')).toEqual([])
  expect(kinds('2026-12-10')).toEqual(['week-1'])
  expect(kinds('2026-12-17')).toEqual(['week-1', 'first-winter'])
  expect(kinds('2026-12-18')).toEqual(['first-winter'])
  expect(kinds('2027-01-02')).toEqual(['guarantee-ends'])
  const seen = new Set<string>()
  for (let day = '2026-12-03'; day < '2029-06-01'; day = addDays(day, 1))
    for (const kind of kinds(day)) seen.add(kind)
  expect(seen.size).toBe(7)
})
