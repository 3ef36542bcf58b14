import { expect, test } from 'vitest'
import { yearRidge } from './year-ridge.ts'

/** Height of the ridge near a place in the year, 0 to 1, read from the path. */
function heightAt(path: string, place: number): number {
  const ends = [...path.matchAll(/Q[\d.]+ [\d.]+ (?<x>[\d.]+) (?<y>[\d.]+)/g)].map(({ groups }) => ({
    x: Number(groups?.['x']),
    y: Number(groups?.['y']),
  }))
  const near = ends.toSorted((one, other) => Math.abs(one.x - place) - Math.abs(other.x - place))[0]
  return 1 - (near?.y ?? 1)
}

test('a run rises in its first month, stands in its middle and is gone after its last', () => {
  const ridge = yearRidge([2, 3, 4])
  expect(heightAt(ridge, 0.5)).toBe(0)
  expect(heightAt(ridge, 2.5)).toBe(1)
  expect(heightAt(ridge, 4.5)).toBe(0)
  expect(heightAt(ridge, 1.6)).toBeGreaterThan(0.3)
})

test('a run from November to February stands at both ends of the year', () => {
  const ridge = yearRidge([11, 12, 1, 2])
  expect(ridge.startsWith('M0 1V0.000')).toBe(true)
  expect(ridge.endsWith('L12 0.000V1Z')).toBe(true)
  expect(heightAt(ridge, 6)).toBe(0)
})

test('a single month is as high as any', () => {
  expect(heightAt(yearRidge([6]), 5.4)).toBeGreaterThan(0.7)
})

test('all year is a plain, no month is nothing', () => {
  expect(yearRidge([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toBe('M0 1V0H12V1Z')
  expect(yearRidge([])).toBe('')
})
