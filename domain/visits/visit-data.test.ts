import { expect, test } from 'vitest'
import { maySeeDay } from './visit-data.ts'

test.each([
  ['2026-11-15', false],
  ['2026-11-16', true],
  ['2026-11-29', true],
  ['2026-11-30', false],
])('[DK-83, DK-94] on November 16, the yard may see the visits of %s: %s', (day, isSeen) => {
  expect(maySeeDay('yard', day, '2026-11-16')).toBe(isSeen)
  expect(maySeeDay('owner', day, '2026-11-16')).toBe(true)
})
