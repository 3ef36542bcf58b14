import { describe, expect, test } from 'vitest'
import { catalogOf, type PlantFacts, type StockFacts } from '#tests/support/catalog-rows.ts'
import { ridge } from '#tests/support/sample-communities.ts'
import { listStock } from './find-stock.ts'
import { emptyInventorySearch, type InventorySearch } from './inventory-search.ts'

// Rows that differ in one thing each, so that each rule is tested alone: things asked of the plant, and of the row.
const heightKnown = { minHeightFt: 1, maxHeightFt: 2 }
const plantsWith: Record<string, PlantFacts> = {
  Plain: { minHeightFt: null, maxHeightFt: null },
  Woody: { plantType: 'Evergreen shrub or small tree' },
  'Red And White': { flowerColor: 'red, white' },
  'Zones Seven To Ten': { usdaZone: '7a-10b' },
  'Deep Shade': { exposure: 'Full Shade' },
  'Three To Six Feet': { minHeightFt: 3, maxHeightFt: 6 },
  'At Least Twenty Feet': { minHeightFt: 20, maxHeightFt: null },
  'Forty Feet': { minHeightFt: 40, maxHeightFt: 60 },
  Texan: { texasNative: 'Yes' },
  'Deer Leave It': { deerTolerance: 'High' },
  'Deer Nibble It': { deerTolerance: 'Medium' },
}
const rowsWith: Record<string, StockFacts> = {
  'Sells Best': { isBestSeller: true },
  'Number Fifteen': { containerSize: '#15', wholesaleCents: 50_00 },
  'Fifteen Gallons': { containerSize: '15 Gal', wholesaleCents: 50_00 },
  'Ball And Burlap': { containerSize: 'Ball and burlap', wholesaleCents: 1450_00 },
}
const names = [...Object.keys(plantsWith), ...Object.keys(rowsWith)].toSorted()
const catalog = catalogOf(
  Object.fromEntries(names.map((name) => [name, { ...heightKnown, ...plantsWith[name] }])),
  names.map((name) => ({ of: name, ...rowsWith[name] })),
)

const march = 3
const list = (choice: Partial<InventorySearch>) =>
  listStock(catalog, catalog.vocabulary, { ...emptyInventorySearch, ...choice }, march)
const find = (choice: Partial<InventorySearch>) => {
  const { pageCount } = list(choice)
  const pages = Array.from({ length: pageCount }, (_, index) => list({ ...choice, page: index + 1 }).rows)
  return pages.flat().map(({ plant }) => plant.name)
}

test('[FL-05] the filters of the plant database narrow the stock, too; deer tolerance matches exactly', () => {
  expect(find({ types: ['shrub', 'vine'] })).toEqual(['Woody'])
  expect(find({ colors: ['white'] })).toEqual(['Red And White'])
  expect(find({ zones: ['8b'] })).toEqual(['Zones Seven To Ten'])
  expect(list({ sun: [1, 3] }).total).toBe(names.length - 1)
  expect(find({ native: true })).toEqual(['Texan'])
  expect(find({ deer: ['High'] })).toEqual(['Deer Leave It'])
  expect(find({ deer: ['High', 'Medium'] })).toEqual(['Deer Leave It', 'Deer Nibble It'])
})

describe('[IN-10] mature height', () => {
  test('overlaps the chosen steps', () => {
    expect(find({ height: [8, 9] })).toEqual(['Plain', 'Three To Six Feet'])
    expect(find({ height: [7, 8] })).toContain('Three To Six Feet')
    expect(find({ height: [10, 11] })).not.toContain('Three To Six Feet')
    expect(find({ height: [6, 6] })).toEqual(['Plain', 'Three To Six Feet'])
    expect(find({ height: [9, 9] })).toEqual(['Plain', 'Three To Six Feet'])
  })

  test('plants with unknown heights pass, and so does one known only from below', () => {
    expect(find({ height: [9, 10] })).toContain('Plain')
    expect(find({ height: [16, 17] })).toEqual(['At Least Twenty Feet', 'Plain'])
  })

  test('[FL-02] the last step has no upper limit', () => {
    expect(find({ height: [18, 18] })).toEqual(['At Least Twenty Feet', 'Forty Feet', 'Plain'])
  })
})

test('[IN-13] Best Sellers Only filters on the row', () => {
  expect(find({ bestSeller: true })).toEqual(['Sells Best'])
})

test('a container size is found in all its spellings, and unknown sizes are under Other', () => {
  expect(find({ sizes: ['15-gal'] })).toEqual(['Fifteen Gallons', 'Number Fifteen'])
  expect(find({ sizes: ['other'] })).toEqual(['Ball And Burlap'])
  expect(find({ sizes: ['15-gal', 'other'] })).toHaveLength(3)
})

test('a price is the retail price with planting: $50 twice, and $85 for planting a 15 gal', () => {
  expect(find({ price: [6, 7] })).toEqual(['Fifteen Gallons', 'Number Fifteen'])
  expect(find({ price: [7, 8] })).toEqual([])
  expect(find({ price: [14, 14] })).toEqual(['Ball And Burlap'])
})

test('a price at the limit is within it', () => {
  const yard = catalogOf({ Elm: {} }, [{ of: 'Elm', unitPriceCents: 150_00, plantingFeeCents: 50_00 }])
  const total = (price: InventorySearch['price']) =>
    listStock(yard, yard.vocabulary, { ...emptyInventorySearch, price }, march).total
  // The steps are $150, $200, $300 and $400.
  expect(total([6, 7])).toBe(1)
  expect(total([7, 8])).toBe(1)
  expect(total([8, 9])).toBe(0)
})

test('only what fits the chosen community', () => {
  const yard = catalogOf(
    {
      Ash: { soilTextures: ['limestone'], usdaZone: '7a-9b' },
      Elm: { soilTextures: ['sand'], usdaZone: '7a-9b' },
    },
    [{ of: 'Ash' }, { of: 'Elm' }],
    [{ ...ridge, forbidsRedOaks: false }],
  )
  const { rows } = listStock(yard, yard.vocabulary, { ...emptyInventorySearch, place: 'ridge' }, march)
  expect(rows.map(({ plant }) => plant.name)).toEqual(['Ash'])
})

test('every size says how many plants come in it', () => {
  expect(list({}).counts.sizes).toMatchObject({ '15-gal': 2, '30-gal': 0, other: 1 })
})

test('filters narrow each other', () => {
  expect(find({ native: true, sizes: ['15-gal'] })).toEqual([])
})

test('a plant is one offer with the sizes that were found, smallest first; counts are of plants', () => {
  const yard = catalogOf({ Elm: { plantType: 'tree' } }, [
    { of: 'Elm', containerSize: '30 gal', wholesaleCents: 100_00 },
    { of: 'Elm', containerSize: '5 gal', wholesaleCents: 10_00 },
    { of: 'Elm', containerSize: 'Ball and burlap', wholesaleCents: 500_00 },
  ])
  const listYard = (choice: Partial<InventorySearch>) =>
    listStock(yard, yard.vocabulary, { ...emptyInventorySearch, ...choice }, march)
  const sizesOf = (choice: Partial<InventorySearch>) =>
    listYard(choice).rows.map(({ items }) => items.map(({ containerSize }) => containerSize))
  expect(sizesOf({})).toEqual([['5 gal', '30 gal', 'Ball and burlap']])
  expect(sizesOf({ sizes: ['30-gal'] })).toEqual([['30 gal']])
  expect(listYard({})).toMatchObject({ total: 1, itemTotal: 3, counts: { types: { tree: 1 } } })
})

describe('order', () => {
  const yard = catalogOf({ Ash: { maxHeightFt: 40 }, Elm: { maxHeightFt: 60 }, Oak: {} }, [
    { of: 'Ash', containerSize: '15 gal', currentHeightInches: 90 },
    { of: 'Elm', containerSize: '1 gal', currentHeightInches: null },
    { of: 'Oak', containerSize: '4"', currentHeightInches: 120, isBestSeller: true },
  ])
  const order = (sort: InventorySearch['sort']) =>
    listStock(yard, yard.vocabulary, { ...emptyInventorySearch, sort }, march).rows.map(
      ({ plant }) => plant.name,
    )

  test('[IN-09] best sellers first, then by name', () => expect(order('best')).toEqual(['Oak', 'Ash', 'Elm']))
  test('lowest price planted, tallest today, tallest full grown; unknown heights last', () => {
    expect(order('price')).toEqual(['Oak', 'Elm', 'Ash'])
    expect(order('height')).toEqual(['Oak', 'Ash', 'Elm'])
    expect(order('mature')).toEqual(['Elm', 'Ash', 'Oak'])
  })
})

test('[IN-09] by best match, a better match comes first, then a best seller; by best seller, the match is no matter', () => {
  const yard = catalogOf({ 'Live Oak': {}, 'Oak Fern': {}, 'Poison Oakum': {}, 'Red Oak': {} }, [
    { of: 'Live Oak' },
    { of: 'Oak Fern' },
    { of: 'Poison Oakum', isBestSeller: true },
    { of: 'Red Oak', isBestSeller: true },
  ])
  const order = (sort: InventorySearch['sort']) =>
    listStock(yard, yard.vocabulary, { ...emptyInventorySearch, text: 'oak', sort }, march).rows.map(
      ({ plant }) => plant.name,
    )
  expect(order('match')).toEqual(['Oak Fern', 'Red Oak', 'Live Oak', 'Poison Oakum'])
  expect(order('best')).toEqual(['Poison Oakum', 'Red Oak', 'Live Oak', 'Oak Fern'])
})

describe('[IN-13] typed words', () => {
  const yard = catalogOf(
    {
      'Blackfoot Daisy': {},
      Muhly: { plantType: 'grass' },
      Sotol: { plantType: 'succulent', scientificName: 'Dasylirion texanum' },
    },
    [{ of: 'Blackfoot Daisy' }, { of: 'Muhly' }, { of: 'Sotol' }],
  )
  const search = (text: string) => {
    const { rows, reading } = listStock(yard, yard.vocabulary, { ...emptyInventorySearch, text }, march)
    return {
      names: rows.map(({ plant }) => plant.name),
      corrections: reading.corrections,
      unused: reading.unused,
    }
  }

  test('three letters of a type mean it, two don’t', () => {
    expect(search('gra').names).toEqual(['Muhly'])
    expect(search('gr').names).toEqual([])
  })

  test('a typo is corrected, also if it’s part of another plant’s name', () => {
    expect(search('mulhy')).toEqual({
      names: ['Muhly'],
      corrections: [{ given: 'mulhy', meant: 'muhly' }],
      unused: [],
    })
    expect(search('blackfoot dasy')).toEqual({
      names: ['Blackfoot Daisy'],
      corrections: [
        { given: 'blackfoot', meant: 'blackfoot' },
        { given: 'dasy', meant: 'daisy' },
      ],
      unused: [],
    })
  })

  test('a word that’s like no other is left out, and said to be', () => {
    expect(search('muhly qqqqq')).toEqual({
      names: ['Muhly'],
      corrections: [{ given: 'muhly', meant: 'muhly' }],
      unused: ['qqqqq'],
    })
  })
})

test('[IN-13] plant types are words too, in singular, plural and in part', () => {
  for (const text of ['shrub', 'shrubs', 'shru', 'Tree']) expect(find({ text })).toEqual(['Woody'])
  expect(list({ text: 'shrubs' }).reading.understood).toMatchObject([{ given: 'shrubs', means: 'shrubs' }])
})
