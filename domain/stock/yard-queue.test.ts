import { expect, test } from 'vitest'
import type { StockState, YardChange } from './yard-change.ts'
import {
  addChange,
  markSending,
  nextToSend,
  removeChange,
  removeRefused,
  startFrom,
  takeBack,
  waitAgain,
  withQueued,
  type QueuedChange,
} from './yard-queue.ts'

const inYard = (count: number): StockState => ({ isOut: false, count })
const count = (key: string, id: number, from: number, to: number): YardChange => ({
  key,
  id,
  field: 'stock',
  from: inYard(from),
  to: inYard(to),
})
const made = { title: 'a tree', at: '2026-11-16T20:14:00Z' }
const queueOf = (...changes: YardChange[]) =>
  changes.reduce<readonly QueuedChange[]>((queue, change) => addChange(queue, change, made), [])
const shown = (queue: readonly QueuedChange[], value: StockState) => withQueued(queue, 1, 'stock', value)

test('[DK-56] taps on one item become one change, in the order of the first, and there and back is nothing', () => {
  const queue = queueOf(count('a', 1, 9, 8), count('b', 2, 5, 4), count('c', 1, 8, 7))
  expect(queue.map(({ change }) => [change.id, change.from, change.to])).toEqual([
    [1, inYard(9), inYard(7)],
    [2, inYard(5), inYard(4)],
  ])
  expect(shown(queue, inYard(9))).toEqual(inYard(7))
  expect(addChange(queue, count('d', 1, 7, 9), made).map(({ change }) => change.id)).toEqual([2])
})

test('[DK-56] a change that is being sent is left alone; the next one follows it', () => {
  const sending = markSending(queueOf(count('a', 1, 9, 8)), 'a')
  const queue = addChange(sending, count('b', 1, 8, 7), made)
  expect(nextToSend(queue)).toBeUndefined()
  expect(takeBack(queue, 'a')).toEqual(queue)
  expect(nextToSend(removeChange(queue, 'a'))?.change).toEqual(count('b', 1, 8, 7))
  expect(takeBack(queue, 'b')).toEqual(sending)
  const stored = startFrom(removeChange(queue, 'a'), count('a', 1, 9, 8), inYard(4))
  expect(stored.map(({ change }) => change)).toEqual([count('b', 1, 4, 7)])
  expect(nextToSend(waitAgain(queue))?.change.key).toBe('a')
})

test('[DK-53] what was made on top of a refused change goes with it, and nothing else', () => {
  const sending = markSending(queueOf(count('a', 1, 9, 8), count('b', 2, 5, 4)), 'a')
  const queue = removeRefused(addChange(sending, count('c', 1, 8, 7), made), count('a', 1, 9, 8))
  expect(queue.map(({ change, state }) => [change.key, state])).toEqual([['b', 'waiting']])
  expect(shown(queue, inYard(6))).toEqual(inYard(6))
})
