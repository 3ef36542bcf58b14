import { describe, expect, test } from 'vitest'
import { realCatalog } from '#tests/support/real-catalog.ts'
import { findPlants } from './find-plants.ts'
import { needs } from './needs.ts'
import { emptyPlantSearch } from './plant-search.ts'
import { readSearch } from './read-search.ts'
import { searchText } from './search-text.ts'
import { distance } from './typos.ts'

const { plants, vocabulary } = realCatalog()
const november = 11
const search = (text: string) => findPlants(plants, vocabulary, { ...emptyPlantSearch, text }, november)
const namesFor = (text: string) => search(text).found.map(({ name }) => name)
const meanings = (text: string) => search(text).reading.understood.map(({ means }) => means)
const read = (text: string) => readSearch(text, plants, vocabulary, november)

test.each([
  ['borne', 'Boerne'],
  ['newbraunfels', 'New Braunfels'],
  ['san antonoi', 'San Antonio'],
  // An oak is as near, but isn't what's being typed.
  ['canyon lak', 'Canyon Lake'],
  ['shade trees for canyon lak', 'Canyon Lake'],
])('[SH-14] a typo in a town’s name is corrected, "%s" to %s; a word of our texts isn’t', (typed, town) => {
  expect(read(typed).reading.places).toMatchObject([{ name: town }])
  const answers = { ...vocabulary.answers, isOrdinary: () => true }
  const { reading } = readSearch(typed, plants, { ...vocabulary, answers }, november)
  expect(reading.places).toEqual([])
})

test('a plant comes before a town that’s as near', () => {
  expect(namesFor('live oka')).toEqual(namesFor('live oak'))
})

describe('needs', () => {
  test('every phrase is search text, and belongs to one need', () => {
    const phrases = needs.flatMap((need) => need.phrases)
    expect(phrases).toEqual(phrases.map(searchText))
    expect(phrases).toHaveLength(new Set(phrases).size)
    expect(phrases.length).toBeGreaterThan(200)
  })

  test.each(needs.map(({ phrases }) => phrases[0] ?? ''))(
    '"%s" narrows the list, and finds something',
    (phrase) => {
      const {
        found,
        reading: { understood },
      } = search(phrase)
      expect(understood).toHaveLength(1)
      expect(found.length).toBeGreaterThan(0)
      expect(found.length).toBeLessThan(plants.length)
    },
  )

  test.each([
    ['shade tree', 'arbol de sombra'],
    ['evergreen', 'siempre verde'],
    ['deer resistant', 'venados'],
    ['hummingbirds', 'colibríes'],
    ['drought tolerant', 'sequía'],
    ['fall color', 'color de otoño'],
  ])('"%s" is "%s" in Spanish', (english, spanish) => {
    expect(namesFor(spanish)).toEqual(namesFor(english))
  })

  test('several needs narrow each other, and small words around them are ignored', () => {
    expect(meanings('an evergreen for privacy that deer like')).toHaveLength(3)
    for (const name of namesFor('fast growing shade tree')) expect(namesFor('shade')).toContain(name)
    expect(meanings('flowering shrubs')).toEqual(['showy flowers', 'shrubs'])
    expect(namesFor("shade tree deer won't eat")).toEqual(namesFor('shade deer'))
    expect(namesFor('not evergreen')).not.toEqual(namesFor('evergreen'))
  })

  test('a month is when it flowers, and heat is drought', () => {
    expect(meanings('trees that bloom in August')).toEqual(['trees', 'flowers in August'])
    expect(meanings('august')).toEqual([])
    expect(namesFor('heat')).toEqual(namesFor('drought'))
    expect(meanings('may')).toEqual([])
  })

  test('a need with a typo is understood', () => {
    expect(namesFor('evergren')).toEqual(namesFor('evergreen'))
    expect(namesFor('drougth')).toEqual(namesFor('drought'))
    expect(namesFor('priavcy')).toEqual(namesFor('privacy'))
  })

  test('a typo of a need has five letters or more, and isn’t part of a plant’s name', () => {
    expect(meanings('shdae')).toEqual(['shade trees, 25 ft and taller'])
    expect(meanings('shad')).toEqual([])
    expect(meanings('sedge')).toEqual([])
    expect(namesFor('sedge')).toEqual(['Cedar Sedge', 'Texas Sedge'])
  })

  test('what somebody doesn’t want is its opposite, or nothing', () => {
    expect(meanings('plants with no bees')).toEqual([])
    expect(meanings('evergreen tree not oak')).toEqual(meanings('evergreen tree'))
  })

  test('small words are dropped', () => {
    expect(read('oak for shade').words).toEqual(['oak'])
    expect(read('oak for').words).toEqual(['oak'])
  })
})

test.each([
  ['shaide', 'a letter added', true],
  ['shades', 'a letter added at the end', true],
  ['shde', 'a letter left out', true],
  ['shad', 'a letter left out at the end', true],
  ['shode', 'a letter mistyped', true],
  ['sahde', 'two neighbors swapped', true],
  ['shoodes', 'two letters too many', false],
  ['shd', 'two letters too few', false],
  ['soode', 'two letters mistyped', false],
  ['saxde', 'one letter moved and another mistyped', false],
  ['sxhde', 'one letter moved the other way and another mistyped', false],
  ['sahdy', 'two neighbors swapped and a letter mistyped', false],
])('"%s" for shade has %s; a likely typo: %s', (typed, _, isTypo) => {
  expect(distance(typed, 'shade', 1) <= 1).toBe(isTypo)
})

describe('names win over needs', () => {
  test.each([
    ['evergreen sumac', 'Evergreen Sumac'],
    ['fragrant mimosa', 'Fragrant Mimosa'],
    ['anacacho orchid tree', 'Anacacho Orchid Tree'],
    ['mexican white oak', 'Monterrey Oak'],
  ])('"%s" finds %s alone', (text, name) => {
    expect(namesFor(text)).toEqual([name])
    expect(search(text).reading.understood).toEqual([])
  })
})

describe('sizes and prices', () => {
  test.each([
    ['30gal oak', [{ given: '30gal', means: 'in 30 gal', without: 'oak' }]],
    ['evergreen sumac 5 gal', [{ given: '5 gal', means: 'in 5 gal', without: 'evergreen sumac' }]],
    ['4 inch sage', [{ given: '4 inch', means: 'in 4 inch', without: 'sage' }]],
    ['1000 gal', []],
    ['1100 gal', []],
    ['under 300 oak', [{ given: 'under 300', means: '$300 or less, planted', without: 'oak' }]],
    ['less than 40 bucks', [{ given: 'less than 40 bucks', means: '$40 or less, planted', without: '' }]],
    ['up to 1 dollar oak', [{ given: 'up to 1 dollar', means: '$1 or less, planted', without: 'oak' }]],
    [
      'oak max 99999 dollars',
      [{ given: 'max 99999 dollars', means: '$99,999 or less, planted', without: 'oak' }],
    ],
    ['menos de 50 dólares', [{ given: 'menos de 50 dolares', means: '$50 or less, planted', without: '' }]],
    ['under 100000', []],
    ['less bark 300', []],
    ['under', []],
    ['under trees', [{ given: 'under trees', means: 'grows in full shade', without: '' }]],
  ])('"%s" is read in full, and no more', (text, chips) => {
    expect(
      read(text).reading.understood.map(({ given, means, without }) => ({ given, means, without })),
    ).toEqual(chips)
  })

  test('an item has to be of a named size, and cost no more than the limit', () => {
    const { fitsItem, sizes } = read('oak 30 gal under $300')
    expect(sizes).toEqual(['30-gal'])
    expect(fitsItem({ size: '30-gal', plantedCents: 300_00 })).toBe(true)
    expect(fitsItem({ size: '30-gal', plantedCents: 300_01 })).toBe(false)
    expect(fitsItem({ size: '15-gal', plantedCents: 300_00 })).toBe(false)
    expect(read('oak').fitsItem({ size: 'other', plantedCents: 9000_00 })).toBe(true)
  })

  test.each(['live oak 30 gal', '30 gallon live oak', 'live oak 30gal', '30gallon live oak'])(
    '"%s"',
    (text) => {
      expect(namesFor(text)).toEqual(['Escarpment Live Oak', 'Southern Live Oak'])
      expect(meanings(text)).toEqual(['in 30 gal'])
    },
  )

  test('a limit includes planting', () => {
    expect(meanings('oak under $300')).toEqual(['$300 or less, planted'])
    for (const { stock } of search('oak under $300').found)
      expect(Math.min(...stock.map(({ plantedCents }) => plantedCents))).toBeLessThanOrEqual(300_00)
    expect(namesFor('tree under $1')).toEqual([])
  })
})

test('each chip can be removed from the text', () => {
  expect(search('native shade tree under $500').reading.understood).toEqual([
    { given: 'native', means: 'native to Texas', need: 'native', without: 'shade tree under 500' },
    {
      given: 'shade tree',
      means: 'shade trees, 25 ft and taller',
      need: 'shade',
      without: 'native under 500',
    },
    { given: 'under 500', means: '$500 or less, planted', need: null, without: 'native shade tree' },
  ])
})
