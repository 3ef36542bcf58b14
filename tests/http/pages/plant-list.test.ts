import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { plantTypes } from '#domain/plants/vocabulary.ts'
import { listPlants } from '#domain/search/find-plants.ts'
import { emptyPlantSearch, type PlantSearch } from '#domain/search/plant-search.ts'
import { loadCatalog } from '#server/reads/catalog-snapshot.ts'
import { closeDatabase } from '#server/db/database.ts'
import { plantCount } from '#tests/support/catalog-counts.ts'
import { fewChoices } from '#tests/support/plant-choices.ts'
import { useDatabaseAsWeb } from '#tests/support/site.ts'

await useDatabaseAsWeb()
afterAll(closeDatabase)

const { plants, vocabulary } = await loadCatalog()
const march = 3
const list = (choice: Partial<PlantSearch>) =>
  listPlants(plants, vocabulary, { ...emptyPlantSearch, ...choice }, march)
const find = (text: string) => list({ text, sort: 'match' }).rows.map(({ name }) => name)

test('[PD-01] a page has twelve plants, by name, with the total and the number of pages', () => {
  const first = list({})
  expect(first.rows).toHaveLength(12)
  const lastPage = Math.ceil(plants.length / 12)
  expect([first.total, first.pageCount, first.page]).toEqual([plants.length, lastPage, 1])
  const names = first.rows.map(({ name }) => name)
  expect(names).toEqual(names.toSorted())
  expect(list({ page: lastPage }).rows).toHaveLength(plants.length - 12 * (lastPage - 1))
  expect(list({ page: 999 }).page).toBe(lastPage)
})

test('[PD-08] words match the plant name or the scientific name in any case', () => {
  expect(find('TEXAS REDBUD')).toEqual(['Texas Redbud'])
  expect(find('quercus')).toHaveLength(9)
  expect(find('turks cap')).toContain("Turk's Cap")
  expect(find('live oak')[0]).toMatch(/Live Oak/)
})

test('[PD-08] part of a word is enough', () => {
  expect(find('bonnet')).toContain('Texas Bluebonnet')
  expect(find('syc')).toContain('Mexican Sycamore')
})

test('the list sorts by mature height and by current bloom', () => {
  expect(list({ sort: 'height' }).rows[0]?.name).toBe('Pecan')
  expect(list({ sort: 'bloom', types: ['annual'] }).rows[0]?.name).not.toBe('Indian Blanket')
})

describe('a typo, an accent or another language', () => {
  const typos: [string, string][] = [
    ['mountian lorel', 'Texas Mountain Laurel'],
    ['montain laurel', 'Texas Mountain Laurel'],
    ['texas redbuddd', 'Texas Redbud'],
    ['rebud', 'Texas Redbud'],
    ['encino', 'Escarpment Live Oak'],
    ['mezquite', 'Honey Mesquite'],
    ['meskite', 'Honey Mesquite'],
    ['huizache', 'Huisache'],
    ['chapote', 'Texas Persimmon'],
    ['persimon', 'Texas Persimmon'],
    ['agrito', 'Agarita'],
    ['sabino', 'Montezuma Cypress'],
    ['bald cyprus', 'Bald Cypress'],
    ['nogal', 'Pecan'],
    ['peacan', 'Pecan'],
    ['yopon', 'Yaupon Holly'],
    ['youpon holly', 'Yaupon Holly'],
    ['possum haw', 'Possumhaw Holly'],
    ['desert wilow', 'Desert Willow'],
    ['mimbre', 'Desert Willow'],
    ['senizo', 'Cenizo'],
    ['cenisa', 'Cenizo'],
    ['ceder elm', 'Cedar Elm'],
    ['chinquapin oak', 'Chinkapin Oak'],
    ['shumerd oak', 'Shumard Oak'],
    ['blackfoot dasy', 'Blackfoot Daisy'],
    ['blue bonnet', 'Texas Bluebonnet'],
    ['bluebonet', 'Texas Bluebonnet'],
    ['antelope horn milk weed', 'Antelope-horns Milkweed'],
    ['gulf muly', 'Gulf Muhly'],
    ['anacahuita', 'Anacua'],
    ['cipres calvo', 'Bald Cypress'],
    ['palo dulce', 'Texas Kidneywood'],
    ['flor de camaron', 'Pride of Barbados'],
    ['lambrisco', 'Evergreen Sumac'],
    ['chile piquin', 'Chile Pequin'],
    ['coralito', 'Pigeonberry'],
    ['retamma', 'Retama'],
    ['honeysukle', 'Coral Honeysuckle'],
  ]

  test.each(typos)('%s finds %s in the top three', (text, name) => {
    expect(find(text).slice(0, 3)).toContain(name)
  })
})

test.each(['zzzzqqqq', '%', '_', "'; drop table plants; --", '\\\\', 'ñ'.repeat(100), '🌳'])(
  '%s finds nothing and is harmless',
  (text) => {
    expect(list({ text, sort: 'match' }).total).toBeLessThanOrEqual(plants.length)
  },
)

const searches: fc.Arbitrary<PlantSearch> = fc.record({
  text: fc.constantFrom('', '', 'texas', 'oak'),
  ...fewChoices,
  sort: fc.constant('name' as const),
  view: fc.constant('list' as const),
  page: fc.constant(1),
})

test('[PD-06] the count next to a value is the number of results if only that value is chosen in its group', () => {
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

describe('without filters', () => {
  const { counts } = list({})

  test('the counts cover the whole catalog', () => {
    expect(counts.types).toEqual(Object.fromEntries(plantTypes.map((type) => [type, plantCount(type)])))
  })

  const values = Object.entries(counts).flatMap(([filter, ofFilter]) =>
    Object.entries(ofFilter).map(([value, count]) => ({ filter, value, count })),
  )
  test.each(values)('[PD-06] the filter value $filter $value finds at least one plant', ({ count }) => {
    expect(count).toBeGreaterThan(0)
  })
})
