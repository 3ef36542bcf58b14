import { parse } from 'csv-parse/sync'
import { afterAll, expect, test } from 'vitest'
import type { NameDecision } from '#domain/stock/match-names.ts'
import type { StockChange } from '#domain/stock/plan-stock.ts'
import { closeDatabase, useDatabase } from '#server/platform/database/database.ts'
import { listWholesalers } from '#server/stock/stock-lists.ts'
import {
  applyPriceList,
  planPriceList,
  type PriceListPlan,
} from '#server/stock/price-lists/plan-price-list.ts'
import { cloneDatabase } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'

// The changes that a wholesaler's list makes to the stock, whoever imports it.

const { owner, ownerUrl } = await cloneDatabase()
const { rows: people } = await owner.query<{ id: number }>(
  "insert into desk_people (name, role, user_handle) values ('Rosa', 'owner', sha256('x')) returning id::int",
)
const personId = people[0]?.id ?? 0
useDatabase(ownerUrl, { poolSize: 2, statementTimeoutMs: 10_000 })
afterAll(closeDatabase)

const farm = 'Balcones Tree Farm'
const header = 'Size,Common Name,Avail,Botanical Name,Unit Price,Height,Caliper\n'
const three = `${header}#15,Lacey Oak,12,Quercus laceyi,$95.00,6-7 ft,1 1/2"
5g,Texas Redbud,40,Cercis canadensis var. texensis,18.5,,
65 gal,Cedar Elm,3,Ulmus crassifolia,"$1,250.00",13',3"\n`

/** The plan of this list for the wholesaler, who may be new. */
async function plan(name: string, csv: string, decisions: readonly NameDecision[] = []) {
  const rows: string[][] = parse(csv, { relax_quotes: true, relax_column_count: true })
  const wholesaler = (await listWholesalers()).find((each) => each.name === name) ?? { id: 0, name }
  return planPriceList({
    fileName: 'list.csv',
    sheets: [{ name: '', rows }],
    chosen: [0],
    wholesaler,
    decisions,
  })
}
const apply = (list: PriceListPlan) => applyPriceList(list, { personId, removing: list.removed })
const countOf = ({ plan: { rows } }: PriceListPlan, wanted: StockChange) =>
  rows.filter(({ change }) => change === wanted).length

async function stockOf(wholesaler: string) {
  const { rows } = await owner.query<{
    id: string
    name: string
    size: string
    price: number
    quantity: number | null
    height: number | null
    caliper: number | null
    gone: boolean
  }>(
    `select inventory.id, plant_name as name, size_description as size, wholesale_price::float as price,
       quantity_available as quantity, current_height_inches::float as height, caliper_inches::float as caliper,
       deleted_at is not null as gone
     from inventory join wholesalers on wholesalers.id = wholesaler_id where wholesalers.name = $1 order by inventory.id`,
    [wholesaler],
  )
  return rows
}

test('a list is stored with sizes, prices, quantities and measurements in their usual spellings', async () => {
  await apply(await plan('Usual Spellings', three))
  expect(await stockOf('Usual Spellings')).toMatchObject([
    { name: 'Cedar Elm', size: '65 gal', price: 1250, quantity: 3, height: 156, caliper: 3 },
    { name: 'Lacey Oak', size: '15 gal', price: 95, quantity: 12, height: 72, caliper: 1.5 },
    { name: 'Texas Redbud', size: '5 gal', price: 18.5, quantity: 40, height: null, caliper: null },
  ])
})

test("[QL-30] the next list keeps ids, removes what's gone, and restores it under its old id, for its wholesaler only", async () => {
  const others = await stockOf(farm)
  await apply(await plan('Weekly', three))
  const before = await stockOf('Weekly')
  const next = await plan(
    'Weekly',
    `${header}15 gal,Lacey Oak,11,Quercus laceyi,$99.00,,\n65 gal,Cedar Elm,2,Ulmus crassifolia,1250,,\n1 gal,Turk's Cap,80,Malvaviscus arboreus var. drummondii,4.25,,\n`,
  )
  expect((['new', 'price', 'quantity', 'gone'] as const).map((change) => countOf(next, change))).toEqual([
    1, 1, 1, 1,
  ])
  expect(await stockOf('Weekly')).toEqual(before)
  await apply(next)
  const [elm, oak, redbud] = await stockOf('Weekly')
  expect([elm?.id, oak?.id, redbud?.id]).toEqual(before.map(({ id }) => id))
  expect([oak?.price, oak?.quantity, elm?.quantity, redbud?.gone]).toEqual([99, 11, 2, true])

  const again = await plan('Weekly', three)
  expect(countOf(again, 'back')).toBe(1)
  await apply(again)
  expect((await stockOf('Weekly')).filter(({ gone }) => !gone).map(({ id }) => id)).toEqual(
    before.map(({ id }) => id),
  )
  expect((await plan('Weekly', three)).changed).toBe(0)
  expect(await stockOf(farm)).toEqual(others)
})

const raisePrices = `update inventory set wholesale_price = wholesale_price + 1 from wholesalers where wholesalers.id = wholesaler_id and name = '${farm}'`

test("a list isn't applied if the same rows change at that moment", async () => {
  const list = await plan(farm, `${header}#15,Lacey Oak,12,Quercus laceyi,95,,\n`)
  await owner.query('begin')
  await owner.query(raisePrices)
  const applied = apply(list).catch((error: Error) => error.message)
  await until('the import waits for the changed rows', async () => {
    const { rowCount } = await owner.query(
      'select from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))',
    )
    return (rowCount ?? 0) > 0
  })
  await owner.query('commit')
  const before = await stockOf(farm)
  expect(await applied).toContain('The stock changed while you were reading this. Nothing was written')
  expect(await stockOf(farm)).toEqual(before)
})
