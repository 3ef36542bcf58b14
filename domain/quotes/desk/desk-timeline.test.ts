import { expect, test } from 'vitest'
import type { Action, DoneLine } from '#domain/quotes/lifecycle/events.ts'
import { pickup } from '#domain/quotes/quote-delivery.ts'
import { versionWith } from '#tests/support/quote-versions.ts'
import { personActor, personIdOf } from '#domain/desk/desk-actor.ts'
import { deskTimeline, type DeskEvent } from './desk-timeline.ts'

const at = new Date('2026-11-15T22:12:00Z')
const names = { customer: 'Dana', people: new Map([[7, 'Rosa']]) }
const versions = [versionWith(), versionWith({ version: 2, delivery: pickup })]

const event = (actor: string, action: Action, words: string | null = null): DeskEvent => ({
  ...action,
  seq: 1,
  actor,
  words,
  at,
  state: 'quoted',
})
const titles = (...events: DeskEvent[]) => deskTimeline(events, versions, names).map(({ title }) => title)

test('[DK-36] the story names who did what', () => {
  const story = deskTimeline(
    [
      event('customer', { kind: 'requested', version: 1, validUntil: '2026-12-14' }),
      event('customer', { kind: 'window-chosen' }, '2026-11-30'),
      event(personActor(7), { kind: 'offered', version: 2, validUntil: '2026-12-14' }),
      event(personActor(8), { kind: 'lost' }, 'No answer'),
      event('clock', { kind: 'expired' }),
      event('clock', { kind: 'from-a-later-version' } as never),
    ],
    versions,
    names,
  )
  expect(story.map(({ title, words }) => [title, words])).toEqual([
    ['Dana sent the request', null],
    ['Dana would prefer Nov 30 to Dec 4', null],
    ['Rosa sent version 2', null],
    ['Someone closed the quote', 'No answer'],
    ['The clock let it expire', null],
    ['The clock did something that this page doesn’t know yet', null],
  ])
  expect([personIdOf('person 7'), personIdOf('clock'), personIdOf('person x')]).toEqual([7, null, null])
})

test.each<[Action, string]>([
  [
    { kind: 'went-ahead', setAsideUntil: '2026-11-19' },
    'said go ahead; plants are set aside until Thursday, November 19',
  ],
  [{ kind: 'accepted', version: 2 }, 'accepted version 2'],
  [{ kind: 'canceled', feeCents: 0 }, 'canceled, without a fee'],
  [{ kind: 'canceled', feeCents: 43_638 }, 'canceled, with a fee of $436.38'],
  [{ kind: 'window-chosen' }, 'has no preferred weeks'],
  [{ kind: 'replaced', by: 'HCT-26-AAAA-AAAA' }, 'sent HCT-26-AAAA-AAAA instead'],
])('[DK-36] the customer did %j: %s', (action, words) => {
  expect(titles(event('customer', action))).toEqual([`Dana ${words}`])
})

test.each<[string, number]>([
  ['planting', 1],
  ['pick-up', 2],
])('[DK-36] a day is called a %s day when version %i was accepted', (name, version) => {
  const day = { day: '2026-12-03', arrivalHour: 8 }
  expect(
    titles(
      event('customer', { kind: 'accepted', version }),
      event(personActor(7), { kind: 'day-agreed', ...day, despiteChange: false }),
      event(personActor(7), { kind: 'day-moved', ...day, arrivalHour: null }),
      event('clock', { kind: 'day-reminded', day: day.day }),
      event(personActor(7), { kind: 'day-called-off' }),
    ).slice(1),
  ).toEqual([
    `Rosa agreed on the ${name} day: Thursday, December 3, 8 AM`,
    `Rosa moved the ${name} day to Thursday, December 3`,
    `The clock reminded the customer of the ${name} day`,
    `Rosa called off the ${name} day`,
  ])
})

test.each<[DoneLine['outcome'][], string]>([
  [['planted', 'delivered', 'picked-up'], ''],
  [['planted', 'not-done', 'planted'], ', without 1 line'],
  [['not-done', 'planted', 'not-done'], ', without 2 lines'],
  [['not-done', 'delivered'], ', without 1 line, 1 line in part'],
])('[DK-36] a day with lines %j says how many were left out', (outcomes, without) => {
  const lines = outcomes.map((outcome, index) => ({
    line: index + 1,
    outcome,
    ...(outcome === 'delivered' && without !== '' && { count: 1 }),
  }))
  expect(
    titles(
      event(personActor(7), {
        kind: 'done',
        owedCents: 45_000,
        day: '2026-12-03',
        lines,
        despiteChange: false,
      }),
      event(personActor(7), {
        kind: 'done-corrected',
        wasOwedCents: 45_000,
        owedCents: 45_000,
        day: '2026-12-03',
        lines,
      }),
    ),
  ).toEqual([
    `Rosa marked it done on Thursday, December 3${without}`,
    `Rosa corrected what was done on Thursday, December 3${without}; the sum stays $450`,
  ])
})
