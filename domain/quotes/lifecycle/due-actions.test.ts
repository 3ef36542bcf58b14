import { expect, test } from 'vitest'
import { recordAfter } from '#tests/support/quote-versions.ts'
import { openingHours } from '#domain/settings/opening-hours.ts'
import { nurseryMoment } from '#domain/time/nursery-clock.ts'
import { dueActions } from './due-actions.ts'
import { isStillTrue } from './event-kinds.ts'
import type { Action } from './events.ts'
import type { QuoteRecord } from './record.ts'

const desk = { hours: openingHours('Mon-Fri 8-5, Sat 9-2, Sun closed'), closedDays: [] }
const monday = nurseryMoment('2026-11-16', 10)

const after = (...actions: Action[]) => recordAfter(actions, monday)

const requested: Action = { kind: 'requested', version: 1, validUntil: '2026-12-16' }
const offered: Action = { kind: 'offered', version: 2, validUntil: '2026-12-16' }
const accepted: Action = { kind: 'accepted', version: 2 }
const agreed: Action = { kind: 'day-agreed', day: '2026-12-02', arrivalHour: 8, despiteChange: false }

const dueAt = (record: QuoteRecord, day: string, hour: number) =>
  dueActions(record, nurseryMoment(day, hour), { promiseHours: 8 }, desk).map(({ kind }) => kind)

test('[QL-14] a request is overdue once 8 desk hours have passed, and noted once', () => {
  const record = after(requested)
  expect(dueAt(record, '2026-11-17', 8)).toEqual([])
  expect(dueAt(record, '2026-11-17', 10)).toEqual(['overdue-noted'])
  expect(dueAt({ ...record, isOverdueNoted: true }, '2026-11-18', 10)).toEqual([])
})

test('[QL-14] an official quote gets a reminder five days before its end, in the morning, and expires the day after it', () => {
  const record = after(requested, offered)
  expect(dueAt(record, '2026-12-10', 20)).toEqual([])
  expect(dueAt(record, '2026-12-11', 8)).toEqual([])
  expect(dueAt(record, '2026-12-11', 9)).toEqual(['expiry-reminded'])
  expect(dueAt({ ...record, remindedVersion: 2 }, '2026-12-16', 23)).toEqual([])
  expect(dueAt({ ...record, remindedVersion: 2 }, '2026-12-17', 0)).toEqual(['expired'])
})

test('[QL-14] the planting day is announced the morning before', () => {
  const record = after(requested, offered, accepted, agreed)
  expect(dueAt(record, '2026-12-01', 8)).toEqual([])
  expect(dueAt(record, '2026-12-01', 9)).toEqual(['day-reminded'])
  expect(dueAt({ ...record, remindedDay: '2026-12-02' }, '2026-12-01', 15)).toEqual([])
  expect(dueAt(record, '2026-12-02', 9)).toEqual([])
})

test('[QL-14] an email that says tomorrow doesn’t leave on the day itself, nor after the day was moved', () => {
  const record = after(requested, offered, accepted, agreed)
  const reminded = { kind: 'day-reminded', day: '2026-12-02' } as const
  expect(isStillTrue(reminded, record, nurseryMoment('2026-12-01', 23))).toBe(true)
  expect(isStillTrue(reminded, record, nurseryMoment('2026-12-02', 0))).toBe(false)
  const moved = { ...record, plantingDay: { day: '2026-12-03', arrivalHour: 8 } }
  expect(isStillTrue(reminded, moved, nurseryMoment('2026-12-01', 12))).toBe(false)
})

test('[QL-14] a planted order closes after 30 days', () => {
  const record = after(
    requested,
    offered,
    accepted,
    { ...agreed, day: '2026-11-16' },
    {
      kind: 'done',
      owedCents: 45_000,
      day: '2026-11-16',
      lines: [{ line: 1, outcome: 'planted' }],
      despiteChange: false,
    },
  )
  expect(dueAt(record, '2026-12-16', 12)).toEqual([])
  expect(dueAt(record, '2026-12-17', 0)).toEqual(['closed'])
})
