import { afterAll, expect, test } from 'vitest'
import { closeDatabase } from '#server/platform/database/database.ts'
import { getCartItems } from '#server/quotes/cart/cart-items.ts'
import { reloadCatalog } from '#server/catalog/catalog-snapshot.ts'
import { useDatabaseAsWeb } from '#tests/support/site.ts'

const { owner } = await useDatabaseAsWeb()
afterAll(closeDatabase)

const { rows } = await owner.query<{ id: number; plant: number; rival: number }>(
  `with cheap as (
     select * from inventory where deleted_at is null and size_description = '15 gal' and plant_id in (
       select plant_id from inventory where size_description = '15 gal' group by plant_id having count(*) = 1)
     order by id limit 1),
   rival as (
     insert into inventory (plant_id, plant_name, size_description, wholesale_price, wholesaler_id, quantity_available)
     select plant_id, plant_name, size_description, wholesale_price * 0.9,
       (select min(id) from wholesalers where id <> cheap.wholesaler_id), 3
     from cheap returning id)
   select cheap.id::int, cheap.plant_id::int as plant, rival.id::int as rival from cheap, rival`,
)
const { id, plant, rival } = rows[0] ?? { id: 0, plant: 0, rival: 0 }

async function offered(): Promise<number[]> {
  const { stock, plants } = await reloadCatalog()
  const ids = stock.filter((item) => [id, rival].includes(item.id)).map((item) => item.id)
  const own = plants.find((each) => each.id === plant)?.stock.map((item) => item.id) ?? []
  expect(new Set(own.filter((each) => [id, rival].includes(each)))).toEqual(new Set(ids))
  return ids.toSorted((one, other) => one - other)
}

const change = (set: string) => owner.query(`update inventory set ${set} where id = $1`, [rival])

test('[QL-31, QL-11] of two suppliers, the cheapest with stock is offered, and carts keep both', async () => {
  expect(await offered()).toEqual([rival])
  const { items } = await getCartItems([id, rival])
  expect(items.map(({ inventoryId }) => inventoryId)).toEqual([id, rival])
  await change('quantity_available = 0')
  expect(await offered()).toEqual([id])
  await change('quantity_available = 3, wholesale_price = wholesale_price * 2')
  expect(await offered()).toEqual([id])
})

test('[QL-31] sizes of one supplier that differ in height are offered next to each other', async () => {
  await change(
    `wholesaler_id = (select wholesaler_id from inventory where id = ${id}), current_height_inches = 99`,
  )
  expect(await offered()).toEqual([id, rival])
})
