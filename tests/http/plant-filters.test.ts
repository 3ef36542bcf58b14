import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyPlantSearch, type PlantSearch } from '#domain/search/plant-search.ts'
import { closeDatabase, db } from '#server/db/database.ts'
import { allOf, choiceConditions, ownConditions } from '#server/db/plant-filter.ts'
import { useDatabaseAsWeb } from '#tests/support/site.ts'

const { owner } = await useDatabaseAsWeb()
afterAll(closeDatabase)

// Rows that differ in one thing each, so that each rule is seen at work alone.
const rows: Record<string, Record<string, unknown>> = {
  Plain: {},
  'Evergreen Tree Shrub': { plant_type: 'Evergreen shrub or small tree' },
  'Red And White': { flower_color: 'red, white' },
  'Low To Medium': { water_needs: 'low to medium' },
  'Neutral To Alkaline': { soil_ph_preference: 'neutral to alkaline' },
  'Zones Seven To Ten': { usda_zone: '7a-10b' },
  'Zone Eight': { usda_zone: '8b' },
  'Sun To Part Shade': { exposure: 'Full Sun to Partial Shade' },
  'Deep Shade': { exposure: 'Full Shade' },
  'Three To Six Feet': { min_height_ft: 3, max_height_ft: 6 },
  'Five To Forty Feet': { min_height_ft: 5, max_height_ft: 40 },
  'Height Unknown': { min_height_ft: null, max_height_ft: null },
  Texan: { texas_native: 'Yes' },
  'Wet Feet': { tolerates_poor_drainage: 'Yes' },
  Harmless: { toxic_to_pets: 'No' },
  Poisonous: { toxic_to_pets: 'Yes' },
  'Sells Best': {},
  'Sold Best Once': {},
}
const ordinary = { scientific_name: 'Testus', description: 'x', plant_type: 'perennial' }

beforeAll(async () => {
  await owner.query('delete from inventory; delete from plants')
  for (const [plant_name, columns] of Object.entries(rows)) {
    const row = { plant_name, ...ordinary, ...columns }
    const names = Object.keys(row)
    await owner.query(
      `insert into plants (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(row),
    )
  }
  await owner.query(`insert into inventory (plant_id, plant_name, size_description, wholesale_price, is_priority, deleted_at)
    select id, plant_name, '5 gal', 10, true, case plant_name when 'Sold Best Once' then now() end from plants where plant_name in ('Sells Best', 'Sold Best Once')`)
})

const find = async (choice: Partial<PlantSearch>) => {
  const search = { ...emptyPlantSearch, ...choice }
  const found = await db()
    .selectFrom('plants')
    .select('plant_name')
    .where(allOf([...choiceConditions(search), ...ownConditions(search)]))
    .orderBy('plant_name')
    .execute()
  return found.map((row) => row.plant_name)
}

test('[FL-04] plant types match by substring without regard to case, any of the chosen', async () => {
  expect(await find({ types: ['tree'] })).toEqual(['Evergreen Tree Shrub'])
  expect(await find({ types: ['shrub', 'vine'] })).toEqual(['Evergreen Tree Shrub'])
  expect(await find({ types: ['vine'] })).toEqual([])
})

test('[FL-05] flower color, water needs and soil pH match by substring', async () => {
  expect(await find({ colors: ['white'] })).toEqual(['Red And White'])
  expect(await find({ water: ['medium'] })).toEqual(['Low To Medium'])
  expect(await find({ soilPh: ['alkaline'] })).toEqual(['Neutral To Alkaline'])
  expect(await find({ soilPh: ['neutral', 'acidic'] })).toEqual(['Neutral To Alkaline'])
})

test('[FL-06] a zone inside the range of a plant matches, any of the chosen', async () => {
  expect(await find({ zones: ['8b'] })).toEqual(['Zone Eight', 'Zones Seven To Ten'])
  expect(await find({ zones: ['6a', '10b'] })).toEqual(['Zones Seven To Ten'])
  expect(await find({ zones: ['6b'] })).toEqual([])
})

describe('[FL-01] exposure', () => {
  test('ranges overlap-match, and plants without exposure always pass', async () => {
    const shaded = await find({ sun: [3, 4] })
    expect(shaded).toEqual(expect.arrayContaining(['Sun To Part Shade', 'Deep Shade', 'Plain']))
    const sunny = await find({ sun: [1, 2] })
    expect(sunny).toEqual(expect.arrayContaining(['Sun To Part Shade', 'Plain']))
    expect(sunny).not.toContain('Deep Shade')
  })

  test('the whole scale is no filter', async () => {
    expect(await find({ sun: [1, 4] })).toHaveLength(Object.keys(rows).length)
  })
})

describe('[PD-10] height', () => {
  test('the whole plant lies between the chosen steps', async () => {
    expect(await find({ height: [6, 9] })).toEqual(['Three To Six Feet'])
    expect(await find({ height: [7, 9] })).toEqual([])
    expect(await find({ height: [8, 17] })).toEqual([])
  })

  test('[FL-02] the last step is open above', async () => {
    expect(await find({ height: [8, 18] })).toEqual(['Five To Forty Feet'])
  })

  test('an unknown height passes only at the full range', async () => {
    expect(await find({ height: [0, 17] })).not.toContain('Height Unknown')
    expect(await find({ height: [0, 18] })).toContain('Height Unknown')
  })
})

test('[FL-07] native, poor drainage and pet safe are toggles; what nobody assessed is not called safe', async () => {
  expect(await find({ native: true })).toEqual(['Texan'])
  expect(await find({ poorDrainage: true })).toEqual(['Wet Feet'])
  expect(await find({ petSafe: true })).toEqual(['Harmless'])
})

test('[PD-06] best sellers are plants with a best seller in stock', async () => {
  expect(await find({ bestSeller: true })).toEqual(['Sells Best'])
})

test('filters narrow each other', async () => {
  expect(await find({ native: true, petSafe: true })).toEqual([])
})
