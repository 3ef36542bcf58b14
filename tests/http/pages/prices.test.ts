import { afterAll, expect, test } from 'vitest'
import { loadCatalog } from '#server/catalog/catalog-snapshot.ts'
import { closeDatabase } from '#server/platform/database/database.ts'
import { toCartItem, toStockItem } from '#server/catalog/stock-item.ts'
import { getSizePrices } from '#server/stock/prices.ts'
import { useDatabaseAsWeb } from '#tests/support/site.ts'

const { owner } = await useDatabaseAsWeb()
afterAll(closeDatabase)

test('[PR-02, ST-03] active rules are read from the database and cached; inactive ones are ignored', async () => {
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

test('[PR-01] visitors get retail prices and no wholesale data', async () => {
  await owner.query(
    "update inventory set size_description = '15 gal', wholesale_price = 123.45, plant_name_in_pdf = 'SENTINEL' where id = 1",
  )
  await owner.query('delete from container_markup_rules')
  const { stock } = await loadCatalog()
  const item = stock.find(({ id }) => id === 1)
  expect(item).toMatchObject({ unitPriceCents: 246_90, plantingFeeCents: 85_00 })
  const sent = JSON.stringify([item, item && toStockItem(item), item && toCartItem(item)])
  for (const secret of ['wholesale', 'markup', 'SENTINEL', '123.45', '12345'])
    expect(sent).not.toContain(secret)
})
