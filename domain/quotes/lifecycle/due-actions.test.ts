import { expect, test } from 'vitest'
import { accepted, agreedOn, doneOn, offered, recordAfter, requested } from '#tests/support/quote-versions.ts'
import { nurseryMoment } from '#domain/time/nursery-clock.ts'
import { dueActions } from './due-actions.ts'
import type { Action } from './events.ts'
import type { QuoteRecord } from './record.ts'

const monday = nurseryMoment('2026-11-16', 10)

const after = (...actions: Action[]) => recordAfter(actions, monday)

const agreed = agreedOn('2026-12-02')

const dueAt = (record: QuoteRecord, day: string, hour: number) =>
  dueActions(record, nurseryMoment(day, hour)).map(({ kind }) => kind)

test('[QL-14] an official quote gets a reminder five days before its end, in the morning, and expires the day after it', () => {
  const record = after(requested, offered)
  expect(dueAt(record, '2026-12-10', 20)).toEqual([])
  expect(dueAt(record, '2026-12-11', 8)).toEqual([])
  expect(dueAt(record, '2026-12-11', 9)).toEqual(['expiry-reminded'])
  // While we owe an answer, we don't press for theirs.
  expect(dueAt({ ...record, waitingSince: monday.toISOString() }, '2026-12-11', 9)).toEqual([])
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

test('[QL-14] a planted order closes after 30 days', () => {
  const planted = doneOn('2026-11-16', 'planted')
  const record = after(requested, offered, accepted, agreedOn('2026-11-16'), planted)
  expect(dueAt(record, '2026-12-16', 12)).toEqual([])
  expect(dueAt(record, '2026-12-17', 0)).toEqual(['closed'])
})
