import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/time/nursery-clock.ts'
import { knownGrounds } from '#domain/places/community-facts.ts'
import { waterNeeds } from '#domain/plants/vocabulary.ts'
import { containerSizeLabel } from '#domain/stock/container-sizes.ts'
import { pots, rows, waterSources, type Band, type PotSize } from './water-figures.ts'
import {
  bucketsOf,
  middleOf,
  nextWatering,
  wateringsAMonth,
  waterPlan,
  type WateredTree,
} from './water-plan.ts'

const planted = '2026-12-03'
const tree = (given: Partial<WateredTree>): WateredTree => ({
  containerSize: '15 gal',
  caliperInches: null,
  waterNeed: 'medium',
  plantType: 'tree',
  leafRetention: 'deciduous',
  ground: 'clay',
  plantedOn: planted,
  ...given,
})
const daysOn = (day: string, given: Partial<WateredTree> = {}) => waterPlan(tree(given), day).days?.join('-')

const sizes = Object.keys(pots) as PotSize[]
const mean = ([least, most]: Band) => (least + most) / 2

const fifteenths = (year: number) =>
  Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}-15`)

describe('the water plan', () => {
  it('[CA-01] goes by month for five plants, by pot, ground, leaves and need', () => {
    const plants: Record<string, Partial<WateredTree>> = {
      'Lacey Oak on limestone': { waterNeed: 'low', ground: 'limestone' },
      'Cedar Elm in clay': { waterNeed: 'low' },
      'Bald Cypress on limestone': { waterNeed: 'high', ground: 'limestone' },
      'Evergreen in clay, 5 gal': { leafRetention: 'semi-evergreen', containerSize: '5 gal' },
      'Redbud in sand, 5 gal': { ground: 'sand', containerSize: '5 gal' },
    }
    const months = Object.entries(plants).map(([name, given]) => [
      name,
      [2027, 2028].map((year) =>
        fifteenths(year)
          .map((day) => daysOn(day, given) ?? '')
          .join(' '),
      ),
    ])
    expect(Object.fromEntries(months)).toEqual({
      'Lacey Oak on limestone': [
        '3-4 7-7 7-10 5-7 5-7 4-5 4-5 4-5 4-5 5-7 7-10 30-30',
        '30-30 30-30 14-14 14-14 8-8 8-8 8-8 8-8 8-8   ',
      ],
      'Cedar Elm in clay': [
        '4-4 7-7 10-10 7-7 7-7 4-6 4-6 4-6 4-6 7-7 10-10 30-30',
        '30-30 30-30 21-21 21-21 9-11 9-9 9-9 9-9 9-9   ',
      ],
      'Bald Cypress on limestone': [
        '2-3 6-6 6-9 4-6 4-6 3-4 3-4 3-4 3-4 4-6 6-9 30-30',
        '30-30 30-30 14-14 14-14 6-6 6-6 6-6 6-6 6-6   ',
      ],
      'Evergreen in clay, 5 gal': [
        '3-4 7-7 7-10 5-7 5-7 3-4 3-4 3-4 3-4 5-7 7-10 30-30',
        '30-30 30-30 21-21 21-21 7-10 7-10 7-10 7-10 7-10   ',
      ],
      'Redbud in sand, 5 gal': [
        '3-4 7-7 7-7 4-5 4-5 2-3 2-3 2-3 2-3 4-5 7-7 30-30',
        '30-30 30-30 14-14 14-14 7-7 7-7 7-7 7-7 7-7   ',
      ],
    })
    // Leaves keep working in winter, and a bare tree's don't.
    const inFall = { plantedOn: '2026-10-01', containerSize: '5 gal' }
    expect(daysOn('2027-01-15', inFall)).toBe('14-14')
    expect(daysOn('2027-01-15', { ...inFall, leafRetention: 'semi-evergreen' })).toBe('10-10')
  })

  it('[CA-01] counts ground that nobody knows as clay, which holds water longest', () => {
    for (const day of fifteenths(2027)) expect(daysOn(day, { ground: 'unknown' })).toBe(daysOn(day))
  })

  it('[CA-01] waters by the container, and by the trunk if the container is unusual', () => {
    const gallons = (given: Partial<WateredTree>) => waterPlan(tree(given), '2027-07-15').gallons
    expect(gallons({ containerSize: '5 gal' })).toEqual([1.5, 2])
    expect(gallons({ containerSize: '#30' })).toEqual([10, 12])
    expect(gallons({ containerSize: '65 gal', caliperInches: 0.5 })).toEqual([15, 20])
    expect(gallons({ containerSize: 'Ball and burlap', caliperInches: 2.25 })).toEqual([10, 12])
    expect(gallons({ containerSize: 'Ball and burlap', caliperInches: 6 })).toEqual([20, 30])
    expect(gallons({ containerSize: 'Ball and burlap' })).toBeNull()
    expect(daysOn('2027-07-15', { containerSize: 'Ball and burlap' })).toBe('4-6')
  })

  it('[CA-02] has a source with the day it was read for every row, or says that it is our estimate', () => {
    for (const { sources } of [...Object.values(pots), ...Object.values(rows)])
      expect(sources.length).toBeGreaterThan(0)
    for (const { url, read } of Object.values(waterSources))
      expect(`${url} ${read}`).toMatch(/^https?:\S+ 2026-\d\d-\d\d$/)
  })

  it('[CA-03] asks for every other day for two weeks, then three times a week, twice and once', () => {
    const on = (days: number) => daysOn(addDays(planted, days), { containerSize: '5 gal' })
    expect([0, 13, 14, 29, 30, 59, 60, 89, 90].map(on).join(' ')).toBe('2-2 2-2 2-3 2-3 3-4 3-4 7-7 7-7 7-10')
    expect([14, 30].map((days) => daysOn(addDays(planted, days)))).toEqual(['3-3', '4-4'])
    // Thirsty or not, never sooner than the first two weeks.
    const thirsty = { waterNeed: 'high', ground: 'sand' } as const
    expect([0, 14].map((days) => daysOn(addDays(planted, days), thirsty))).toEqual(['2-2', '2-2'])
    // A month that asks for more than once a week comes first.
    expect(daysOn('2027-04-15', { plantedOn: '2027-02-10', ground: 'sand', containerSize: '5 gal' })).toBe(
      '4-5',
    )
  })

  it('[CA-03] waters daily at first in summer, a large ball in clay every other day, and then by the month', () => {
    const plantedOn = '2026-07-10'
    const on = (day: string, given: Partial<WateredTree> = {}) => daysOn(day, { plantedOn, ...given })
    expect(on('2026-07-23', { containerSize: '5 gal' })).toBe('1-1')
    expect([on('2026-07-23', { ground: 'limestone' }), on('2026-07-23')]).toEqual(['1-1', '2-2'])
    expect([on('2026-07-24'), on('2026-09-30'), on('2026-10-01')]).toEqual(['4-6', '4-6', '7-7'])
    // Every day only while it is summer, and nothing that's planted in summer goes by weeks.
    expect(on('2026-10-01', { plantedOn: '2026-09-25', containerSize: '5 gal' })).toBe('2-2')
    expect(on('2026-10-09', { plantedOn: '2026-09-25' })).toBe('7-7')
    // Planted in spring: the summer's days replace the weeks.
    expect([
      on('2027-05-31', { plantedOn: '2027-05-01' }),
      on('2027-06-01', { plantedOn: '2027-05-01' }),
    ]).toEqual(['4-4', '4-6'])
  })

  it('[CA-04] gives a summer week what the Forest Service asks for the trunk, or more', () => {
    const summerDays = [2026, 2027, 2028].flatMap((year) => fifteenths(year).slice(5, 9))
    const short: string[] = []
    for (const size of sizes)
      for (const ground of [...knownGrounds, 'unknown'] as const)
        for (const waterNeed of [...waterNeeds, null])
          for (const measured of [null, 1, 1.5])
            for (const plantedOn of ['2026-04-01', '2026-08-01', planted]) {
              const [young, older] = pots[size].trunk
              const caliperInches = measured === null ? null : measured * young
              const given = { containerSize: containerSizeLabel(size), ground, waterNeed, caliperInches }
              for (const day of summerDays.filter((each) => each >= plantedOn)) {
                const { gallons, days } = waterPlan(tree({ ...given, plantedOn }), day)
                if (days === null || gallons === null) continue
                const grown = day >= addDays(plantedOn, 365) ? older - young : 0
                const weekly = (mean(gallons) * 7) / middleOf(days)
                if (weekly < 5 * ((caliperInches ?? young) + grown))
                  short.push(`${size} ${ground} ${day}: ${weekly}`)
              }
            }
    expect(short).toEqual([])
  })

  it('[CA-04] gives more in the second year, less often, and lets rain do after the second summer', () => {
    expect(waterPlan(tree({}), '2027-12-02')).toMatchObject({ gallons: [5, 7], days: [14, 21] })
    expect(waterPlan(tree({}), '2027-12-03')).toMatchObject({ gallons: [9, 12], days: [30, 30] })
    expect(daysOn('2028-09-30')).toBe('8-10')
    expect(waterPlan(tree({}), '2028-10-01')).toEqual({ gallons: [9, 12], days: null, dryDays: null })
    // Planted in spring: this summer is the first. Planted in July: the next one is.
    expect(daysOn('2027-10-01', { plantedOn: '2026-06-30' })).toBeUndefined()
    expect(daysOn('2027-10-01', { plantedOn: '2026-07-01' })).toBe('21-21')
  })

  it('[CA-04] waters a large tree or a thirsty plant in a dry third summer, and soft plants only in the first', () => {
    const dryOn = (day: string, given: Partial<WateredTree>) => waterPlan(tree(given), day).dryDays
    expect(dryOn('2029-07-15', { containerSize: '45 gal' })).toEqual([30, 30])
    expect(dryOn('2029-07-15', { waterNeed: 'high', ground: 'sand' })).toEqual([21, 21])
    expect(dryOn('2029-07-15', {})).toBeNull()
    expect(dryOn('2029-05-31', { containerSize: '45 gal' })).toBeNull()
    expect(dryOn('2030-07-15', { containerSize: '45 gal' })).toBeNull()
    for (const given of [{ plantType: 'grass', waterNeed: 'high' }, { containerSize: '4"' }] as const) {
      expect(daysOn('2027-09-30', given)).not.toBeUndefined()
      expect(waterPlan(tree(given), '2027-10-01')).toMatchObject({ days: null, dryDays: null })
      expect(dryOn('2029-07-15', given)).toBeNull()
    }
    // Planted in July, it has its first full summer when it's a year old.
    const grass = { plantType: 'grass', plantedOn: '2026-07-10' }
    expect(waterPlan(tree(grass), '2027-08-15')).toMatchObject({ gallons: [5, 7], days: [4, 6] })
  })

  it('[CA-05] names the next day to water, in five-gallon buckets', () => {
    expect(nextWatering(tree({}), planted)).toBe('2026-12-05')
    expect(nextWatering(tree({}), '2026-12-05')).toBe('2026-12-05')
    expect(nextWatering(tree({}), '2026-12-06')).toBe('2026-12-07')
    expect(nextWatering(tree({ waterNeed: 'high' }), '2028-12-01')).toBeNull()
    expect(wateringsAMonth(waterPlan(tree({}), '2027-07-15'))).toBe(6)
    expect(wateringsAMonth(waterPlan(tree({}), '2028-10-15'))).toBe(0)
    const bands: Band[] = [
      [5, 7],
      [10, 12],
      [12, 15],
      [20, 30],
      [1, 1],
      [2, 3],
    ]
    expect(bands.map(bucketsOf)).toEqual([1, 2, 2.5, 5, 0.2, 0.5])
  })
})
