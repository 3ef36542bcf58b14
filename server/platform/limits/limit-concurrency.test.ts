import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { registry } from '#server/platform/metrics/metrics.ts'
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
  const limited = limitConcurrency({ work: 'test', most: 2, waitMilliseconds: 5000 })
  const { task, counts } = counted()
  await Promise.all(Array.from({ length: 20 }, () => limited(task)))
  expect(counts()).toEqual({ running: 0, highest: 2, done: 20 })
})

test('[OP-70] a task that waits too long is rejected, counted, and gives up its place in line', async () => {
  const limited = limitConcurrency({ work: 'test', most: 1, waitMilliseconds: 20 })
  const slow = limited(() => sleep(100))
  await expect(limited(() => sleep(0))).rejects.toThrow(Busy)
  expect(await registry.metrics()).toContain('hctc_busy_total{work="test"} 1')
  await slow
  const { task, counts } = counted()
  await Promise.all([limited(task), limited(task)])
  expect(counts()).toEqual({ running: 0, highest: 1, done: 2 })
})

test('a failed task passes its turn on', async () => {
  const limited = limitConcurrency({ work: 'test', most: 1, waitMilliseconds: 5000 })
  const failed = limited(() => Promise.reject(new Error('out of paint')))
  const next = limited(() => Promise.resolve('drawn'))
  await expect(failed).rejects.toThrow('out of paint')
  expect(await next).toBe('drawn')
})

test('[OP-70] clients take turns, however many tasks one of them has in line', async () => {
  const limited = limitConcurrency({ work: 'test', most: 1, waitMilliseconds: 5000 })
  const order: string[] = []
  const run = (client: string) => limited(async () => void order.push(client), { client })
  await Promise.all(['greedy', 'greedy', 'greedy', 'greedy', 'first', 'second', 'first'].map(run))
  expect(order).toEqual(['greedy', 'greedy', 'first', 'second', 'greedy', 'first', 'greedy'])
})

test('[OP-70] a task that nobody waits for anymore leaves the line and never starts', async () => {
  const limited = limitConcurrency({ work: 'test', most: 1, waitMilliseconds: 5000 })
  const { task, counts } = counted()
  const gone = new AbortController()
  const first = limited(task)
  const given = [limited(task, { signal: gone.signal }), limited(task, { signal: gone.signal })]
  const last = limited(task)
  gone.abort()
  for (const one of given) await expect(one).rejects.toThrow('aborted')
  await expect(limited(task, { signal: gone.signal })).rejects.toThrow('aborted')
  await Promise.all([first, last])
  expect(counts()).toEqual({ running: 0, highest: 1, done: 2 })
})

test('[OP-70] between two tasks, other work of the process has its turn', async () => {
  const limited = limitConcurrency({ work: 'test', most: 1, waitMilliseconds: 5000 })
  const order: string[] = []
  const tasks = [1, 2, 3].map((task) => limited(async () => void order.push(`task ${task}`)))
  setImmediate(() => order.push('a form that was posted'))
  await Promise.all(tasks)
  expect(order.indexOf('a form that was posted')).toBeLessThan(2)
})
