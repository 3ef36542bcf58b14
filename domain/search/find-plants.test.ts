import { describe, expect, test } from 'vitest'
import { catalogOf, type PlantFacts } from '#tests/support/catalog-rows.ts'
import { findPlants, listPlants } from './find-plants.ts'
import { emptyPlantSearch, type PlantSearch } from './plant-search.ts'

// Plants that differ in one thing each, so that each rule is tested alone.
const plants: Record<string, PlantFacts> = {
  Plain: {},
  'Evergreen Tree Shrub': { plantType: 'Evergreen shrub or small tree' },
  'Red And White': { flowerColor: 'red, white' },
  'Low To Medium': { waterNeeds: 'low to medium' },
  'Neutral To Alkaline': { soilPh: 'neutral to alkaline' },
  'Zones Seven To Ten': { usdaZone: '7a-10b' },
  'Zone Eight': { usdaZone: '8b' },
  'Sun To Part Shade': { exposure: 'Full Sun to Partial Shade' },
  'Deep Shade': { exposure: 'Full Shade' },
  'Three To Six Feet': { minHeightFt: 3, maxHeightFt: 6 },
  'Five To Forty Feet': { minHeightFt: 5, maxHeightFt: 40 },
  Texan: { texasNative: 'Yes' },
  'Wet Feet': { toleratesPoorDrainage: 'Yes' },
  Harmless: { toxicToPets: 'No' },
  Poisonous: { toxicToPets: 'Yes' },
  'Sells Best': {},
  'Sells Too': {},
}
const catalog = catalogOf(plants, [{ of: 'Sells Best', isBestSeller: true }, { of: 'Sells Too' }])
const march = 3

const find = (choice: Partial<PlantSearch>) =>
  findPlants(catalog.plants, catalog.vocabulary, { ...emptyPlantSearch, ...choice }, march).found.map(
    ({ name }) => name,
  )

test('[FL-04] plant types match by substring without regard to case, any of the chosen', () => {
  expect(find({ types: ['tree'] })).toEqual(['Evergreen Tree Shrub'])
  expect(find({ types: ['shrub', 'vine'] })).toEqual(['Evergreen Tree Shrub'])
  expect(find({ types: ['vine'] })).toEqual([])
})

test('[FL-05] flower color, water needs and soil pH match by substring', () => {
  expect(find({ colors: ['white'] })).toEqual(['Red And White'])
  expect(find({ water: ['medium'] })).toEqual(['Low To Medium'])
  expect(find({ soilPh: ['alkaline'] })).toEqual(['Neutral To Alkaline'])
  expect(find({ soilPh: ['neutral', 'acidic'] })).toEqual(['Neutral To Alkaline'])
})

test('[FL-06] a zone inside the range of a plant matches, any of the chosen', () => {
  expect(find({ zones: ['8b'] })).toEqual(['Zone Eight', 'Zones Seven To Ten'])
  expect(find({ zones: ['6a', '10b'] })).toEqual(['Zones Seven To Ten'])
  expect(find({ zones: ['6b'] })).toEqual([])
})

describe('[FL-01] exposure', () => {
  test('ranges overlap-match, and plants without exposure always pass', () => {
    const shaded = find({ sun: [3, 4] })
    expect(shaded).toEqual(expect.arrayContaining(['Sun To Part Shade', 'Deep Shade', 'Plain']))
    const sunny = find({ sun: [1, 2] })
    expect(sunny).toEqual(expect.arrayContaining(['Sun To Part Shade', 'Plain']))
    expect(sunny).not.toContain('Deep Shade')
  })

  test('the full scale filters nothing', () => {
    expect(find({ sun: [1, 4] })).toHaveLength(Object.keys(plants).length)
  })
})

describe('[PD-10] height', () => {
  test('the whole plant lies between the chosen steps', () => {
    expect(find({ height: [6, 9] })).toEqual(['Three To Six Feet'])
    expect(find({ height: [7, 9] })).toEqual([])
    expect(find({ height: [8, 17] })).toEqual([])
  })

  test('[FL-02] the last step has no upper limit', () => {
    expect(find({ height: [8, 18] })).toEqual(['Five To Forty Feet'])
  })

  test('an unknown height passes only at the full range', () => {
    expect(find({ height: [0, 17] })).not.toContain('Plain')
    expect(find({ height: [0, 18] })).toContain('Plain')
  })
})

test('[FL-07] native, poor drainage and pet safe are toggles; an unassessed plant does not count as safe', () => {
  expect(find({ native: true })).toEqual(['Texan'])
  expect(find({ poorDrainage: true })).toEqual(['Wet Feet'])
  expect(find({ petSafe: true })).toEqual(['Harmless'])
})

test('[PD-06] best sellers are plants with a best seller in stock', () => {
  expect(find({ bestSeller: true })).toEqual(['Sells Best'])
})

test('filters narrow each other', () => {
  expect(find({ native: true, petSafe: true })).toEqual([])
})

describe('order', () => {
  const trees = catalogOf({
    'Live Oak': { maxHeightFt: 40, bloomMonths: [3] },
    'Red Oak': { maxHeightFt: 60 },
    'Oak Fern': { maxHeightFt: 2, bloomMonths: [4] },
    'Poison Oakum': { maxHeightFt: null, bloomMonths: [3, 4] },
  })
  const order = (sort: PlantSearch['sort'], text = '') =>
    findPlants(trees.plants, trees.vocabulary, { ...emptyPlantSearch, text, sort }, march).found.map(
      ({ name }) => name,
    )

  test('by name, tallest first with unknown heights last, in bloom first', () => {
    expect(order('name')).toEqual(['Live Oak', 'Oak Fern', 'Poison Oakum', 'Red Oak'])
    expect(order('height')).toEqual(['Red Oak', 'Live Oak', 'Oak Fern', 'Poison Oakum'])
    expect(order('bloom')).toEqual(['Live Oak', 'Poison Oakum', 'Oak Fern', 'Red Oak'])
  })

  test('[PD-08] best match: names that start with the words, then words that do, then parts of words', () => {
    expect(order('match', 'oak')).toEqual(['Oak Fern', 'Live Oak', 'Red Oak', 'Poison Oakum'])
    expect(order('match', '')).toEqual(order('name'))
  })
})

describe('pages', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  const many = catalogOf(Object.fromEntries(letters.map((letter) => [`${letter}aa`, {}])))
  const page = (search: Partial<PlantSearch>) =>
    listPlants(many.plants, many.vocabulary, { ...emptyPlantSearch, ...search }, march)

  test('[PD-01] twelve a page; a page beyond the last is the last', () => {
    expect(page({})).toMatchObject({ total: 26, page: 1, pageCount: 3 })
    expect(
      page({ page: 2 })
        .rows.map(({ name }) => name[0])
        .join(''),
    ).toBe('MNOPQRSTUVWX')
    expect(page({ page: 99 })).toMatchObject({ page: 3 })
    expect(page({ text: 'zzzzqqqq' })).toMatchObject({ total: 0, page: 1, pageCount: 0, rows: [] })
  })
})
