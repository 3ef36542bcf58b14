import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { runDesk } from '#tests/support/desk.ts'
import { workbookOf } from '#tests/support/spreadsheet.ts'
import { openStock } from '#tests/support/stock-lists.ts'

// Each desk command runs in its own process.
vi.setConfig({ testTimeout: 60_000 })

const { farm, folder, header, importList, newWholesaler, owner, ownerUrl, stockOf, write } = await openStock()
const desk = (...args: string[]) => runDesk(ownerUrl, ['inventory', ...args])
const inStock = async (name: string) =>
  (await stockOf(name)).filter(({ gone }) => !gone).map(({ plant_name }) => plant_name)

test('[QL-30] every sheet of a workbook is read and named, also one without a list', async () => {
  const titles = ['Common Name', 'Size', 'Price']
  const list = write(
    'sheets.xlsx',
    workbookOf({
      Trees: [titles, ['Lacey Oak', '#15', 95], ['Cedar Elm', 'tray', 9]],
      Shrubs: [['Shrubs & Perennials'], titles, ['American Beautyberry', '3 gal', 9]],
      Terms: [['Prices are net.']],
    }),
  )
  const { out, err } = await importList(list, '--wholesaler', 'Sheets', '--new-wholesaler', '--yes')
  expect(err).toBe('')
  expect(out).toMatch(/Trees +2\nShrubs +1\nTerms +no header row: left out/)
  expect(out).toContain("Trees, row 3 Cedar Elm has the unknown size 'tray'")
  expect(await inStock('Sheets')).toEqual(['American Beautyberry', 'Lacey Oak'])
})

test('[QL-30] a list that removes more than a third needs the number, and can be undone', async () => {
  await newWholesaler('Brake')
  const before = await stockOf('Brake')
  const short = write('short.csv', `${header}#15,Lacey Oak,11,Quercus laceyi,99,,\n#5,Cedar Elm,4,,20,,\n`)
  const withYes = await importList(short, '--wholesaler', 'Brake', '--yes')
  expect([withYes.code, withYes.err]).toEqual([1, expect.stringContaining('add --removing 2')])
  const wrong = await importList(short, '--wholesaler', 'Brake', '--removing', '3')
  expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining("--removing 3 isn't that number")])
  expect(await stockOf('Brake')).toEqual(before)

  expect((await importList(short, '--wholesaler', 'Brake', '--removing', '2')).out).toContain(
    '4 rows changed',
  )
  expect(await inStock('Brake')).toEqual(['Lacey Oak', 'Cedar Elm'])
  // Three of them were planted since.
  await owner.query(
    `update inventory set quantity_available = 8 where quantity_available = 11 and plant_name = 'Lacey Oak'`,
  )
  expect((await desk('undo', '--wholesaler', 'Brake', '--dry-run')).out).toContain(
    '1 row changed after the list',
  )
  expect(await desk('undo', '--yes')).toMatchObject({ code: 0, err: '' })
  const undone = (await stockOf('Brake')).slice(0, before.length)
  expect(undone).toEqual(
    before.map((row) => ({ ...row, ...(row.plant_name === 'Lacey Oak' && { quantity_available: 8 }) })),
  )
  expect(await inStock('Brake')).toHaveLength(3)
  expect((await desk('undo', '--yes')).err).toContain('was undone on')
})

test('[QL-30] a list cannot be undone after 14 days', async () => {
  await newWholesaler('Old list')
  await owner.query(`update price_lists set imported_at = now() - interval '15 days'`)
  expect(await desk('undo', '--yes')).toMatchObject({
    code: 1,
    err: expect.stringContaining('No list was imported in the last 14 days'),
  })
})

test('[QL-30] holds survive a new list, which names those it no longer covers', async () => {
  await newWholesaler('Holds')
  const rows = await stockOf('Holds')
  const idOf = (name: string) => rows.find(({ plant_name }) => plant_name === name)?.id
  await owner.query(
    `with customer as (insert into customers (first_name, phone, address) values ('Elena', '8305550117', 'x') returning id),
       quote as (
         insert into quotes (quote_number, customer_id, subtotal_cents, labor_cents, grand_total_cents, terms_version,
           terms_accepted_at, idempotency_key, body_hash, page_token)
         select 'HCT-26-HELD-0001', id, 0, 0, 0, 'x', now(), gen_random_uuid(), sha256('x'), repeat('a', 22) from customer
         returning id)
     insert into stock_holds select id, unnest($1::bigint[]), unnest($2::int[]) from quote`,
    [
      [idOf('Lacey Oak'), idOf('Cedar Elm')],
      [5, 2],
    ],
  )
  const list = write(
    'holds.csv',
    `${header}#15,Lacey Oak,4,Quercus laceyi,95,,\n5g,Texas Redbud,40,,18.5,,\n65 gal,Cedar Elm,2,Ulmus crassifolia,1250,,\n`,
  )
  const { out } = await importList(list, '--wholesaler', 'Holds', '--yes')
  expect(out).toMatch(/HCT-26-HELD-0001 +Lacey Oak +15 gal +5/)
  expect(out).not.toMatch(/HCT-26-HELD-0001 +Cedar Elm/)
  const held = await owner.query(
    'select quantity, available from stock_holds join available_stock using (inventory_id) order by quantity',
  )
  expect(held.rows).toEqual([
    { quantity: 2, available: 0 },
    { quantity: 5, available: 0 },
  ])
})

test('stock is found by words, and made a best seller by its number', async () => {
  const { out } = await desk('find', 'bigtooth', '15 GAL', farm)
  const id = /^ *(\d+) +Bigtooth Maple +15 gal/m.exec(out)?.[1] ?? ''
  expect((await desk('best-seller', id, '999999', '--yes')).err).toContain(
    'Nothing in stock has the id 999999',
  )
  await desk('best-seller', id, '--off', '--yes')
  expect((await desk('find', 'bigtooth', '15 gal', farm)).out).not.toContain('best seller')
  await desk('best-seller', id, '--yes')
  expect((await desk('find', 'bigtooth', '15 gal', farm)).out).toContain('best seller')
})

test("an export of everything changes only its wholesaler's rows, and sets best sellers", async () => {
  const file = join(folder, 'everything.csv')
  await desk('export', '--out', file)
  const same = await importList(file, '--wholesaler', farm)
  expect(same.out).toMatch(/\d+ lines of other wholesalers left out/)
  expect(same.out).toContain('Nothing to change: 79 rows')
  const text = readFileSync(file, 'utf8')
  const line = text.split('\r\n').find((each) => each.includes(farm) && each.endsWith(',')) ?? ''
  const marked = write('marked.csv', text.replace(line, `${line}yes`))
  expect((await importList(marked, '--wholesaler', farm, '--yes')).out).toContain('best seller changed: 1')
  const { rows } = await owner.query('select is_priority from inventory where id = $1', [line.split(',')[0]])
  expect(rows).toEqual([{ is_priority: true }])
})
