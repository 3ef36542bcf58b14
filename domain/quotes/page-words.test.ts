import { expect, test } from 'vitest'
import { recordAfter, type PastAction } from '#tests/support/quote-versions.ts'
import { nurseryMoment } from '#domain/time/nursery-clock.ts'
import type { DoneLine } from './lifecycle/events.ts'
import { pageWords } from './page-words.ts'
import { arrivalInWords, hourOfVisit, type Visit } from './visit.ts'

const monday = nurseryMoment('2026-11-16', 12)
const order: PastAction[] = [
  { kind: 'requested', version: 1, validUntil: '2026-12-16' },
  { kind: 'offered', version: 2, validUntil: '2026-12-16' },
  { kind: 'accepted', version: 2 },
]
const scheduled: PastAction[] = [
  ...order,
  { kind: 'day-agreed', day: '2026-11-16', arrivalHour: null, despiteChange: false },
]
/** Other work has no outcome. */
const finished = (outcome: DoneLine['outcome'] | null): PastAction[] => [
  ...scheduled,
  {
    kind: 'done',
    owedCents: 45_000,
    day: '2026-11-16',
    lines: outcome === null ? [] : [{ line: 1, outcome }],
    despiteChange: false,
  },
]

const wordsAfter = (actions: PastAction[], visit: Visit) => {
  const record = recordAfter(actions, monday)
  return pageWords({
    state: record.state,
    record,
    visit,
    shown: { version: 2, isOfficial: true, validUntil: 'December 16', sentOn: 'Monday, November 16 at noon' },
    firstName: 'Elena',
    plants: 'Two plants for Boerne',
    requestedOn: 'Monday, November 16 at noon',
    replaces: null,
    soon: 'soon',
  })
}

const day = 'Monday, November 16'
test.each<[Visit, string, string, string, DoneLine['outcome'] | null, string]>([
  ['planting', 'Planting day', 'in the morning', 'Morning', 'planted', `Planted on ${day}`],
  ['delivery', 'Delivery day', 'in the morning', 'Morning', 'delivered', `Delivered on ${day}`],
  ['pickup', 'Pick-up day', 'any time that day', 'Any time', 'picked-up', `Picked up on ${day}`],
  ['work', 'Visit', 'in the morning', 'Morning', null, `Done on ${day}`],
])('[QL-37] every state of a %s is in its own words', (visit, name, arrival, hour, outcome, done) => {
  const when = { day: '2026-11-16', arrivalHour: null }
  expect([arrivalInWords(visit, when), hourOfVisit(visit, when)]).toEqual([arrival, hour])
  expect(wordsAfter(scheduled, visit)).toMatchObject({
    title: `${name} is set`,
    lead: `Two plants for Boerne, ${day}.`,
    ahead: { title: name, when: day },
  })
  expect(wordsAfter(order.slice(0, 2), visit).next?.steps.at(-1)?.title).toBe(name)
  expect(wordsAfter([...scheduled, { kind: 'canceled', feeCents: 20_050 }], visit)).toMatchObject({
    title: `The ${name.replace(' day', '').toLowerCase()} is canceled`,
    text: `You canceled the ${name.replace(' day', '').toLowerCase()}. The cancellation fee is $200.50.`,
  })
  expect(wordsAfter(finished(outcome), visit).title).toBe(done)
})

test.each<[Visit, RegExp]>([
  ['delivery', /811|dig|planting/i],
  ['pickup', /811|dig|planting|we come|gate/i],
  ['work', /811|dig|planting|deliver/i],
])('[QL-37] nothing about a %s speaks of what isn’t done: %s', (visit, others) => {
  for (const actions of [order.slice(0, 1), order.slice(0, 2), order, scheduled])
    expect(JSON.stringify(wordsAfter(actions, visit))).not.toMatch(others)
})

test('[QL-15] an open change comes before whatever else is next', () => {
  expect(wordsAfter([...scheduled, { kind: 'change-asked' }], 'planting').ahead).toEqual({
    title: 'Our answer to your change',
    when: 'soon',
  })
})
