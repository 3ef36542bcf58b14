import { expect, test } from 'vitest'
import { yardDay, yardHour } from './yard-clock.ts'

test('day and hour are those of the yard, in winter and in summer', () => {
  expect([yardDay(new Date('2026-01-15T05:59:00Z')), yardHour(new Date('2026-01-15T05:59:00Z'))]).toEqual([
    '2026-01-14',
    23,
  ])
  expect([yardDay(new Date('2026-07-15T05:00:00Z')), yardHour(new Date('2026-07-15T05:00:00Z'))]).toEqual([
    '2026-07-15',
    0,
  ])
})
