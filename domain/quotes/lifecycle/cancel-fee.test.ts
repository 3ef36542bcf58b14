import { describe, expect, test } from 'vitest'
import { owed } from '#domain/quotes/owed.ts'
import { nurseryMoment } from '#domain/time/nursery-clock.ts'
import {
  accepted,
  agreedOn,
  offered,
  recordAfter,
  requested,
  type PastAction,
} from '#tests/support/quote-versions.ts'
import { agreedDay, cancelFee } from './cancel-fee.ts'
import type { QuoteRecord } from './record.ts'

const minute = 60_000
const before = (moment: Date, minutes: number) => new Date(moment.getTime() - minutes * minute)

describe('[QL-06] canceling an order of $401.01', () => {
  const planting = { day: '2026-12-03', arrivalHour: 8 }
  const arrival = nurseryMoment('2026-12-03', 8)
  const midnight = nurseryMoment('2026-12-03', 0)

  test.each([
    ['a week ahead', before(arrival, 7 * 24 * 60), 0],
    ['exactly 72 hours ahead', before(arrival, 72 * 60), 0],
    ['a minute later', before(arrival, 72 * 60 - 1), 20_051],
    ['a minute before the planting day', before(midnight, 1), 20_051],
    ['at midnight of the planting day', midnight, 40_101],
    ['after we came', new Date(arrival.getTime() + 60 * minute), 40_101],
  ])('%s', (_, now, fee) => {
    expect(cancelFee(40_101, planting, now)).toBe(fee)
  })

  test('counts from 7 a.m. if no hour was agreed', () => {
    const open = { day: '2026-12-03', arrivalHour: null }
    const seven = nurseryMoment('2026-12-03', 7)
    expect(cancelFee(1000, open, before(seven, 72 * 60))).toBe(0)
    expect(cancelFee(1000, open, before(seven, 72 * 60 - 1))).toBe(500)
  })

  test('counts 72 real hours when the clocks change', () => {
    // Clocks go back on November 1, 2026: noon three days before is 73 hours away.
    const monday = { day: '2026-11-02', arrivalHour: 12 }
    expect(cancelFee(1000, monday, nurseryMoment('2026-10-30', 13))).toBe(0)
    expect(cancelFee(1000, monday, new Date(nurseryMoment('2026-10-30', 13).getTime() + minute))).toBe(500)
  })
})

describe('[QL-36] a day that we set', () => {
  const planting = { day: '2026-12-03', arrivalHour: 8 }
  const arrival = nurseryMoment('2026-12-03', 8)
  const order = (...actions: PastAction[]) =>
    recordAfter([requested, offered, accepted, ...actions], before(arrival, 72 * 60 - 1))
  const agreed = agreedOn(planting.day)
  const yes: PastAction = { kind: 'day-confirmed', ...planting }
  const later: PastAction = { kind: 'day-moved', day: '2026-12-04', arrivalHour: 8 }
  const sooner: PastAction = { kind: 'day-moved', ...planting, arrivalHour: 7 }
  const feeOf = ({ plantingDay }: QuoteRecord, now = arrival) =>
    plantingDay === null ? null : cancelFee(40_100, plantingDay, now)

  test('with 72 hours left needs no yes', () => {
    expect(agreedDay(planting, before(arrival, 72 * 60))).toEqual(planting)
  })

  test('with less is free to cancel, even on the day, until the customer says yes', () => {
    expect(feeOf(order(agreed))).toBe(0)
    expect(feeOf(order(agreed, yes))).toBe(40_100)
    expect(feeOf(order(agreed, yes), before(arrival, 24 * 60))).toBe(20_050)
    expect(feeOf(order({ ...agreed, saidYes: true }))).toBe(40_100)
  })

  test('and move needs another yes if it is still too close, and none if it is not', () => {
    expect(feeOf(order(agreed, yes, sooner))).toBe(0)
    expect(feeOf(order(agreed, later))).toBe(20_050)
    expect(() => order(agreed, later, yes)).toThrow('nothing-open')
    expect(() => order(agreed, sooner, yes)).toThrow('not-in-this-state')
  })
})

test('[DK-151] of a canceled order, the fee is owed, less what was received', () => {
  const paid = { kind: 'paid', day: '2026-11-16', cents: 5000, way: 'check' } as const
  const canceled = { kind: 'canceled', feeCents: 20_050 } as const
  const actions = [requested, offered, accepted, paid, agreedOn('2026-12-03'), canceled]
  const record = recordAfter(actions, nurseryMoment('2026-11-16', 10))
  expect(owed(record, 40_100)).toMatchObject({ costCents: 20_050, owedCents: 15_050 })
})
