import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Busy, fewAtOnce } from './few-at-once.ts'

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

test('never more run than allowed, and all get their turn', async () => {
  const limited = fewAtOnce({ most: 2, waitMilliseconds: 5000 })
  const { task, counts } = counted()
  await Promise.all(Array.from({ length: 20 }, () => limited(task)))
  expect(counts()).toEqual({ running: 0, highest: 2, done: 20 })
})

test('whoever waits too long is refused, and leaves no trace', async () => {
  const limited = fewAtOnce({ most: 1, waitMilliseconds: 20 })
  const slow = limited(() => sleep(100))
  await expect(limited(() => sleep(0))).rejects.toThrow(Busy)
  await slow
  const { task, counts } = counted()
  await Promise.all([limited(task), limited(task)])
  expect(counts()).toEqual({ running: 0, highest: 1, done: 2 })
})

test('a task that fails passes its turn on', async () => {
  const limited = fewAtOnce({ most: 1, waitMilliseconds: 5000 })
  const failed = limited(() => Promise.reject(new Error('out of paint')))
  const next = limited(() => Promise.resolve('drawn'))
  await expect(failed).rejects.toThrow('out of paint')
  expect(await next).toBe('drawn')
})
