import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { withDeadline } from './with-deadline.ts'

const late = () => new Error('too late')

test('slow work is rejected at the deadline, but goes on', async () => {
  const work = sleep(60, 'drawn')
  await expect(withDeadline(work, 20, late)).rejects.toThrow('too late')
  expect(await withDeadline(work, 1000, late)).toBe('drawn')
})

test('work that fails before the deadline rejects with its own error', async () => {
  await expect(withDeadline(Promise.reject(new Error('out of paint')), 1000, late)).rejects.toThrow(
    'out of paint',
  )
})
