import { parse } from 'csv-parse/sync'
import readExcel from 'read-excel-file/node'

// Runs in its own process, so that read-in-process.ts can limit its memory and time. It's started from its source, also by the
// built desk, and imports nothing else of ours.

type Rows = string[][]
type Sheet = { name: string; rows: Rows }

// Several times what any list has.
const mostSheets = 50
const mostRows = 200_000
const mostColumns = 60
const longestCell = 500
const mostLetters = 30_000_000
const mostCells = 2_000_000

/** Excel stores 12.3 as 12.299999999999999. No price or measurement has more than four decimals. */
function cellText(value: unknown): string {
  if (typeof value === 'number') return String(Number(value.toFixed(4)))
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''
}

/** Collapses whitespace and drops control characters. */
const tidy = (cell: string) =>
  cell
    .slice(0, longestCell)
    // PostgreSQL can't store half of a character.
    .toWellFormed()
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()

/** UTF-16 if the file has its byte order mark, otherwise UTF-8, otherwise what Excel writes on Windows. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Guesses the delimiter: the one that occurs most in the first lines. */
function delimiterOf(text: string): string {
  const beginning = text.slice(0, 10_000).replaceAll(/"[^"\n]*"/g, '')
  const counts = [',', ';', '\t'].map((sign) => [sign, beginning.split(sign).length] as const)
  return counts.toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? ','
}

function readCsv(bytes: Buffer): Rows {
  const text = decode(bytes)
  return parse(text, {
    delimiter: delimiterOf(text),
    bom: true,
    // 4" is a size here, not an opening quote.
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: 100_000,
    to: mostRows + 1,
  })
}

async function read(kind: 'csv' | 'excel', bytes: Buffer): Promise<Sheet[]> {
  if (kind === 'csv') return [{ name: '', rows: readCsv(bytes) }]
  const sheets = await readExcel(bytes)
  if (sheets.length > mostSheets) throw new Error(`it has ${sheets.length} sheets`)
  return sheets.map(({ sheet, data }) => ({
    name: tidy(sheet).slice(0, 100),
    rows: data.map((row) => row.slice(0, mostColumns).map(cellText)),
  }))
}

/** The response is copied into the process that asked, so it's limited too. */
function checkSize(sheets: readonly Sheet[]) {
  let [rows, cells, letters] = [0, 0, 0]
  for (const sheet of sheets) {
    rows += sheet.rows.length
    for (const row of sheet.rows) {
      cells += row.length
      for (const cell of row) letters += cell.length
    }
  }
  if (rows > mostRows || cells > mostCells || letters > mostLetters)
    throw new Error('it has far more cells than a list needs')
}

// The heap has a limit of its own. This is for buffers, into which a workbook unpacks, however little it claims to have.
const mostBytes = Number(process.argv[2]) * 1_000_000
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) process.exit(1)
}, 20)

process.once('message', async (asked: { kind: 'csv' | 'excel'; bytes: Uint8Array }) => {
  const { kind, bytes } = asked
  try {
    const sheets = (await read(kind, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))).map(
      ({ name, rows }) => ({ name, rows: rows.map((row) => row.slice(0, mostColumns).map(tidy)) }),
    )
    checkSize(sheets)
    process.send?.({ sheets })
  } catch (error) {
    process.send?.({ problem: error instanceof Error ? error.message : "it's damaged" })
  }
})
// Nobody waits for the answer anymore.
process.once('disconnect', () => process.exit(1))
