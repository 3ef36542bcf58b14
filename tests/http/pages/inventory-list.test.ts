import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { containerSizes } from '#domain/inventory/container-sizes.ts'
import { listStock } from '#domain/search/find-stock.ts'
import { emptyInventorySearch, type InventorySearch } from '#domain/search/inventory-search.ts'
import { loadCatalog } from '#server/reads/catalog-snapshot.ts'
import { closeDatabase } from '#server/db/database.ts'
import { fewChoices } from '#tests/support/plant-choices.ts'
import { useDatabaseAsWeb } from '#tests/support/site.ts'

const { owner } = await useDatabaseAsWeb()
afterAll(closeDatabase)

const catalog = await loadCatalog()
const list = (choice: Partial<InventorySearch> = {}) =>
  listStock(catalog, catalog.vocabulary, { ...emptyInventorySearch, ...choice }, 11)
const listAll = (choice: Partial<InventorySearch> = {}) =>
  Array.from(
    { length: list(choice).pageCount },
    (_, index) => list({ ...choice, page: index + 1 }).rows,
  ).flat()
const names = (choice: Partial<InventorySearch>) => list(choice).rows.map(({ plant }) => plant.name)

test('[IN-01, IN-09] a page has twelve plants, best sellers first, then by name, without deleted items', async () => {
  const first = list()
  expect(first.rows).toHaveLength(12)
  const { rows } = await owner.query<{ name: string; items: number }>(
    `select plant_name as name, count(*)::int as items from inventory where deleted_at is null
     group by plant_name order by bool_or(is_priority) desc, plant_name`,
  )
  expect(first.total).toBe(rows.length)
  expect(first.itemTotal).toBe(rows.reduce((sum, { items }) => sum + items, 0))
  expect(first.pageCount).toBe(Math.ceil(first.total / 12))
  expect(listAll().map(({ plant, items }) => ({ name: plant.name, items: items.length }))).toEqual(rows)
})

test('a page number beyond the last gives the last page', () => {
  expect(list({ page: 999_999 }).page).toBe(list().pageCount)
})

test.each(['price', 'height', 'mature'] as const)('every plant appears once when sorted by %s', (sort) => {
  const all = listAll({ sort })
  expect(new Set(all.map(({ plant }) => plant.id)).size).toBe(list().total)
  const values = all.map(({ plant, items }) =>
    sort === 'price'
      ? -Math.min(...items.map((item) => item.unitPriceCents + item.plantingFeeCents))
      : sort === 'height'
        ? Math.max(...items.map(({ currentHeightInches }) => currentHeightInches ?? 0))
        : (plant.maxHeightFt ?? 0),
  )
  expect(values).toEqual(values.toSorted((a, b) => b - a))
})

test('the tallest tree in the yard is 19 ft', () => {
  const [tallest] = list({ sort: 'height' }).rows
  expect(tallest?.items.at(-1)?.currentHeightInches).toBe(228)
})

describe('[IN-13] words', () => {
  test.each(['Dragon', 'Oak', 'Shrub', 'Tree'])(
    'the hint %s finds at least one plant, without correction',
    (text) => {
      const found = list({ text })
      expect(found.total).toBeGreaterThan(0)
      expect(found.corrections.filter(({ given, meant }) => given !== meant)).toEqual([])
    },
  )

  test('are searched in name, other names, scientific name and plant type', () => {
    expect(names({ text: 'redbud' })).toContain('Texas Redbud')
    expect(names({ text: 'encino' })).toContain('Escarpment Live Oak')
    expect(names({ text: 'Quercus buckleyi' })).toContain('Texas Red Oak')
    expect(names({ text: 'succulent' })).toContain('Red Yucca')
    expect(list({ text: 'shrubs' }).total).toBe(list({ text: 'shrub' }).total)
  })

  test('are corrected when misspelled', () => {
    expect(names({ text: 'mountian lorel' })).toContain('Texas Mountain Laurel')
  })

  test.each(['zzzzqqqq', '%', '_', "'; drop table inventory; --", '\\', 'ñ'.repeat(100), '🌳', 'a'])(
    '%s is harmless',
    (text) => {
      expect(list({ text }).total).toBeLessThanOrEqual(list().total)
    },
  )
})

const searches: fc.Arbitrary<InventorySearch> = fc.record({
  text: fc.constantFrom('', '', 'oak', 'tree', 'zzzzqqqq'),
  ...fewChoices,
  sizes: fc.subarray([...containerSizes], { maxLength: 2 }),
  price: fc.constantFrom([0, 14] as const, [2, 8] as const, [5, 14] as const),
  sort: fc.constant('best' as const),
  view: fc.constant('grid' as const),
  page: fc.constant(1),
})

test('[IN-01] the count next to a value is the number of results if only that value is chosen in its group', () => {
  fc.assert(
    fc.property(searches, (search) => {
      const { counts } = list(search)
      const totalOf = (choice: Partial<InventorySearch>) => list({ ...search, ...choice }).total
      expect(counts.types['tree']).toBe(totalOf({ types: ['tree'] }))
      expect(counts.colors['yellow']).toBe(totalOf({ colors: ['yellow'] }))
      expect(counts.zones['9a']).toBe(totalOf({ zones: ['9a'] }))
      expect(counts.sun['Part Shade']).toBe(totalOf({ sun: [3, 3] }))
      expect(counts.deer['High']).toBe(totalOf({ deer: ['High'] }))
      expect(counts.petSafe['Yes']).toBe(totalOf({ petSafe: true }))
      expect(counts.sizes['15-gal']).toBe(totalOf({ sizes: ['15-gal'] }))
      expect(counts.sizes['other']).toBe(totalOf({ sizes: ['other'] }))
      expect(counts.bestSeller['Yes']).toBe(totalOf({ bestSeller: true }))
    }),
  )
})

test('without filters, the counts cover the whole stock', () => {
  const { counts, total } = list()
  expect(Object.values(counts.types).reduce((sum, count) => sum + count, 0)).toBe(total)
})
