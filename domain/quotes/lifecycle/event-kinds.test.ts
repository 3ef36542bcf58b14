import { expect, test } from 'vitest'
import { nurseryMoment } from '#domain/time/nursery-clock.ts'
import { isStillTrue, mayBeStrangers } from './event-kinds.ts'
import type { Action } from './events.ts'
import { recordOfRequest, type QuoteRecord } from './record.ts'

const monday = nurseryMoment('2026-11-30', 12)
const requested = recordOfRequest({ kind: 'requested', version: 1, validUntil: '2026-12-05', at: monday })
const quoted: QuoteRecord = {
  ...requested,
  state: 'quoted',
  newest: { version: 2, validUntil: '2026-12-05' },
}
const scheduled: QuoteRecord = {
  ...quoted,
  state: 'scheduled',
  accepted: quoted.newest,
  plantingDay: { day: '2026-12-01', arrivalHour: 8 },
}

const plannedFor = (day: string) => ({ ...scheduled, plantingDay: { day, arrivalHour: 8 } })

const expiring = (version: number): Action => ({ kind: 'expiry-reminded', version })
const tomorrow: Action = { kind: 'day-reminded', day: '2026-12-01' }

test.each<[string, Action, QuoteRecord, boolean]>([
  ['an estimate that is about to expire', expiring(1), requested, true],
  ['a quote that is about to expire', expiring(2), quoted, true],
  ['a version that a newer one has replaced', expiring(1), quoted, false],
  ['a quote that was accepted', expiring(2), { ...quoted, state: 'accepted' }, false],
  ['a quote that was declined', expiring(2), { ...quoted, state: 'declined' }, false],
  ['the planting tomorrow', tomorrow, scheduled, true],
  ['the planting today', { kind: 'day-reminded', day: '2026-11-30' }, plannedFor('2026-11-30'), false],
  ['a planting that was moved', tomorrow, plannedFor('2026-12-03'), false],
  ['a planting that was done early', tomorrow, { ...scheduled, state: 'planted' }, false],
  ['a planting that was called off', tomorrow, { ...scheduled, state: 'accepted', plantingDay: null }, false],
  ['anything that happened', { kind: 'declined' }, { ...quoted, state: 'declined' }, true],
])('[QL-14] an email about %s', (_, action, record, leaves) => {
  expect(isStillTrue(action, record, monday)).toBe(leaves)
})

test.each([
  ['a change to an estimate', 'change-asked', false, true],
  ['declining an estimate', 'declined', false, true],
  ['the reminder about an estimate', 'expiry-reminded', false, true],
  ['a change to an official quote', 'change-asked', true, false],
  ['the reminder about an official quote', 'expiry-reminded', true, false],
  ['our quote', 'offered', true, false],
  ['accepting', 'accepted', true, false],
  ['canceling', 'canceled', true, false],
  ['the day before', 'day-reminded', true, false],
  ['closing an estimate', 'lost', false, false],
] as const)(
  '[QL-28] anyone could have caused the email to the customer about %s: %s %s %s',
  (_, kind, isOfficial, may) => {
    expect(mayBeStrangers(kind, isOfficial)).toBe(may)
  },
)
