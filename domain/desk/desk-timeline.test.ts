import { expect, test } from 'vitest'
import type { Action, DoneLine } from '#domain/quote/lifecycle/events.ts'
import { personActor } from './desk-actor.ts'
import { deskTimeline, type DeskEvent } from './desk-timeline.ts'

const at = new Date('2026-11-15T22:12:00Z')
const names = { customer: 'Dana', people: new Map([[7, 'Rosa']]) }

function told(actor: string, action: Action, words: string | null = null) {
  const event: DeskEvent = { ...action, seq: 1, actor, words, at, state: 'quoted' }
  return deskTimeline([event], names).map(({ title }) => title)
}

test.each<[Action, string]>([
  [
    { kind: 'went-ahead', setAsideUntil: '2026-11-19' },
    'said go ahead; plants are set aside until Thursday, November 19',
  ],
  [{ kind: 'change-asked' }, 'asked for a change'],
  [{ kind: 'accepted', version: 2 }, 'accepted version 2'],
  [{ kind: 'declined' }, 'declined'],
  [{ kind: 'withdrawn' }, 'withdrew the acceptance'],
  [{ kind: 'canceled', feeCents: 0 }, 'canceled, without a fee'],
  [{ kind: 'canceled', feeCents: 43_638 }, 'canceled, with a fee of $436.38'],
  [{ kind: 'window-chosen' }, 'has no preferred weeks'],
  [{ kind: 'photo-added' }, 'added a photo'],
  [{ kind: 'photo-removed' }, 'removed a photo'],
  [{ kind: 'asked' }, 'asked a question'],
  [{ kind: 'reported' }, 'reported a problem'],
  [{ kind: 'replaced', by: 'HCT-26-AAAA-AAAA' }, 'sent HCT-26-AAAA-AAAA instead'],
])('[DK-36] the customer did %j: %s', (action, words) => {
  expect(told('customer', action)).toEqual([`Dana ${words}`])
})

const day = { day: '2026-12-03', arrivalHour: 8 }

test.each<[Action, string]>([
  [{ kind: 'change-settled' }, 'answered: it stays as it is'],
  [{ kind: 'day-agreed', ...day, despiteChange: false }, 'agreed on Thursday, December 3, 8 AM'],
  [{ kind: 'day-moved', ...day, arrivalHour: null }, 'moved the day to Thursday, December 3'],
  [{ kind: 'day-called-off' }, 'called off the day'],
  [{ kind: 'answered' }, 'answered the question'],
  [{ kind: 'report-answered' }, 'answered the report'],
  [{ kind: 'fee-waived' }, 'waived the fee'],
])('[DK-36] someone at the desk did %j: %s', (action, words) => {
  expect(told(personActor(7), action)).toEqual([`Rosa ${words}`])
})

test.each<[Action, string]>([
  [{ kind: 'closed' }, 'completed the order'],
  [{ kind: 'expiry-reminded', version: 2 }, 'reminded the customer that it expires soon'],
  [{ kind: 'day-reminded', day: '2026-12-03' }, 'reminded the customer of the day'],
  [{ kind: 'overdue-noted' }, 'noted that our answer is late'],
])('[DK-36] the clock did %j: %s', (action, words) => {
  expect(told('clock', action)).toEqual([`The clock ${words}`])
})

test.each<[DoneLine['outcome'][], string]>([
  [['planted', 'delivered', 'picked-up'], ''],
  [['planted', 'not-done', 'planted'], ', without 1 line'],
  [['not-done', 'planted', 'not-done'], ', without 2 lines'],
])('[DK-36] a day with lines %j says how many were left out', (outcomes, without) => {
  const lines = outcomes.map((outcome, index) => ({ line: index + 1, outcome }))
  expect(told(personActor(7), { kind: 'done', day: '2026-12-03', lines, despiteChange: false })).toEqual([
    `Rosa marked it done on Thursday, December 3${without}`,
  ])
  expect(told(personActor(7), { kind: 'done-corrected', day: '2026-12-03', lines })).toEqual([
    `Rosa corrected what was done on Thursday, December 3${without}`,
  ])
})

test('[DK-36] a person whose name is gone is someone', () => {
  expect(told(personActor(8), { kind: 'lost' })).toEqual(['Someone closed the quote'])
})
