import { expect, test } from 'vitest'
import { readPlantRecords } from '#tools/catalogue/plant-record.ts'
import { yearRidge } from './year-ridge.ts'

/** Height of the ridge (0 to 1) at a point of the year, between the points of its SVG path. */
function heightAt(path: string, month: number): number {
  const heights = [...path.matchAll(/M(\S+) 1C\S+ 1 \S+ 0 (\S+) 0H(\S+)C\S+ 0 \S+ 1 (\S+) 1Z/g)].map(
    (found) => {
      const [foot = 0, top = 0, fall = 0, end = 0] = found.slice(1).map(Number)
      if (month <= foot || month >= end) return 0
      return Math.min(1, (month - foot) / (top - foot), (end - month) / (end - fall))
    },
  )
  return Math.max(...heights)
}

const allMonths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

test('[BL-06] every plant’s ridge is up in the middle of each month on record and down in that of every other', () => {
  for (const { facts } of readPlantRecords()) {
    if (facts.bloom_months.length === 0 || facts.bloom_months.length === 12) continue
    const path = yearRidge(facts.bloom_months)
    const up = allMonths.filter((month) => heightAt(path, month - 0.5) > 0.5)
    expect([facts.name, up]).toEqual([facts.name, facts.bloom_months.toSorted((one, other) => one - other)])
    for (const month of allMonths.filter((each) => !up.includes(each)))
      expect([facts.name, heightAt(path, month - 0.5)]).toEqual([facts.name, 0])
  }
})

test('a run from November to February shows at both ends of the year', () => {
  const ridge = yearRidge([11, 12, 1, 2])
  expect([heightAt(ridge, 0), heightAt(ridge, 12), heightAt(ridge, 6)]).toEqual([1, 1, 0])
})

test('all twelve months are a flat line, and no months are an empty path', () => {
  expect(yearRidge(allMonths)).toBe('M0 1V0H12V1Z')
  expect(yearRidge([])).toBe('')
})
