import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { runDesk } from '#tests/support/desk.ts'
import { generateStockList, type ListedPlant } from '#tests/support/generate-stock-list.ts'
import { workbook } from '#tests/support/spreadsheet.ts'
import { openStock } from '#tests/support/stock-lists.ts'

// Each desk command runs in its own process.
vi.setConfig({ testTimeout: 40_000 })

const { farm, folder, header, importList, newWholesaler, owner, ownerUrl, stockOf, write } = await openStock()

describe('a stock list', () => {
  test('is imported: sizes, prices, quantities and measurements in their usual spellings', async () => {
    await newWholesaler('Usual Spellings')
    const { rows } = await owner.query(
      `select plant_name, size_description, wholesale_price::float as price, quantity_available as quantity,
         current_height_inches::float as height, caliper_inches::float as caliper
       from inventory join wholesalers on wholesalers.id = wholesaler_id where name = 'Usual Spellings' order by plant_name`,
    )
    expect(rows).toEqual([
      {
        plant_name: 'Cedar Elm',
        size_description: '65 gal',
        price: 1250,
        quantity: 3,
        height: 156,
        caliper: 3,
      },
      {
        plant_name: 'Lacey Oak',
        size_description: '15 gal',
        price: 95,
        quantity: 12,
        height: 72,
        caliper: 1.5,
      },
      {
        plant_name: 'Texas Redbud',
        size_description: '5 gal',
        price: 18.5,
        quantity: 40,
        height: null,
        caliper: null,
      },
    ])
  })

  test('shows the difference, keeps ids, removes what is gone, and restores it under its old id', async () => {
    const first = await newWholesaler('Weekly')
    const before = await stockOf('Weekly')
    const next = write(
      'weekly-2.csv',
      `${header}15 gal,Lacey Oak,11,Quercus laceyi,$99.00,,\n65 gal,Cedar Elm,2,Ulmus crassifolia,1250,,\n1 gal,Turk's Cap,80,Malvaviscus arboreus var. drummondii,4.25,,\n`,
    )

    const dry = await importList(next, '--wholesaler', 'Weekly', '--dry-run')
    expect(dry.code).toBe(0)
    for (const words of [
      'new: 1',
      'price changed: 1',
      'quantity changed: 1',
      'gone: taken off the site: 1',
      '$95 → $99',
      'Dry run',
    ])
      expect(dry.out).toContain(words)
    expect(await stockOf('Weekly')).toEqual(before)

    const unasked = await importList(next, '--wholesaler', 'Weekly')
    expect(unasked).toMatchObject({ code: 1 })
    expect(unasked.err).toContain('add --yes')
    expect(await stockOf('Weekly')).toEqual(before)

    expect((await importList(next, '--wholesaler', 'weekly', '--yes')).out).toContain('4 rows changed')
    const after = new Map((await stockOf('Weekly')).map((row) => [row.plant_name, row]))
    const idOf = (name: string) => before.find((row) => row.plant_name === name)?.id
    expect(after.get('Lacey Oak')).toMatchObject({
      id: idOf('Lacey Oak'),
      wholesale_price: 99,
      quantity_available: 11,
    })
    expect(after.get('Texas Redbud')).toMatchObject({ id: idOf('Texas Redbud'), gone: true })

    const again = await importList(first, '--wholesaler', 'Weekly', '--yes')
    expect(again.out).toContain('back in stock: 1')
    expect((await stockOf('Weekly')).filter(({ gone }) => !gone).map(({ id }) => id)).toEqual(
      before.map(({ id }) => id),
    )
  })

  test("doesn't touch other wholesalers, and changes nothing when imported again", async () => {
    const others = await stockOf(farm)
    const list = await newWholesaler('Alone')
    expect((await importList(list, '--wholesaler', 'Alone')).out).toContain(
      'Nothing to change: 3 rows already as listed.',
    )
    expect(await stockOf(farm)).toEqual(others)
  })

  test('that was exported changes nothing, and one edited price is the only change', async () => {
    const file = join(folder, 'exported.csv')
    expect(
      (await runDesk(ownerUrl, ['inventory', 'export', '--wholesaler', farm, '--out', file])).out,
    ).toContain('79 rows')
    expect((await importList(file, '--wholesaler', farm)).out).toContain(
      'Nothing to change: 79 rows already as listed.',
    )
    const text = readFileSync(file, 'utf8')
    const row = await owner.query(
      'select id from inventory where wholesaler_id = 2 and deleted_at is null order by id limit 1',
    )
    const line = text.split('\r\n')[1] ?? ''
    expect(line.startsWith(`${row.rows[0].id},`)).toBe(true)
    const changed = write('changed.csv', text.replace(line, line.replace(/,\d+\.\d\d,/, ',77.70,')))
    const result = await importList(changed, '--wholesaler', farm, '--dry-run')
    expect(result.out).toContain('price changed: 1')
    expect(result.out).toContain('→ $77.70')
    expect(result.out).not.toContain('gone:')
  })

  test('from Excel is the same as from CSV', async () => {
    const rows = [
      ['Made-up Nursery'],
      ['Plant', 'Scientific Name', 'Container', 'Qty', 'Wholesale'],
      ['Lacey Oak', 'Quercus laceyi', '#15', 12, 95.5],
      ['Autumn Sage', 'Salvia greggii', '4"', 300, 1.6],
    ]
    const file = write('list.xlsx', workbook(rows))
    expect((await importList(file, '--wholesaler', 'Excel', '--new-wholesaler', '--yes')).out).toContain(
      '2 rows changed',
    )
    expect(await stockOf('Excel')).toMatchObject([
      { plant_name: 'Autumn Sage', size_description: '4"', wholesale_price: 1.6, quantity_available: 300 },
      { plant_name: 'Lacey Oak', size_description: '15 gal', wholesale_price: 95.5, quantity_available: 12 },
    ])
  })

  test('with an unusable line names it and leaves its stock unchanged', async () => {
    await newWholesaler('Faults')
    const list = write(
      'faults.csv',
      `${header}#15,Lacey Oak,12,Quercus laceyi,0,,\nflat,Texas Redbud,1,Cercis canadensis var. texensis,9,,\n65 gal,Cedar Elm,3,Ulmus crassifolia,call,,\n`,
    )
    const result = await importList(list, '--wholesaler', 'Faults', '--yes')
    expect(result.out).toContain('row 2 Quercus laceyi Lacey Oak has a price of 0')
    expect(result.out).toContain("has the unknown size 'flat'")
    expect(result.out).toContain("has the unreadable price 'call'")
    expect(result.out).toContain('Nothing to change')
    expect((await stockOf('Faults')).every(({ gone }) => !gone)).toBe(true)
  })
})

test('two rows of one plant and size keep their ids when one of them is sold', async () => {
  const elms = (...lines: string[]) =>
    write('elms.csv', header + lines.map((line) => `B&B,Cedar Elm,1,Ulmus crassifolia,${line}\n`).join(''))
  await importList(
    elms('300,10 ft,2"', '400,12 ft,3"', '500,14 ft,4"'),
    '--wholesaler',
    'Elms',
    '--new-wholesaler',
    '--yes',
  )
  const before = await stockOf('Elms')
  await importList(elms('400,12 ft,3"', '500,14 ft,4"'), '--wholesaler', 'Elms', '--yes')
  expect(
    (await stockOf('Elms')).map(({ id, gone, wholesale_price }) => ({ id, gone, wholesale_price })),
  ).toEqual(before.map(({ id, wholesale_price }) => ({ id, gone: wholesale_price === 300, wholesale_price })))
})

describe('names', () => {
  const list = write(
    'names.csv',
    `${header}#15,Texas Red Oak,4,Quercus texana,90,,\n#15,Lacey Oak,4,QUERCUS LACEYII,90,,\n1g,Fig,4,Ficus carica 'Celeste X',9,,\n5g,Yaupon,9,Ilex vomitoria 'Pride of Houston',18,,\n`,
  )
  const decisions = join(folder, 'decisions.csv')

  test('that are doubtful need a decision, which is requested once', async () => {
    const first = await importList(
      list,
      '--wholesaler',
      'Names',
      '--new-wholesaler',
      '--decisions',
      decisions,
      '--yes',
    )
    expect(first.code).toBe(1)
    expect(first.out).toContain('QUERCUS LACEYII Lacey Oak  →  Lacey Oak (Quercus laceyi)')
    expect(first.err).toContain('2 names need your decision')
    expect(await stockOf('Names')).toEqual([])

    const written = readFileSync(decisions, 'utf8')
    expect(written).toContain('Quercus texana,Texas Red Oak,1,')
    const decided = written
      .replace(/^(Quercus texana.*),\r$/m, '$1,Texas Red Oak\r')
      .replace(/^(Ilex.*),\r$/m, '$1,skip\r')
    writeFileSync(decisions, decided)
    const second = await importList(
      list,
      '--wholesaler',
      'Names',
      '--new-wholesaler',
      '--decisions',
      decisions,
      '--yes',
    )
    expect(second).toMatchObject({ code: 0, err: '' })
    expect((await stockOf('Names')).map(({ plant_name }) => plant_name)).toEqual([
      'Lacey Oak',
      'Texas Red Oak',
    ])

    const nextWeek = write('names-2.csv', `${header}#15,Texas Red Oak,4,Quercus texana,95,,\n`)
    const remembered = await importList(nextWeek, '--wholesaler', 'Names', '--dry-run')
    expect(remembered.out).toContain('matched as in earlier lists')
    expect(remembered.out).toContain('price changed: 1')
  })

  test("assigned to a plant we don't have are refused", async () => {
    const bad = write('bad.csv', readFileSync(decisions, 'utf8').replace(/,skip\r/, ',999999\r'))
    const result = await importList(list, '--wholesaler', 'Names', '--decisions', bad, '--yes')
    expect(result).toMatchObject({ code: 1 })
    expect(result.err).toMatch(/row \d: '999999' isn't one of our plants/)
  })
})

test('a generated list of 3,000 lines is imported completely, next to the existing stock', async () => {
  const { rows: plants } = await owner.query<ListedPlant>(
    'select plant_name, scientific_name from plants order by id',
  )
  const list = write('made-up.csv', generateStockList(plants, 3_000))
  const decisions = join(folder, 'made-up.decisions.csv')
  const open = await importList(list, '--wholesaler', farm, '--yes')
  expect(open.err).toContain('need your decision')
  writeFileSync(decisions, readFileSync(decisions, 'utf8').replaceAll(/,\r\n/g, ',skip\r\n'))
  const result = await importList(list, '--wholesaler', farm, '--yes')
  expect(result).toMatchObject({ code: 0, err: '' })
  const inStock = (await stockOf(farm)).filter(({ gone }) => !gone)
  expect(inStock.length).toBeGreaterThan(2_000)
  expect(inStock.every(({ wholesale_price }) => wholesale_price > 0)).toBe(true)
  expect((await importList(list, '--wholesaler', farm)).out).toContain('Nothing to change')
})
