import { expect, test } from 'vitest'
import {
  accepted,
  agreedOn,
  doneOn,
  offered,
  recordAfter,
  requested,
  type PastAction,
} from '#tests/support/quote-versions.ts'
import { nurseryMoment } from '#domain/time/nursery-clock.ts'
import type { DoneLine } from './lifecycle/events.ts'
import { pageWords } from './page-words.ts'
import { arrivalInWords, hourOfVisit, type Visit } from './visit.ts'

const monday = nurseryMoment('2026-11-16', 12)
const order: PastAction[] = [requested, offered, accepted]
const scheduled: PastAction[] = [...order, agreedOn('2026-11-16', null)]
/** Other work has no outcome. */
const finished = (...outcomes: DoneLine['outcome'][]): PastAction[] => [
  ...scheduled,
  doneOn('2026-11-16', ...outcomes),
]

const wordsAfter = (actions: PastAction[], visit: Visit, plants = 'Two plants for Boerne') => {
  const record = recordAfter(actions, monday)
  return pageWords({
    state: record.state,
    record,
    visit,
    shown: { version: 2, isOfficial: true, validUntil: 'December 16', sentOn: 'Monday, November 16 at noon' },
    firstName: 'Elena',
    plants,
    requestedOn: 'Monday, November 16 at noon',
    replaces: null,
  })
}

const day = 'Monday, November 16'
test.each<[Visit, string, string, string, DoneLine['outcome'][], string]>([
  ['planting', 'Planting day', 'in the morning', 'Morning', ['planted'], `Planted on ${day}`],
  ['delivery', 'Delivery day', 'in the morning', 'Morning', ['delivered'], `Delivered on ${day}`],
  ['pickup', 'Pick-up day', 'any time that day', 'Any time', ['picked-up'], `Picked up on ${day}`],
  ['work', 'Visit', 'in the morning', 'Morning', [], `Done on ${day}`],
])('[QL-37] every state of a %s is in its own words', (visit, name, arrival, hour, outcomes, done) => {
  const when = { day: '2026-11-16', arrivalHour: null }
  expect([arrivalInWords(visit, when), hourOfVisit(visit, when)]).toEqual([arrival, hour])
  expect(wordsAfter(scheduled, visit)).toMatchObject({
    title: `${name} is set`,
    lead: `Two plants for Boerne, ${day}.`,
  })
  expect(wordsAfter(order.slice(0, 2), visit).next?.steps.at(-1)?.title).toBe(name)
  expect(wordsAfter([...scheduled, { kind: 'canceled', feeCents: 20_050 }], visit)).toMatchObject({
    title: `The ${name.replace(' day', '').toLowerCase()} is canceled`,
    text: `You canceled the ${name.replace(' day', '').toLowerCase()}. The cancellation fee is $200.50.`,
  })
  expect(wordsAfter(finished(...outcomes), visit).title).toBe(done)
})

test.each<[Visit, RegExp]>([
  ['delivery', /811|dig|planting/i],
  ['pickup', /811|dig|planting|we come|gate/i],
  ['work', /811|dig|planting|deliver/i],
])('[QL-37] nothing about a %s speaks of what isn’t done: %s', (visit, others) => {
  for (const actions of [order.slice(0, 1), order.slice(0, 2), order, scheduled])
    expect(JSON.stringify(wordsAfter(actions, visit))).not.toMatch(others)
})

test('[QL-37] nothing about an order of other work speaks of plants', () => {
  const canceled: PastAction[] = [...scheduled, { kind: 'canceled', feeCents: 0 }]
  for (const actions of [order.slice(0, 2), order, scheduled, finished(), canceled])
    expect(JSON.stringify(wordsAfter(actions, 'work', 'Other work'))).not.toMatch(/plant|tree/i)
})
