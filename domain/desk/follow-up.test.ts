import { expect, test } from 'vitest'
import { nurseryMoment } from '#domain/time/nursery-clock.ts'
import { followUp } from './follow-up.ts'

const offeredAt = nurseryMoment('2026-11-02', 16)
const on = (day: string, snoozedOn?: string) =>
  followUp(offeredAt, snoozedOn === undefined ? null : nurseryMoment(snoozedOn, 9), nurseryMoment(day, 8))

test('[DK-162] a quote is asked about after 3 and 10 days, and each time can be put off', () => {
  expect(on('2026-11-04')).toBeNull()
  expect(on('2026-11-05')).toEqual({ day: '2026-11-02', days: 3, next: '2026-11-12' })
  expect(on('2026-11-11')).toMatchObject({ days: 9, next: '2026-11-12' })
  expect(on('2026-11-11', '2026-11-05')).toBeNull()
  expect(on('2026-11-12', '2026-11-05')).toMatchObject({ days: 10, next: null })
  expect(on('2026-11-30', '2026-11-12')).toBeNull()
  // Put off before a new version was sent.
  expect(on('2026-11-05', '2026-11-01')).toMatchObject({ days: 3 })
})
