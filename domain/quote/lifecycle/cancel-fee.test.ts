import { describe, expect, test } from 'vitest'
import { yardMoment } from '#domain/company/yard-clock.ts'
import { cancelFee } from './cancel-fee.ts'

const minute = 60_000
const before = (moment: Date, minutes: number) => new Date(moment.getTime() - minutes * minute)

describe('[QL-06] canceling an order of $401.01', () => {
  const planting = { day: '2026-12-03', arrivalHour: 8 }
  const arrival = yardMoment('2026-12-03', 8)
  const midnight = yardMoment('2026-12-03', 0)

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
    const seven = yardMoment('2026-12-03', 7)
    expect(cancelFee(1000, open, before(seven, 72 * 60))).toBe(0)
    expect(cancelFee(1000, open, before(seven, 72 * 60 - 1))).toBe(500)
  })

  test('counts 72 real hours when the clocks change', () => {
    // Clocks go back on November 1, 2026: noon three days before is 73 hours away.
    const monday = { day: '2026-11-02', arrivalHour: 12 }
    expect(cancelFee(1000, monday, yardMoment('2026-10-30', 13))).toBe(0)
    expect(cancelFee(1000, monday, new Date(yardMoment('2026-10-30', 13).getTime() + minute))).toBe(500)
  })
})
