import { expect, test } from 'vitest'
import { Random } from './random.ts'

const firstOf = (seed: string) => {
  const random = new Random(seed)
  return Array.from({ length: 3 }, () => Math.round(random.next() * 1e6))
}

test('a seed gives the same numbers on every machine', () => {
  expect(firstOf('live-oak')).toEqual([19477, 918522, 443742])
})

test('seeds that differ in one character diverge at once', () => {
  expect(firstOf('live-oak')).not.toEqual(firstOf('live-oaj'))
})

test('integers include both ends of the range', () => {
  const random = new Random('dice')
  const thrown = new Set(Array.from({ length: 300 }, () => random.integer(1, 6)))
  expect([...thrown].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
})

test('weights decide, and a weight of zero is never picked', () => {
  const random = new Random('weights')
  const picked = Array.from({ length: 200 }, () => random.weighted(['often', 'seldom', 'never'], [9, 1, 0]))
  expect(picked).not.toContain('never')
  expect(picked.filter((name) => name === 'often').length).toBeGreaterThan(150)
})

test('directions have length one', () => {
  const random = new Random('sphere')
  for (let i = 0; i < 20; i++) expect(Math.hypot(...random.direction())).toBeCloseTo(1)
})
