import { expect, test } from 'vitest'
import { whenInWords } from './yard-times.ts'

test('[DK-52] a change is told by the clock today, by the weekday this week, and by the date before', () => {
  const now = new Date('2026-11-16T20:14:00Z')
  const words = (at: string) => whenInWords(new Date(at), now)
  expect(words('2026-11-16T20:14:00Z')).toBe('2:14 PM')
  expect(words('2026-11-16T06:05:00Z')).toBe('12:05 AM')
  expect(words('2026-11-16T05:55:00Z')).toBe('Sunday')
  expect(words('2026-11-13T15:00:00Z')).toBe('Friday')
  expect(words('2026-11-02T15:00:00Z')).toBe('Nov 2')
})
