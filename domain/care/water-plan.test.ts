import { describe, expect, it } from 'vitest'
import { gallonsBySize, firstYear, secondYear, waterSources } from './water-figures.ts'
import { bucketsOf, nextWatering, wateringsAMonth, waterPlan, type WateredTree } from './water-plan.ts'

const planted = '2026-12-03'
const tree = (given: Partial<WateredTree>): WateredTree => ({
  containerSize: '15 gal',
  caliperInches: null,
  waterNeed: 'low',
  ground: 'limestone',
  plantedOn: planted,
  ...given,
})

// Water needs as in the plants' records.
const species = {
  'Lacey Oak on limestone': { waterNeed: 'low', ground: 'limestone' },
  'Cedar Elm in clay': { waterNeed: 'low', ground: 'clay' },
  'Texas Redbud in sand': { waterNeed: 'low', ground: 'sand' },
  'Mexican Plum in clay': { waterNeed: 'medium', ground: 'clay' },
  'Bald Cypress on limestone': { waterNeed: 'high', ground: 'limestone' },
} as const

const fifteenths = (year: number) =>
  Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}-15`)

describe('the water plan', () => {
  it('[CA-01] goes by month for five species, closer together for thirsty plants and thin ground', () => {
    const months = Object.entries(species).map(([name, given]) => [
      name,
      fifteenths(2027).map((day) => waterPlan(tree(given), day).days?.join('-')),
    ])
    expect(Object.fromEntries(months)).toEqual({
      'Lacey Oak on limestone': '7-7 7-7 7-12 6-11 4-6 3-6 3-6 3-6 3-6 6-11 11-18 23-28'.split(' '),
      'Cedar Elm in clay': '7-7 7-7 9-14 9-14 5-7 5-7 5-7 5-7 5-7 9-14 14-21 26-30'.split(' '),
      'Texas Redbud in sand': '7-7 7-7 7-12 6-11 4-6 3-6 3-6 3-6 3-6 6-11 11-18 23-28'.split(' '),
      'Mexican Plum in clay': '7-7 7-7 9-14 9-14 5-7 5-7 5-7 5-7 5-7 9-14 14-21 26-30'.split(' '),
      'Bald Cypress on limestone': '7-7 7-7 4-9 3-9 3-5 2-5 2-5 2-5 2-5 3-9 7-14 21-26'.split(' '),
    })
  })

  it('[CA-01] waters by the container, and by the trunk if the container is unusual', () => {
    const gallons = (given: Partial<WateredTree>) => waterPlan(tree(given), '2027-07-15').gallons
    expect(gallons({ containerSize: '5 gal' })).toEqual([1, 1])
    expect(gallons({ containerSize: '15 gal' })).toEqual([5, 7])
    expect(gallons({ containerSize: '#30' })).toEqual([10, 12])
    expect(gallons({ containerSize: '65 gal', caliperInches: 0.5 })).toEqual([15, 20])
    expect(gallons({ containerSize: 'Ball and burlap', caliperInches: 2.25 })).toEqual([10, 12])
    expect(gallons({ containerSize: 'Ball and burlap', caliperInches: 6 })).toEqual([20, 30])
    expect(gallons({ containerSize: 'Ball and burlap' })).toBeNull()
  })

  it('[CA-02] has a source for every band, or says that it lies between two', () => {
    for (const { band, sources, isBetween = false } of [
      ...Object.values(gallonsBySize),
      ...firstYear,
      ...secondYear,
    ]) {
      expect(band[0]).toBeLessThanOrEqual(band[1])
      expect(sources.length > 0 || isBetween).toBe(true)
      for (const source of sources) expect(waterSources[source].url).toMatch(/^https?:/)
    }
    expect(firstYear).toHaveLength(12)
    expect(secondYear).toHaveLength(12)
  })

  it('[CA-03] asks for every other day at first, every day in summer, then at least once a week for three months', () => {
    expect(waterPlan(tree({}), planted)).toEqual({ stage: 'first-weeks', gallons: [5, 7], days: [2, 2] })
    expect(waterPlan(tree({}), '2026-12-16').days).toEqual([2, 2])
    expect(waterPlan(tree({}), '2026-12-17').days).toEqual([7, 7])
    expect(waterPlan(tree({ plantedOn: '2026-07-10' }), '2026-07-23').days).toEqual([1, 1])
    // A tree that's planted at the end of summer gets every day only while it is summer.
    expect(waterPlan(tree({ plantedOn: '2026-09-25' }), '2026-09-30').days).toEqual([1, 1])
    expect(waterPlan(tree({ plantedOn: '2026-09-25' }), '2026-10-01').days).toEqual([2, 2])
    expect(waterPlan(tree({}), '2027-03-02').days).toEqual([5, 6])
    expect(waterPlan(tree({}), '2027-03-03').days).toEqual([7, 12])
  })

  it('[CA-04] lets the gaps grow in the second year and stops after the second summer', () => {
    expect(waterPlan(tree({}), '2027-12-02').stage).toBe('first-year')
    expect(waterPlan(tree({}), '2027-12-03').stage).toBe('second-year')
    expect(waterPlan(tree({}), '2028-08-15').days).toEqual([8, 9])
    expect(waterPlan(tree({}), '2028-09-30').stage).toBe('second-year')
    expect(waterPlan(tree({}), '2028-10-01')).toEqual({ stage: 'on-its-own', gallons: [5, 7], days: null })
    expect(waterPlan(tree({ waterNeed: 'high' }), '2028-10-01').days).toEqual([21, 30])
    // Planted in spring: this summer is the first. Planted in July: the next one is.
    expect(waterPlan(tree({ plantedOn: '2026-06-30' }), '2027-10-01').stage).toBe('on-its-own')
    expect(waterPlan(tree({ plantedOn: '2026-07-01' }), '2027-10-01').stage).toBe('second-year')
    expect(waterPlan(tree({ waterNeed: null, ground: 'unknown' }), '2027-07-15').days).toEqual([3, 6])
  })

  it('[CA-05] names the next day to water, in five-gallon buckets', () => {
    expect(nextWatering(tree({}), planted)).toBe('2026-12-05')
    expect(nextWatering(tree({}), '2026-12-05')).toBe('2026-12-05')
    expect(nextWatering(tree({}), '2026-12-06')).toBe('2026-12-07')
    expect(nextWatering(tree({}), '2028-12-01')).toBeNull()
    expect(nextWatering(tree({ waterNeed: 'high' }), '2028-12-01')).toMatch(/^2028-12/)
    expect(wateringsAMonth(waterPlan(tree({}), '2027-07-15'))).toBe(6)
    expect(wateringsAMonth(waterPlan(tree({}), '2028-10-15'))).toBe(0)
    expect(
      [
        [5, 7],
        [10, 12],
        [12, 15],
        [20, 30],
        [1, 1],
        [2, 3],
      ].map((band) => bucketsOf(band as [number, number])),
    ).toEqual([1, 2, 2.5, 5, 0.2, 0.5])
  })
})
