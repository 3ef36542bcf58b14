import { describe, expect, test } from 'vitest'
import { realCatalog } from '#tests/support/real-catalog.ts'
import { findPlants } from './find-plants.ts'
import { needs } from './needs.ts'
import { emptyPlantSearch } from './plant-search.ts'
import { searchText } from './search-text.ts'

const { plants, vocabulary } = realCatalog()
const november = 11
const search = (text: string) => findPlants(plants, vocabulary, { ...emptyPlantSearch, text }, november)
const namesFor = (text: string) => search(text).found.map(({ name }) => name)
const meanings = (text: string) => search(text).understood.map(({ means }) => means)

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
      const { found, understood } = search(phrase)
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
    expect(meanings('flowering trees')).toEqual(['showy flowers', 'trees'])
    expect(namesFor("shade tree deer won't eat")).toEqual(namesFor('shade deer'))
    expect(namesFor('not evergreen')).not.toEqual(namesFor('evergreen'))
  })

  test('a month is when it flowers, and heat is drought', () => {
    expect(meanings('trees that bloom in August')).toEqual(['trees', 'flowers in August'])
    expect(namesFor('august')).toEqual(namesFor('blooms in august'))
    expect(namesFor('heat')).toEqual(namesFor('drought'))
    expect(meanings('may')).toEqual([])
  })

  test('a need with a typo is understood', () => {
    expect(namesFor('evergren')).toEqual(namesFor('evergreen'))
    expect(namesFor('drougth')).toEqual(namesFor('drought'))
    expect(namesFor('priavcy')).toEqual(namesFor('privacy'))
  })
})

describe('names win over needs', () => {
  test.each([
    ['evergreen sumac', 'Evergreen Sumac'],
    ['fragrant mimosa', 'Fragrant Mimosa'],
    ['anacacho orchid tree', 'Anacacho Orchid Tree'],
    ['mexican white oak', 'Monterrey Oak'],
  ])('"%s" finds %s alone', (text, name) => {
    expect(namesFor(text)).toEqual([name])
    expect(search(text).understood).toEqual([])
  })
})

describe('sizes and prices', () => {
  test.each(['live oak 30 gal', '30 gallon live oak', 'live oak 30gal'])('"%s"', (text) => {
    expect(namesFor(text)).toEqual(['Escarpment Live Oak', 'Southern Live Oak'])
    expect(meanings(text)).toEqual(['in 30 gal'])
  })

  test('a limit includes planting', () => {
    expect(meanings('oak under $300')).toEqual(['$300 or less, planted'])
    for (const { stock } of search('oak under $300').found)
      expect(Math.min(...stock.map(({ plantedCents }) => plantedCents))).toBeLessThanOrEqual(300_00)
    expect(namesFor('tree under $1')).toEqual([])
  })
})

test('each chip can be removed from the text', () => {
  expect(search('native shade tree under $500').understood).toEqual([
    { given: 'native', means: 'native to Texas', article: null, without: 'shade tree under 500' },
    {
      given: 'shade tree',
      means: 'trees 25 ft and taller',
      article: 'live-oak-or-cedar-elm',
      without: 'native under 500',
    },
    { given: 'under 500', means: '$500 or less, planted', article: null, without: 'native shade tree' },
  ])
})
