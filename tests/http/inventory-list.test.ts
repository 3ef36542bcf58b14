import { afterAll, describe, expect, test } from 'vitest'
import { emptyInventorySearch, type InventorySearch } from '#domain/search/inventory-search.ts'
import { closeDatabase } from '#server/db/database.ts'
import { countInventoryValues } from '#server/db/inventory-counts.ts'
import { listInventory } from '#server/db/inventory-list.ts'
import { readInventoryWords } from '#server/db/inventory-words.ts'
import { getSizePrices } from '#server/size-prices.ts'
import { useDatabaseAsWeb } from '#tests/support/site.ts'

const { owner } = await useDatabaseAsWeb()
afterAll(closeDatabase)

const list = async (choice: Partial<InventorySearch> = {}) => {
  const search = { ...emptyInventorySearch, ...choice }
  const { words, corrections } = await readInventoryWords(search.text)
  return { ...(await listInventory(search, words, await getSizePrices())), corrections }
}
const names = async (choice: Partial<InventorySearch>) =>
  (await list(choice)).rows.map((row) => row.plant_name)

test('[IN-01, IN-09] twelve rows a page, best sellers first, then by name', async () => {
  const first = await list()
  expect(first.rows).toHaveLength(12)
  const { rows } = await owner.query<{ total: number }>(
    'select count(*)::int as total from inventory where deleted_at is null',
  )
  expect(first.total).toBe(rows[0]?.total)
  expect(first.pageCount).toBe(Math.ceil(first.total / 12))
  const all = []
  for (let page = 1; page <= first.pageCount; page += 1) all.push(...(await list({ page })).rows)
  expect(new Set(all.map((row) => row.id)).size).toBe(first.total)
  const order = all.map((row) => `${row.is_priority ? 0 : 1} ${row.plant_name}`)
  expect(order).toEqual(order.toSorted())
})

test('a page beyond the last is the last', async () => {
  const { pageCount } = await list()
  expect((await list({ page: 999_999 })).page).toBe(pageCount)
})

test.each(['price', 'height', 'mature'] as const)(
  'every row stands once in the order by %s',
  async (sort) => {
    const { total, pageCount } = await list()
    const all = []
    for (let page = 1; page <= pageCount; page += 1) all.push(...(await list({ sort, page })).rows)
    expect(new Set(all.map((row) => row.id)).size).toBe(total)
    const values = all.map((row) =>
      sort === 'price'
        ? -(row.unit_price_cents + row.planting_fee_cents)
        : ((sort === 'height' ? row.current_height_inches : row.max_height_ft) ?? 0),
    )
    expect(values).toEqual(values.toSorted((a, b) => b - a))
  },
)

test('sorts by planted price, by height now and by mature height', async () => {
  const planted = (await list({ sort: 'price' })).rows.map(
    (row) => row.unit_price_cents + row.planting_fee_cents,
  )
  expect(planted).toEqual(planted.toSorted((a, b) => a - b))
  const now = (await list({ sort: 'height' })).rows.map((row) => row.current_height_inches ?? 0)
  expect(now).toEqual(now.toSorted((a, b) => b - a))
  expect(now[0]).toBe(228)
  const mature = (await list({ sort: 'mature' })).rows.map((row) => row.max_height_ft ?? 0)
  expect(mature).toEqual(mature.toSorted((a, b) => b - a))
})

describe('[IN-13] words', () => {
  test.each(['Dragon', 'Oak', 'Shrub', 'Tree'])(
    'the hint %s finds at least one row, and is taken as it is',
    async (text) => {
      const found = await list({ text })
      expect(found.total).toBeGreaterThan(0)
      expect(found.corrections).toEqual([{ given: text.toLowerCase(), meant: text.toLowerCase() }])
    },
  )

  test('are looked for in name, other names, scientific name and plant type', async () => {
    expect(await names({ text: 'redbud' })).toContain('Texas Redbud')
    expect(await names({ text: 'encino' })).toContain('Escarpment Live Oak')
    expect(await names({ text: 'Quercus buckleyi' })).toContain('Texas Red Oak')
    expect(await names({ text: 'succulent' })).toContain('Red Yucca')
    expect((await list({ text: 'shrubs' })).total).toBe((await list({ text: 'shrub' })).total)
  })

  test('are put right when misspelt', async () => {
    expect(await names({ text: 'mountian lorel' })).toContain('Texas Mountain Laurel')
  })

  test.each(['zzzzqqqq', '%', '_', "'; drop table inventory; --", '\\', 'ñ'.repeat(100), '🌳', 'a'])(
    '%s harms nothing',
    async (text) => {
      expect((await list({ text })).total).toBeLessThanOrEqual((await list()).total)
    },
  )
})

describe('more rows than are counted', () => {
  test(
    'the total stops at 10,001, the last page is 834, nothing is counted beside values',
    { timeout: 60_000 },
    async () => {
      await owner.query(`insert into inventory (plant_id, plant_name, size_description, wholesale_price)
      select plant_id, plant_name, '5 gal', 10 from inventory cross join generate_series(1, 28) where deleted_at is null`)
      const found = await list({ page: 999_999 })
      expect(found.total).toBe(10_001)
      expect([found.page, found.pageCount, found.rows.length]).toEqual([834, 834, 12])
      expect(await countInventoryValues(emptyInventorySearch, [], await getSizePrices())).toBeNull()
      const cheapest = (await list({ sort: 'price', page: 3 })).rows.map(
        (row) => row.unit_price_cents + row.planting_fee_cents,
      )
      const { rows: byHand } = await owner.query<{ planted: number }>(
        `select (wholesale_price * 2 + case size_description when '4"' then 0 else 15 end) * 100 as planted from inventory
       where deleted_at is null and size_description in ('4"', '1 gal') order by planted offset 24 limit 12`,
      )
      expect(cheapest).toEqual(byHand.map(({ planted }) => planted))
      expect((await list({ text: 'redbud' })).total).toBeLessThan(10_000)
      expect(
        await countInventoryValues(emptyInventorySearch, ['redbud'], await getSizePrices()),
      ).not.toBeNull()
    },
  )
})
