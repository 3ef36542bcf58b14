import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { cloneDatabase } from '#tests/support/site.ts'
import { storeQuote } from '#tests/support/stored-quote.ts'

const { owner, query } = await cloneDatabase()

// The tables and fields of the specification, section 3.
const fields = {
  plants: `id plant_name scientific_name description plant_type flower_color height spread spacing habit usda_zone deer_tolerance exposure
    water_needs texas_native image_url image_credit min_height_ft max_height_ft tolerates_poor_drainage toxic_to_pets soil_ph_preference
    plant_attributes maintenance_level bloom_time toxic wildlife_benefit planting_instructions watering_care fertilizing_care pruning_care slug`,
  inventory: `id plant_id plant_name plant_name_in_pdf size_description wholesale_price wholesaler_id use_catalog_image custom_image_url
    image_url created_from_pdf current_height_inches caliper_inches is_priority deleted_at created_at`,
  container_markup_rules: 'container_size markup_percentage planting_fee notes active',
  delivery_zones: 'zone_name min_miles max_miles base_fee per_mile_fee notes active',
  contact_submissions: 'name email phone service message submitted_at',
  company_settings: 'setting_key setting_value setting_type',
  invoicing_documents: 'key value_number',
  customers: 'id first_name last_name email phone address city state zip_code',
  quotes: 'id quote_number customer_id',
  quote_items:
    'quote_id plant_name scientific_name container_size quantity inventory_id plant_id current_height_inches caliper_inches',
}

test.each(Object.entries(fields))('[DB-01] table %s has its specified fields', async (table, names) => {
  const { rows } = await owner.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_schema = 'public' and table_name = $1",
    [table],
  )
  expect(rows.map((row) => row.column_name)).toEqual(expect.arrayContaining(names.split(/\s+/)))
})

const plant = (columns: Record<string, unknown>) => {
  const row = {
    plant_name: `Test ${Math.random()}`,
    scientific_name: 'Testus testus',
    description: 'x',
    plant_type: 'tree',
    ...columns,
  }
  const names = Object.keys(row)
  return owner.query(
    `insert into plants (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning *`,
    Object.values(row),
  )
}

describe('the schema refuses', () => {
  test.each([
    ['a minimum height above the maximum', { min_height_ft: 30, max_height_ft: 20 }],
    ['an unknown exposure', { exposure: 'Half Sun' }],
    ['zones in the wrong order', { usda_zone: '10b-7a' }],
    ['an unknown flower color', { flower_color: 'beige' }],
    ['a thirteenth month', { bloom_months: [13] }],
    ['an unknown toxicity', { toxic_to_pets: 'Maybe' }],
    ['a second plant with the same name', { plant_name: 'Texas Redbud' }],
    ['a name without a letter', { plant_name: '!!' }],
  ])('%s', async (_, columns) => {
    await expect(plant(columns)).rejects.toThrow(/violates|must be less than/)
  })

  test("a version whose total isn't the sum of its parts", async () => {
    const { id } = await storeQuote(query)
    await expect(
      owner.query('update quote_versions set grand_total_cents = grand_total_cents + 1 where quote_id = $1', [
        id,
      ]),
    ).rejects.toThrow(/check/)
  })

  test('a customer without an email or phone number', async () => {
    await expect(
      owner.query("insert into customers (first_name, address) values ('A', '1 Oak')"),
    ).rejects.toThrow(/check/)
  })
})

test('[SG-02] the slug is the name in lower case, without symbols, with hyphens for spaces', async () => {
  const slugs: string[] = []
  for (const plant_name of ["Bob's Ñandú  Oak (dwarf)", 'Antelope-horns & Co.'])
    slugs.push((await plant({ plant_name })).rows[0].slug)
  expect(slugs).toEqual(['bobs-nandu-oak-dwarf', 'antelope-horns-co'])
})

test(
  'the generated types match the migrated schema (npx node tools/db-types.ts)',
  { timeout: 60_000 },
  () => {
    const verify = () => execFileSync('node', ['tools/db-types.ts', '--verify', '--log-level=error'])
    expect(verify).not.toThrow()
  },
)
