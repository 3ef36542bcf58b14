import { expect, test } from 'vitest'
import { limitInProcess } from './limit-in-process.ts'

test('gives so many within the time, and one more for each that is over', () => {
  let now = 0
  const take = limitInProcess(2, 60_000, () => now)
  expect([take(), take(), take()]).toEqual([true, true, false])
  now = 59_999
  expect(take()).toBe(false)
  now = 60_000
  expect([take(), take(), take()]).toEqual([true, true, false])
})
