import { expect, test } from 'vitest'
import { localRateLimit } from './local-rate-limit.ts'

test('allows `most` calls per period, and one more as each earlier call expires', () => {
  let now = 0
  const take = localRateLimit(2, 60_000, () => now)
  expect([take(), take(), take()]).toEqual([true, true, false])
  now = 59_999
  expect(take()).toBe(false)
  now = 60_000
  expect([take(), take(), take()]).toEqual([true, true, false])
})
