import { expect, test } from 'vitest'
import { lyingWorkbook, workbook, workbookWithCellAt, zipBomb } from '#tests/support/spreadsheet.ts'
import { csvLine, readSheets } from './list-file.ts'
import { readLines } from './read-lines.ts'
import { unpackedSize } from './unpacked-size.ts'

test.each([
  ['an empty file', Buffer.alloc(0), 'is empty'],
  ['a PDF', Buffer.from('%PDF-1.7 …'), 'is a PDF'],
  ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'in the old format (.xls)'],
  ['a damaged Excel file', workbook([['Name']]).subarray(0, 300), 'is a damaged Excel file'],
  ['an Excel file that unpacks to 4 GB', zipBomb(), 'the limit is 100 MB'],
  ['a file of bytes', Buffer.from([1, 0, 2, 0, 3, 0, 250, 0]), 'is neither CSV nor Excel'],
])('%s is refused', async (_, bytes, reason) => {
  await expect(readSheets('list.csv', bytes)).rejects.toThrow(reason)
})

test('a workbook with one cell at the far corner of its sheet ends only the process that reads it', async () => {
  expect(await readSheets('near.xlsx', workbookWithCellAt('B2'), 100)).toHaveLength(1)
  const read = readSheets('far.xlsx', workbookWithCellAt('XFD1048576'), 100)
  await expect(read).rejects.toThrow('has far more cells than a list needs')
}, 30_000)

test.each([
  ['that claims to unpack to a kilobyte', false],
  ['that says only at its end how long it is', true],
])(
  'a workbook %s ends only the process that reads it',
  async (_, isStreamed) => {
    await expect(readSheets('liar.xlsx', lyingWorkbook(130, isStreamed), 100)).rejects.toThrow('liar.xlsx')
  },
  30_000,
)

const titles = ['Size', 'Common Name', 'Price']
const stock = ['#15', 'Lacey Oak', '95']

test.each([
  ['without a header', [stock, stock], 'has no header row in its first 30 rows. It begins: #15 | Lacey Oak'],
  [
    'whose header lacks a price',
    [
      ['Size', 'Common Name', 'Avail'],
      ['#15', 'Oak', '3'],
    ],
    'lacks a price (Price or Wholesale). It reads: Size | Common Name | Avail',
  ],
  [
    'with its header below lines of stock',
    [stock, titles, stock],
    'the header is row 2, but row 1 above it is a stock line',
  ],
  ['with only a header', [titles], 'no lines below it'],
  [
    'with two columns for the price',
    [
      [...titles, 'Price'],
      [...stock, '2'],
    ],
    'has two columns for the price',
  ],
])('a list %s is refused', (_, rows, reason) => {
  const given = { fileName: 'list.csv', sheets: [{ name: '', rows }], houseSizes: new Map() }
  expect(() => readLines(given, [0])).toThrow(reason)
})

test.each([[''], ['PK\u0003\u0004'], ['PK\u0005\u0006'.padEnd(22, '\u00FF')]])(
  '%j has no zip directory',
  (text) => {
    expect(unpackedSize(Buffer.from(text, 'latin1'))).toBeUndefined()
  },
)

test('a CSV line quotes cells where needed and escapes formulas', () => {
  expect(csvLine(['4"', 'a, b', '=1+1', '-x', -3, null])).toBe(`"4""","a, b",'=1+1,'-x,-3,\r\n`)
})
