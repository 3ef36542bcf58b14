import { afterAll, describe, expect, test } from 'vitest'
import { emptyPlantSearch, type PlantSearch } from '#domain/search/plant-search.ts'
import { closeDatabase } from '#server/db/database.ts'
import { listPlants, readWords } from '#server/db/plant-list.ts'
import { useDatabaseAsWeb } from '#tests/support/site.ts'

const { owner } = await useDatabaseAsWeb()
afterAll(closeDatabase)

const march = 3
const list = async (choice: Partial<PlantSearch>, month = march) => {
  const search = { ...emptyPlantSearch, ...choice }
  return listPlants(search, (await readWords(search.text)).words, month)
}
const find = async (text: string) =>
  (await list({ text, sort: 'match' })).plants.map((plant) => plant.plant_name)

test('[PD-01] twelve plants a page, by name, with their number and pages', async () => {
  const first = await list({})
  expect(first.plants).toHaveLength(12)
  expect([first.total, first.pageCount, first.page]).toEqual([112, 10, 1])
  expect(first.plants.map((plant) => plant.plant_name)).toEqual(
    first.plants.map((plant) => plant.plant_name).toSorted(),
  )
  const last = await list({ page: 10 })
  expect(last.plants).toHaveLength(4)
  expect((await list({ page: 999 })).page).toBe(10)
})

test('[PD-08] words match the plant name or the scientific name without regard to case', async () => {
  expect(await find('TEXAS REDBUD')).toEqual(['Texas Redbud'])
  expect(await find('quercus')).toHaveLength(9)
  expect(await find('turks cap')).toContain("Turk's Cap")
  expect((await find('live oak'))[0]).toMatch(/Live Oak/)
})

test('sorts by mature height and by what is in bloom now', async () => {
  const tallest = await list({ sort: 'height' })
  expect(tallest.plants[0]?.plant_name).toBe('Pecan')
  const inBloom = await list({ sort: 'bloom', types: ['annual'] }, march)
  expect(inBloom.plants[0]?.plant_name).not.toBe('Indian Blanket')
})

describe('a slip of the finger, an accent or another language', () => {
  const slips: [string, string][] = [
    ['mountian lorel', 'Texas Mountain Laurel'],
    ['montain laurel', 'Texas Mountain Laurel'],
    ['texas redbuddd', 'Texas Redbud'],
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
    ['retamma', 'Retama'],
    ['honeysukle', 'Coral Honeysuckle'],
  ]

  test('at least 27 of 30 find the right plant among the first three', async () => {
    const missed: string[] = []
    for (const [text, name] of slips)
      if (!(await find(text)).slice(0, 3).includes(name))
        missed.push(`${text}: ${(await find(text)).slice(0, 3).join(', ')}`)
    expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(Math.floor(slips.length * 0.1))
  })
})

test.each(['zzzzqqqq', '%', '_', "'; drop table plants; --", '\\', 'ñ'.repeat(100), '🌳'])(
  '%s finds nothing and harms nothing',
  async (text) => {
    const { total } = await list({ text, sort: 'match' })
    expect(total).toBeLessThanOrEqual(112)
  },
)

// Trees fill a page on a short walk along the order; succulents are too few for that and are merged kind by kind.
test.each(['tree', 'succulent'] as const)(
  'few plants sorted and many read along their index stand in the same order (%s)',
  async (type) => {
    for (const sort of ['name', 'height', 'bloom', 'match'] as const) {
      const choice = {
        sort,
        types: [type],
        ...(sort === 'match' && { text: type === 'tree' ? 'texas' : 'a' }),
      }
      const sorted = (await list(choice)).plants.map(({ slug }) => slug)
      expect(sorted.length).toBeGreaterThan(2)
      const search = { ...emptyPlantSearch, ...choice }
      const { words } = await readWords(search.text)
      const alongIndex = await listPlants(search, words, march, { mostSorted: 0 })
      expect(alongIndex.plants.map(({ slug }) => slug)).toEqual(sorted)
    }
  },
)

test('best sellers are listed and counted alike, sorted or along their index', async () => {
  for (const sort of ['name', 'height', 'bloom'] as const) {
    const search = { ...emptyPlantSearch, sort, bestSeller: true }
    const sorted = await listPlants(search, [], march)
    const alongIndex = await listPlants(search, [], march, { mostSorted: 0 })
    expect(alongIndex.plants).toEqual(sorted.plants)
    expect(alongIndex.total).toBe(sorted.total)
  }
})

test('a plant that changes is found under its new name and kind at once, and no more under the old', async () => {
  await owner.query(
    "update plants set plant_name = 'Blue Zanzibar', flower_color = 'blue' where slug = 'texas-redbud'",
  )
  expect(await find('zanzibar')).toEqual(['Blue Zanzibar'])
  expect((await list({ text: 'zanzibar', colors: ['blue'], sort: 'match' })).total).toBe(1)
  expect((await list({ text: 'zanzibar', colors: ['pink'], sort: 'match' })).total).toBe(0)
  expect(await find('texas redbud')).not.toContain('Texas Redbud')
})
