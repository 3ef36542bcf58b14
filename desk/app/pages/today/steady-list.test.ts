import { expect, test } from 'vitest'
import type { TaskRow, TodayPage } from '#domain/desk/today-page.ts'
import { countNew, goneRows, updateInPlace } from './steady-list.ts'

const contactLinks = { call: null, text: null, mail: null }

const quote = (number: string, when = '4 PM'): TaskRow => ({
  number,
  path: `/quotes/${number}`,
  who: 'Ruth',
  town: 'Boerne',
  margin: { when, note: 'today', isLate: false },
  title: 'New request.',
  brief: '3 plants',
  detail: '3 Cedar Elm 15 gal',
  words: null,
  warning: null,
  total: '$1,619',
  act: 'Open',
  later: null,
  contactLinks,
})

const none = { rows: [], count: 0 }

const page = (...answer: TaskRow[]): TodayPage => ({
  date: '2026-11-16',
  day: 'Monday, November 16',
  time: '2:10 PM',
  deskHours: 'The quote desk closes at 5 PM',
  count: answer.length,
  nextPromise: null,
  answer: { rows: answer, count: answer.length },
  dayOver: none,
  tickets: none,
  noDay: none,
  emails: none,
  untold: none,
  expires: none,
  owed: none,
  messages: none,
  followUp: none,
  out: none,
  visits: none,
})

test('[DK-26] a fresh list changes rows where they are, and moves none', () => {
  const shown = page(quote('A'), quote('B'))
  const fresh = page(quote('C'), quote('B', 'Late 1 min'))
  const updated = updateInPlace(shown, fresh)
  expect(updated.answer.rows.map(({ number, margin }) => [number, margin.when])).toEqual([
    ['A', '4 PM'],
    ['B', 'Late 1 min'],
  ])
  expect(countNew(updated, fresh)).toBe(1)
  expect([...goneRows(updated, fresh)]).toEqual(['answer A'])
})

test('[DK-26] a quote in another section is a new row there', () => {
  const fresh = { ...page(), noDay: { rows: [quote('A')], count: 1 } }
  expect(countNew(page(quote('A')), fresh)).toBe(1)
})
