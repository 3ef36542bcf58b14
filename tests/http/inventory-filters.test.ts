import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resolveSizePrices } from '#domain/pricing/size-prices.ts'
import { emptyInventorySearch, type InventorySearch } from '#domain/search/inventory-search.ts'
import { closeDatabase } from '#server/db/database.ts'
import { listInventory } from '#server/db/inventory-list.ts'
import { readInventoryWords } from '#server/db/inventory-words.ts'
import { useDatabaseAsWeb } from '#tests/support/site.ts'

const { owner } = await useDatabaseAsWeb()
afterAll(closeDatabase)

type Columns = Record<string, unknown>

// Rows that differ in one thing each, so that each rule is seen at work alone: what is asked of the plant, of the row.
const plantsWith: Record<string, Columns> = {
  Plain: {},
  Woody: { plant_type: 'Evergreen shrub or small tree' },
  'Red And White': { flower_color: 'red, white' },
  'Low To Medium': { water_needs: 'low to medium' },
  'Neutral To Alkaline': { soil_ph_preference: 'neutral to alkaline' },
  'Zones Seven To Ten': { usda_zone: '7a-10b' },
  'Deep Shade': { exposure: 'Full Shade' },
  'Three To Six Feet': { min_height_ft: 3, max_height_ft: 6 },
  'At Least Twenty Feet': { min_height_ft: 20, max_height_ft: null },
  Texan: { texas_native: 'Yes' },
  'Wet Feet': { tolerates_poor_drainage: 'Yes' },
  Harmless: { toxic_to_pets: 'No' },
  Poisonous: { toxic_to_pets: 'Yes' },
  'Deer Leave It': { deer_tolerance: 'High' },
  'Deer Nibble It': { deer_tolerance: 'Medium' },
}
const rowsWith: Record<string, Columns> = {
  'Sells Best': { is_priority: true },
  'Number Fifteen': { size_description: '#15', wholesale_price: 50 },
  'Fifteen Gallons': { size_description: '15 Gal', wholesale_price: 50 },
  'Ball And Burlap': { size_description: 'Ball and burlap', wholesale_price: 1450 },
  'Gone Already': { deleted_at: new Date() },
}

async function insert(table: string, row: Columns) {
  const names = Object.keys(row)
  const { rows } = await owner.query<{ id: string }>(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    Object.values(row),
  )
  return rows[0]?.id
}

const heightKnown = { min_height_ft: 1, max_height_ft: 2 }

beforeAll(async () => {
  await owner.query('delete from inventory; delete from plants')
  for (const plant_name of [...Object.keys(plantsWith), ...Object.keys(rowsWith)]) {
    const plant_id = await insert('plants', {
      plant_name,
      scientific_name: 'Testus',
      description: 'x',
      plant_type: 'perennial',
      ...heightKnown,
      ...(plant_name === 'Plain' && { min_height_ft: null, max_height_ft: null }),
      ...plantsWith[plant_name],
    })
    await insert('inventory', {
      plant_id,
      plant_name,
      size_description: '1 gal',
      wholesale_price: 5,
      ...rowsWith[plant_name],
    })
  }
})

const prices = resolveSizePrices([])
const list = async (choice: Partial<InventorySearch>) => {
  const search = { ...emptyInventorySearch, ...choice }
  return listInventory(search, (await readInventoryWords(search.text)).words, prices)
}
const find = async (choice: Partial<InventorySearch>) =>
  (await list(choice)).rows.map((row) => row.plant_name).toSorted()

test('[FL-04] plant types match by substring without regard to case, any of the chosen', async () => {
  expect(await find({ types: ['tree'] })).toEqual(['Woody'])
  expect(await find({ types: ['shrub', 'vine'] })).toEqual(['Woody'])
})

test('[FL-05] flower color, water needs and soil pH match by substring, deer tolerance exactly', async () => {
  expect(await find({ colors: ['white'] })).toEqual(['Red And White'])
  expect(await find({ water: ['medium'] })).toEqual(['Low To Medium'])
  expect(await find({ soilPh: ['alkaline'] })).toEqual(['Neutral To Alkaline'])
  expect(await find({ deer: ['High'] })).toEqual(['Deer Leave It'])
  expect(await find({ deer: ['High', 'Medium'] })).toEqual(['Deer Leave It', 'Deer Nibble It'])
})

test('[FL-06] a zone inside the range of a plant matches', async () => {
  expect(await find({ zones: ['8b'] })).toEqual(['Zones Seven To Ten'])
  expect(await find({ zones: ['6b'] })).toEqual([])
})

test('[FL-01] exposure overlaps, and plants without it always pass', async () => {
  const all = Object.keys(plantsWith).length + Object.keys(rowsWith).length - 1
  expect((await list({ sun: [4, 4] })).total).toBe(all)
  expect((await list({ sun: [1, 3] })).total).toBe(all - 1)
})

describe('[IN-10] mature height', () => {
  test('overlaps the chosen steps', async () => {
    expect(await find({ height: [8, 9] })).toEqual(['Plain', 'Three To Six Feet'])
    expect(await find({ height: [7, 8] })).toContain('Three To Six Feet')
    expect(await find({ height: [10, 11] })).not.toContain('Three To Six Feet')
  })

  test('plants with unknown heights pass, and so does one known only from below', async () => {
    expect(await find({ height: [9, 10] })).toContain('Plain')
    expect(await find({ height: [16, 17] })).toEqual(['At Least Twenty Feet', 'Plain'])
  })

  test('[FL-02] the last step is open above', async () => {
    expect(await find({ height: [18, 18] })).toEqual(['At Least Twenty Feet', 'Plain'])
  })
})

test('[FL-07] native, poor drainage and pet safe are toggles; what nobody assessed is not called safe', async () => {
  expect(await find({ native: true })).toEqual(['Texan'])
  expect(await find({ poorDrainage: true })).toEqual(['Wet Feet'])
  expect(await find({ petSafe: true })).toEqual(['Harmless'])
})

test('[IN-13] Best Sellers Only filters on the row', async () => {
  expect(await find({ bestSeller: true })).toEqual(['Sells Best'])
})

test('a container size is found in all its spellings, and what has no known size under Other', async () => {
  expect(await find({ sizes: ['15-gal'] })).toEqual(['Fifteen Gallons', 'Number Fifteen'])
  expect(await find({ sizes: ['other'] })).toEqual(['Ball And Burlap'])
  expect(await find({ sizes: ['15-gal', 'other'] })).toHaveLength(3)
})

test('a price is the retail price with planting: $50 twice, and $85 for planting a 15 gal', async () => {
  expect(await find({ price: [6, 7] })).toEqual(['Fifteen Gallons', 'Number Fifteen'])
  expect(await find({ price: [7, 8] })).toEqual([])
  expect(await find({ price: [14, 14] })).toEqual(['Ball And Burlap'])
})

test('[IN-09] deleted rows never show, whatever is asked', async () => {
  for (const choice of [
    {},
    { text: 'gone already' },
    { sort: 'price' as const },
    { types: ['perennial' as const] },
  ])
    expect((await find({ ...choice, page: 2 })).concat(await find(choice))).not.toContain('Gone Already')
})

test('filters narrow each other', async () => {
  expect(await find({ native: true, sizes: ['15-gal'] })).toEqual([])
})

test('a plant that changes takes its rows in stock along', async () => {
  await owner.query(
    "update plants set deer_tolerance = 'Low', min_height_ft = 30, max_height_ft = 40 where plant_name = 'Texan'",
  )
  expect(await find({ deer: ['Low'] })).toEqual(['Texan'])
  expect(await find({ deer: ['Low'], height: [18, 18] })).toEqual(['Texan'])
  await owner.query("update plants set other_names = '{Zanzibar}' where plant_name = 'Texan'")
  expect(await find({ text: 'zanzibar' })).toEqual(['Texan'])
})
