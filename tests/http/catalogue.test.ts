import { expect, test } from 'vitest'
import { deerTolerances, flowerColors, plantTypes, soilPhs, waterNeeds } from '#domain/plants/vocabulary.ts'
import { cloneDatabase } from '#tests/support/site.ts'

const { owner } = await cloneDatabase()
const count = async (query: string, ...values: unknown[]) =>
  Number((await owner.query(query, values)).rows[0].count)

const facets = [
  ...plantTypes.map((type) => `type:${type}`),
  ...flowerColors.map((color) => `color:${color}`),
  ...waterNeeds.map((need) => `water:${need}`),
  ...soilPhs.map((ph) => `ph:${ph}`),
  ...deerTolerances.map((rating) => `deer:${rating}`),
  'native:Yes',
  'drainage:Yes',
  'pets:No',
]

test.each(facets)('[PD-06] the filter value %s finds at least one plant', async (facet) => {
  expect(await count('select count(*) from plants where facets @> array[$1]', facet)).toBeGreaterThan(0)
})

test.each(['6a', '6b', '7a', '7b', '8a', '8b', '9a', '9b', '10a', '10b'])(
  '[PD-06] zone %s finds at least one plant',
  async (zone) => {
    expect(
      await count('select count(*) from plants where zone_range @> zone_step($1)', zone),
    ).toBeGreaterThan(0)
  },
)

test.each([1, 2, 3, 4])('[PD-06] exposure step %i finds at least one plant', async (step) => {
  expect(await count('select count(*) from plants where exposure_range @> $1::int', step)).toBeGreaterThan(0)
})

test.each(['Dragon', 'Oak', 'Shrub', 'Tree'])(
  '[IN-13] the hinted word %s finds something in stock',
  async (word) => {
    const query = `select count(*) from inventory join plants on plants.id = inventory.plant_id
    where deleted_at is null and (plants.search_text like plain_text('%' || $1 || '%') or plant_type ilike '%' || $1 || '%')`
    expect(await count(query, word)).toBeGreaterThan(0)
  },
)

test('every species is native here, native to Texas, or says that it is neither', async () => {
  const { rows } = await owner.query("select plant_name from plants where texas_native = 'No' order by 1")
  expect(rows.map((row) => row.plant_name)).toEqual([
    'Arbequina Olive',
    'Crape Myrtle',
    'Mexican Sycamore',
    'Pride of Barbados',
    'Rosemary',
  ])
})
