import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Busy, limitConcurrency } from './limit-concurrency.ts'

function counted() {
  let [running, highest, done] = [0, 0, 0]
  return {
    task: async () => {
      running += 1
      highest = Math.max(highest, running)
      await sleep(5)
      running -= 1
      done += 1
    },
    counts: () => ({ running, highest, done }),
  }
}

test('never runs more tasks than allowed, and every task gets its turn', async () => {
  const limited = limitConcurrency({ most: 2, waitMilliseconds: 5000 })
  const { task, counts } = counted()
  await Promise.all(Array.from({ length: 20 }, () => limited(task)))
  expect(counts()).toEqual({ running: 0, highest: 2, done: 20 })
})

test('a task that waits too long is rejected and gives up its place in line', async () => {
  const limited = limitConcurrency({ most: 1, waitMilliseconds: 20 })
  const slow = limited(() => sleep(100))
  await expect(limited(() => sleep(0))).rejects.toThrow(Busy)
  await slow
  const { task, counts } = counted()
  await Promise.all([limited(task), limited(task)])
  expect(counts()).toEqual({ running: 0, highest: 1, done: 2 })
})

test('a failed task passes its turn on', async () => {
  const limited = limitConcurrency({ most: 1, waitMilliseconds: 5000 })
  const failed = limited(() => Promise.reject(new Error('out of paint')))
  const next = limited(() => Promise.resolve('drawn'))
  await expect(failed).rejects.toThrow('out of paint')
  expect(await next).toBe('drawn')
})
