import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { facetBit, facetValues } from '#domain/search/facet-bits.ts'
import { emptyPlantSearch, type PlantSearch } from '#domain/search/plant-search.ts'
import { closeDatabase } from '#server/db/database.ts'
import { countPlantValues } from '#server/db/plant-counts.ts'
import { countPlants } from '#server/db/plant-list.ts'
import { fewChoices } from '#tests/support/plant-choices.ts'
import { useDatabaseAsWeb } from '#tests/support/site.ts'

const { owner } = await useDatabaseAsWeb()
afterAll(closeDatabase)

const countOf = (search: PlantSearch) => countPlants(search, wordsOf(search))
const wordsOf = ({ text }: PlantSearch) => (text === '' ? [] : [text])

const searches: fc.Arbitrary<PlantSearch> = fc.record({
  text: fc.constantFrom('', '', 'texas', 'oak'),
  ...fewChoices,
  sort: fc.constant('name' as const),
  page: fc.constant(1),
})

test(
  '[PD-06] the count beside a value is what choosing that value alone in its group would find',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(searches, async (search) => {
        const counts = await countPlantValues(search, wordsOf(search))
        if (counts === null) throw new Error('a small catalogue is always counted')
        expect(counts.types['tree']).toBe(await countOf({ ...search, types: ['tree'] }))
        expect(counts.colors['yellow']).toBe(await countOf({ ...search, colors: ['yellow'] }))
        expect(counts.water['low']).toBe(await countOf({ ...search, water: ['low'] }))
        expect(counts.zones['9a']).toBe(await countOf({ ...search, zones: ['9a'] }))
        expect(counts.deer['High']).toBe(await countOf({ ...search, deer: ['High'] }))
        expect(counts.sun['Part Shade']).toBe(await countOf({ ...search, sun: [3, 3] }))
        expect(counts.native['Yes']).toBe(await countOf({ ...search, native: true }))
        expect(counts.petSafe['Yes']).toBe(await countOf({ ...search, petSafe: true }))
        expect(counts.bestSeller).toBe(await countOf({ ...search, bestSeller: true }))
      }),
      { numRuns: 40 },
    )
  },
)

test('the bits of the column and of the list are the same places', async () => {
  const { rows } = await owner.query<{ facets: string[]; facet_bits: string }>(
    'select facets, facet_bits::text from plants',
  )
  const kinds = { type: 'types', color: 'colors', water: 'water', ph: 'soilPh', deer: 'deer' } as const
  for (const { facets, facet_bits } of rows) {
    for (const [kind, group] of Object.entries(kinds)) {
      const words = facets.filter((facet) => facet.startsWith(`${kind}:`) && facet !== 'deer:unknown')
      const bits = facetValues(group).filter((value) => BigInt(facet_bits) & facetBit(group, value))
      expect(bits.map((value) => `${kind}:${value}`).toSorted()).toEqual(words.toSorted())
    }
  }
})

test('nothing chosen counts the whole catalogue', async () => {
  const counts = await countPlantValues(emptyPlantSearch, [])
  expect(counts?.types).toMatchObject({
    tree: 47,
    shrub: 25,
    perennial: 17,
    annual: 4,
    grass: 8,
    vine: 6,
    succulent: 5,
  })
})
