import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { runDesk } from '#tests/support/desk.ts'
import { workbook, workbookWithCellAt, zipBomb } from '#tests/support/spreadsheet.ts'
import { openStock } from '#tests/support/stock-lists.ts'

// Each desk command runs in its own process.
vi.setConfig({ testTimeout: 40_000 })

const { farm, folder, header, importList, ownerUrl, stockOf, write } = await openStock()

describe('refused, with the reason and nothing changed', () => {
  const huge = write('huge.csv', 'x')
  truncateSync(huge, 200_000_000)
  const stock = '#15,Lacey Oak,12,Quercus laceyi,95,,\n'
  test.each([
    ['a file of 200 MB, by its size', huge, 'is 200 MB; the limit is 50 MB'],
    ['a missing file', join(folder, 'none.csv'), 'no such file'],
    ['an empty file', write('empty.csv', ''), 'is empty'],
    [
      'a list without a header',
      write('bare.csv', stock + stock),
      'has no header row in its first 30 rows. It begins: #15 | Lacey Oak',
    ],
    [
      'a header without a price',
      write('lack.csv', `Size,Common Name,Avail\n#15,Oak,3\n`),
      'lacks a price (Price or Wholesale). It reads: Size | Common Name | Avail',
    ],
    [
      'a header below lines of stock',
      write('low.csv', stock + header + stock),
      'the header is row 2, but row 1 above it is a stock line',
    ],
    ['only a header', write('alone.csv', header), 'no lines below it'],
    [
      'two columns for the price',
      write('twice.csv', 'Name,Size,Price,Price\nOak,#15,1,2\n'),
      'has two columns for the price',
    ],
    ['a PDF', write('list.pdf', '%PDF-1.7 …'), 'is a PDF'],
    [
      'an old Excel file with another extension',
      write('old.csv', Buffer.from('d0cf11e0a1b11ae1', 'hex')),
      'in the old format (.xls)',
    ],
    [
      'a damaged Excel file',
      write('torn.xlsx', workbook([['Name', 'Size', 'Price']]).subarray(0, 300)),
      'is a damaged Excel file',
    ],
    ['an Excel file that unpacks to 4 GB', write('bomb.xlsx', zipBomb()), 'the limit is 100 MB'],
    [
      'an Excel file with one cell at the far corner of the sheet',
      write('far.xlsx', workbookWithCellAt('XFD1048576')),
      'has far more cells than a list needs',
    ],
    [
      "a zip file that isn't a workbook",
      write('other.xlsx', workbook([]).fill(0, 60, 90)),
      "can't be read as Excel",
    ],
    [
      'a file of bytes',
      write('bytes.csv', Buffer.from([1, 0, 2, 0, 3, 0, 250, 0])),
      'is neither CSV nor Excel',
    ],
  ])('%s', async (_, path, reason) => {
    const before = await stockOf(farm)
    const result = await importList(path, '--wholesaler', farm, '--yes')
    expect(result.code).toBe(1)
    expect(result.err).toContain(reason)
    expect(await stockOf(farm)).toEqual(before)
  })

  test.each([
    [[], 'Whose list is it?'],
    [['--wholesaler', 'Nobody'], "There's no wholesaler 'Nobody'"],
    [['--wholesaler', farm, '--new-wholesaler'], "isn't a new wholesaler"],
  ])('a list with the options %j', async (args, reason) => {
    const result = await importList(write('one.csv', header + stock), ...args)
    expect(result).toMatchObject({ code: 1 })
    expect(result.err).toContain(reason)
  })

  test('an unknown option, with the help text', async () => {
    const result = await runDesk(ownerUrl, ['inventory', 'import', 'x.csv', '--force'])
    expect(result.code).toBe(2)
    expect(result.err).toContain("Unknown option '--force'")
    expect(result.err).toContain('npm run desk -- inventory import LIST.csv|LIST.xlsx')
  })
})
