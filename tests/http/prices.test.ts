import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { plantPrice } from '#domain/pricing/plant-price.ts'
import { resolveSizePrices } from '#domain/pricing/size-prices.ts'
import { closeDatabase } from '#server/db/database.ts'
import { listInventoryByIds } from '#server/db/inventory.ts'
import { toInventoryItem } from '#server/presenters/inventory-item.ts'
import { getSizePrices } from '#server/size-prices.ts'
import { useDatabaseAsWeb } from '#tests/support/site.ts'

const { owner } = await useDatabaseAsWeb()
afterAll(closeDatabase)

test('[PR-02, ST-03] active rules are read from the database, switched-off ones are not, and kept', async () => {
  await owner.query("update container_markup_rules set planting_fee = 99 where container_size = '15 gal'")
  expect((await getSizePrices()).get('15 gal')).toEqual({
    markupBasisPoints: 100_00,
    plantingFeeCents: 99_00,
  })
  expect((await getSizePrices()).get('65 gal')).toEqual({
    markupBasisPoints: 90_00,
    plantingFeeCents: 300_00,
  })
  await owner.query("update container_markup_rules set planting_fee = 77 where container_size = '15 gal'")
  expect((await getSizePrices()).get('15 gal')?.plantingFeeCents).toBe(99_00)
})

const sizes = fc.constantFrom('4"', '1 gal', '5 GAL', '#15', '15 gal', '30 Gal', '65 gal', 'Ball and burlap')
const rules = fc.uniqueArray(
  fc.record({
    containerSize: sizes,
    markupBasisPoints: fc.integer({ min: 0, max: 500_00 }),
    plantingFeeCents: fc.integer({ min: 0, max: 1_000_00 }),
  }),
  { selector: (rule) => rule.containerSize.toLowerCase(), maxLength: 5 },
)

test(
  '[PR-01] the expression in SQL and the function give the same price to the cent',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        rules,
        sizes,
        fc.integer({ min: 1, max: 99_999_999 }),
        async (activeRules, size, wholesaleCents) => {
          await owner.query(
            'update inventory set size_description = $1, wholesale_price = $2::numeric / 100 where id = 1',
            [size, wholesaleCents],
          )
          const prices = resolveSizePrices(activeRules)
          const [row] = await listInventoryByIds([1], prices)
          expect({
            unitPriceCents: row?.unit_price_cents,
            plantingFeeCents: row?.planting_fee_cents,
          }).toEqual(plantPrice(wholesaleCents, size, prices))
        },
      ),
      { numRuns: 200 },
    )
  },
)

test('what a visitor gets holds retail prices and nothing a wholesaler would mind', async () => {
  await owner.query(
    "update inventory set size_description = '15 gal', wholesale_price = 123.45, plant_name_in_pdf = 'SENTINEL' where id = 1",
  )
  const [row] = await listInventoryByIds([1], resolveSizePrices([]))
  const item = row && toInventoryItem(row)
  expect(item?.unitPriceCents).toBe(246_90)
  const sent = JSON.stringify(item)
  for (const secret of ['wholesale', 'markup', 'SENTINEL', '123.45', '12345'])
    expect(sent).not.toContain(secret)
})

test('[IN-11] a custom image overrides the picture of the plant', async () => {
  await owner.query(
    "update plants set image_url = 'plate.webp' where id = (select plant_id from inventory where id = 1)",
  )
  const picture = async (columns: string) => {
    await owner.query(`update inventory set ${columns} where id = 1`)
    const [row] = await listInventoryByIds([1], resolveSizePrices([]))
    return row && toInventoryItem(row).imageUrl
  }
  expect(await picture('use_catalog_image = true, custom_image_url = null, image_url = null')).toBe(
    'plate.webp',
  )
  expect(
    await picture("use_catalog_image = false, custom_image_url = 'yard.webp', image_url = 'old.webp'"),
  ).toBe('yard.webp')
  expect(await picture("use_catalog_image = false, custom_image_url = null, image_url = 'old.webp'")).toBe(
    'old.webp',
  )
  expect(await picture("use_catalog_image = true, custom_image_url = 'yard.webp'")).toBe('plate.webp')
})
