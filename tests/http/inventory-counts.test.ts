import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { containerSizes } from '#domain/inventory/container-sizes.ts'
import { emptyInventorySearch, type InventorySearch } from '#domain/search/inventory-search.ts'
import { closeDatabase } from '#server/db/database.ts'
import { countInventoryValues } from '#server/db/inventory-counts.ts'
import { listInventory } from '#server/db/inventory-list.ts'
import { readInventoryWords } from '#server/db/inventory-words.ts'
import { getSizePrices } from '#server/size-prices.ts'
import { fewChoices } from '#tests/support/plant-choices.ts'
import { useDatabaseAsWeb } from '#tests/support/site.ts'

await useDatabaseAsWeb()
afterAll(closeDatabase)

const prices = await getSizePrices()
const wordsOf = async (search: InventorySearch) => (await readInventoryWords(search.text)).words
const totalOf = async (search: InventorySearch) =>
  (await listInventory(search, await wordsOf(search), prices)).total

const searches: fc.Arbitrary<InventorySearch> = fc.record({
  text: fc.constantFrom('', '', 'oak', 'tree', 'zzzzqqqq'),
  ...fewChoices,
  sizes: fc.subarray([...containerSizes], { maxLength: 2 }),
  price: fc.constantFrom([0, 14] as const, [2, 8] as const, [5, 14] as const),
  sort: fc.constant('best' as const),
  page: fc.constant(1),
})

test(
  '[IN-01] the count beside a value is what choosing that value alone in its group would find',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(searches, async (search) => {
        const counts = await countInventoryValues(search, await wordsOf(search), prices)
        expect(counts?.types['tree']).toBe(await totalOf({ ...search, types: ['tree'] }))
        expect(counts?.colors['yellow']).toBe(await totalOf({ ...search, colors: ['yellow'] }))
        expect(counts?.zones['9a']).toBe(await totalOf({ ...search, zones: ['9a'] }))
        expect(counts?.sun['Part Shade']).toBe(await totalOf({ ...search, sun: [3, 3] }))
        expect(counts?.deer['High']).toBe(await totalOf({ ...search, deer: ['High'] }))
        expect(counts?.petSafe['Yes']).toBe(await totalOf({ ...search, petSafe: true }))
        expect(counts?.sizes['15-gal']).toBe(await totalOf({ ...search, sizes: ['15-gal'] }))
        expect(counts?.sizes['other']).toBe(await totalOf({ ...search, sizes: ['other'] }))
        expect(counts?.bestSeller).toBe(await totalOf({ ...search, bestSeller: true }))
      }),
      { numRuns: 60 },
    )
  },
)

test('nothing chosen counts the whole stock', async () => {
  const counts = await countInventoryValues(emptyInventorySearch, [], prices)
  const total = await totalOf(emptyInventorySearch)
  expect(Object.values(counts?.sizes ?? {}).reduce((sum, count) => sum + count, 0)).toBe(total)
  expect(Object.values(counts?.types ?? {}).reduce((sum, count) => sum + count, 0)).toBe(total)
})
