import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTime } from './in-time.ts'

const late = () => new Error('too late')

test('slow work is given up in time, and goes on', async () => {
  const work = sleep(60, 'drawn')
  await expect(inTime(work, 20, late)).rejects.toThrow('too late')
  expect(await inTime(work, 1000, late)).toBe('drawn')
})

test('work that fails in time fails by itself', async () => {
  await expect(inTime(Promise.reject(new Error('out of paint')), 1000, late)).rejects.toThrow('out of paint')
})
