import fc from 'fast-check'
import { expect, test } from 'vitest'
import { containerSizes } from '#domain/stock/container-sizes.ts'
import { plantTypes } from '#domain/plants/vocabulary.ts'
import { plantCount } from '#tests/support/catalog-counts.ts'
import { fewChoices } from '#tests/support/plant-choices.ts'
import { realCatalog } from '#tests/support/real-catalog.ts'
import { listPlants } from './find-plants.ts'
import { listStock } from './find-stock.ts'
import { emptyInventorySearch, type InventorySearch } from './inventory-search.ts'
import { emptyPlantSearch, type PlantSearch } from './plant-search.ts'

// Searches of everything we list, where other names are in the way and every filter has something to find.

const catalog = realCatalog()
const { plants, vocabulary } = catalog
const march = 3
const list = (choice: Partial<PlantSearch>) =>
  listPlants(plants, vocabulary, { ...emptyPlantSearch, ...choice }, march)
const listItems = (choice: Partial<InventorySearch>) =>
  listStock(catalog, vocabulary, { ...emptyInventorySearch, ...choice }, march)
const find = (text: string) => list({ text, sort: 'match' }).rows.map(({ name }) => name)
const findItems = (text: string) => listItems({ text }).rows.map(({ plant }) => plant.name)

test('[PD-08] words match the name or the scientific name in any case, and a part of a word is enough', () => {
  expect(find('TEXAS REDBUD')).toEqual(['Texas Redbud'])
  expect(find('quercus')).toHaveLength(9)
  expect(find('turks cap')).toContain("Turk's Cap")
  expect(find('live oak')[0]).toMatch(/Live Oak/)
  expect(find('bonnet')).toContain('Texas Bluebonnet')
  expect(find('syc')).toContain('Mexican Sycamore')
})

test('[IN-13] words match names, other names, scientific names and types of what is in stock', () => {
  expect(findItems('redbud')).toContain('Texas Redbud')
  expect(findItems('encino')).toContain('Escarpment Live Oak')
  expect(findItems('Quercus buckleyi')).toContain('Texas Red Oak')
  expect(findItems('succulent')).toContain('Red Yucca')
  expect(findItems('mountian lorel')).toContain('Texas Mountain Laurel')
})

test.each(['Dragon', 'Oak', 'Shrub', 'Tree'])('[IN-13] the hint %s finds something, as it is', (text) => {
  const found = listItems({ text })
  expect(found.total).toBeGreaterThan(0)
  expect(found.reading.corrections.filter(({ given, meant }) => given !== meant)).toEqual([])
})

// Typos and other languages, besides those of the golden sets.
const typos: [string, string][] = [
  ['mountian lorel', 'Texas Mountain Laurel'],
  ['montain laurel', 'Texas Mountain Laurel'],
  ['texas redbuddd', 'Texas Redbud'],
  ['rebud', 'Texas Redbud'],
  ['meskite', 'Honey Mesquite'],
  ['huizache', 'Huisache'],
  ['chapote', 'Texas Persimmon'],
  ['persimon', 'Texas Persimmon'],
  ['agrito', 'Agarita'],
  ['bald cyprus', 'Bald Cypress'],
  ['peacan', 'Pecan'],
  ['yopon', 'Yaupon Holly'],
  ['possum haw', 'Possumhaw Holly'],
  ['mimbre', 'Desert Willow'],
  ['senizo', 'Cenizo'],
  ['cenisa', 'Cenizo'],
  ['ceder elm', 'Cedar Elm'],
  ['shumerd oak', 'Shumard Oak'],
  ['blue bonnet', 'Texas Bluebonnet'],
  ['antelope horn milk weed', 'Antelope-horns Milkweed'],
  ['gulf muly', 'Gulf Muhly'],
  ['anacahuita', 'Mexican Olive'],
  ['cipres calvo', 'Bald Cypress'],
  ['palo dulce', 'Texas Kidneywood'],
  ['flor de camaron', 'Pride of Barbados'],
  ['lambrisco', 'Evergreen Sumac'],
  ['chile piquin', 'Chile Pequin'],
  ['coralito', 'Pigeonberry'],
  ['retamma', 'Retama'],
]

test.each(typos)('%s finds %s in the top three', (text, name) => {
  expect(find(text).slice(0, 3)).toContain(name)
})

test.each(['zzzzqqqq', '%', '_', "'; drop table plants; --", '\\', 'ñ'.repeat(100), '🌳', 'a'])(
  '%s is harmless',
  (text) => {
    expect(list({ text, sort: 'match' }).total).toBeLessThanOrEqual(plants.length)
    expect(listItems({ text }).total).toBeLessThanOrEqual(listItems({}).total)
  },
)

test('[PD-06] the count next to a value is the number of results if only that value is chosen in its group', () => {
  const searches: fc.Arbitrary<Partial<PlantSearch>> = fc.record({
    text: fc.constantFrom('', '', 'texas', 'oak'),
    ...fewChoices,
  })
  fc.assert(
    fc.property(searches, (search) => {
      const { counts } = list(search)
      const totalOf = (choice: Partial<PlantSearch>) => list({ ...search, ...choice }).total
      expect(counts.types['tree']).toBe(totalOf({ types: ['tree'] }))
      expect(counts.colors['yellow']).toBe(totalOf({ colors: ['yellow'] }))
      expect(counts.water['low']).toBe(totalOf({ water: ['low'] }))
      expect(counts.zones['9a']).toBe(totalOf({ zones: ['9a'] }))
      expect(counts.deer['High']).toBe(totalOf({ deer: ['High'] }))
      expect(counts.sun['Part Shade']).toBe(totalOf({ sun: [3, 3] }))
      expect(counts.native['Yes']).toBe(totalOf({ native: true }))
      expect(counts.petSafe['Yes']).toBe(totalOf({ petSafe: true }))
      expect(counts.bestSeller['Yes']).toBe(totalOf({ bestSeller: true }))
    }),
  )
})

test('[IN-01] the counts of what is in stock are of plants, by its sizes and best sellers, too', () => {
  const searches: fc.Arbitrary<Partial<InventorySearch>> = fc.record({
    text: fc.constantFrom('', '', 'oak', 'tree', 'zzzzqqqq'),
    ...fewChoices,
    sizes: fc.subarray([...containerSizes], { maxLength: 2 }),
    price: fc.constantFrom([0, 14] as const, [2, 8] as const, [5, 14] as const),
  })
  fc.assert(
    fc.property(searches, (search) => {
      const { counts } = listItems(search)
      const totalOf = (choice: Partial<InventorySearch>) => listItems({ ...search, ...choice }).total
      expect(counts.types['tree']).toBe(totalOf({ types: ['tree'] }))
      expect(counts.sizes['15-gal']).toBe(totalOf({ sizes: ['15-gal'] }))
      expect(counts.sizes['other']).toBe(totalOf({ sizes: ['other'] }))
      expect(counts.bestSeller['Yes']).toBe(totalOf({ bestSeller: true }))
    }),
  )
})

test('[PD-06] without filters the counts cover the whole catalog, and every value finds at least one plant', () => {
  const { counts } = list({})
  expect(counts.types).toEqual(Object.fromEntries(plantTypes.map((type) => [type, plantCount(type)])))
  for (const [filter, ofFilter] of Object.entries(counts))
    for (const [value, count] of Object.entries(ofFilter))
      expect(count, `${filter} ${value}`).toBeGreaterThan(0)
})
