import { expect, test } from 'vitest'
import { yearRidge } from './year-ridge.ts'

/** Height of the ridge (0 to 1) near a point in the year, read from the SVG path. */
function heightAt(path: string, month: number): number {
  const ends = [...path.matchAll(/Q[\d.]+ [\d.]+ (?<x>[\d.]+) (?<y>[\d.]+)/g)].map(({ groups }) => ({
    x: Number(groups?.['x']),
    y: Number(groups?.['y']),
  }))
  const near = ends.toSorted((one, other) => Math.abs(one.x - month) - Math.abs(other.x - month))[0]
  return 1 - (near?.y ?? 1)
}

test('a run of months rises in the first, peaks in the middle and is gone after the last', () => {
  const ridge = yearRidge([2, 3, 4])
  expect(heightAt(ridge, 0.5)).toBe(0)
  expect(heightAt(ridge, 2.5)).toBe(1)
  expect(heightAt(ridge, 4.5)).toBe(0)
  expect(heightAt(ridge, 1.6)).toBeGreaterThan(0.3)
})

test('a run from November to February shows at both ends of the year', () => {
  const ridge = yearRidge([11, 12, 1, 2])
  expect(ridge.startsWith('M0 1V0.000')).toBe(true)
  expect(ridge.endsWith('L12 0.000V1Z')).toBe(true)
  expect(heightAt(ridge, 6)).toBe(0)
})

test('a single month is about as high as a longer run', () => {
  expect(heightAt(yearRidge([6]), 5.4)).toBeGreaterThan(0.7)
})

test('all twelve months are a flat line, and no months are an empty path', () => {
  expect(yearRidge([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toBe('M0 1V0H12V1Z')
  expect(yearRidge([])).toBe('')
})
