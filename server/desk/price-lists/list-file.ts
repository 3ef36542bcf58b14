import { parse } from 'csv-parse/sync'
import { megabytes } from '#domain/wording.ts'
import { readExcelSheets, type Sheet } from './read-excel.ts'
import { Refusal } from '#server/desk/refusal.ts'
import { unpackedSize } from './unpacked-size.ts'

// Reads a wholesaler's list as rows of text, from CSV or every sheet of a workbook, and writes CSV. A file's type is detected from its first bytes, not its
// name.

/** 50,000 lines are about 5 MB, or 30 MB unpacked. */
export const mostListBytes = 50_000_000
const mostUnpackedBytes = 100_000_000

const foreign: [signature: string, advice: string][] = [
  ['%PDF', 'is a PDF. Ask the wholesaler for the list as Excel or CSV'],
  ['\u{D0}\u{CF}\u{11}\u{E0}', 'is an Excel file in the old format (.xls). Save it as .xlsx or CSV'],
  ['\u{FF}\u{D8}\u{FF}', 'is a picture'],
  ['\u{89}PNG', 'is a picture'],
]

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

function readCsv(path: string, bytes: Buffer): string[][] {
  const text = decode(bytes)
  if (text.includes('\0')) throw new Refusal(`${path} is neither CSV nor Excel.`)
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      // 4" is a size here, not an opening quote.
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: 100_000,
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it can't be parsed"
    throw new Refusal(`${path} can't be read as CSV: ${reason}`)
  }
}

async function readExcel(path: string, bytes: Buffer): Promise<Sheet[]> {
  const unpacked = unpackedSize(bytes)
  if (unpacked === undefined) throw new Refusal(`${path} is a damaged Excel file.`)
  if (unpacked > mostUnpackedBytes)
    throw new Refusal(
      `${path} unpacks to ${megabytes(unpacked)}; the limit is ${megabytes(mostUnpackedBytes)}.`,
    )
  try {
    return await readExcelSheets(bytes)
  } catch (error) {
    throw new Refusal(`${path} can't be read as Excel: ${error instanceof Error ? error.message : 'damaged'}`)
  }
}

/** Collapses whitespace and drops control characters. */
const tidy = (cell: string) =>
  cell
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()

/** Reads all rows including empty ones, so that row numbers match the spreadsheet's. A CSV is one sheet without a name. */
export async function readSheets(fileName: string, bytes: Buffer): Promise<Sheet[]> {
  if (bytes.length === 0) throw new Refusal(`${fileName} is empty.`)
  const beginning = bytes.subarray(0, 4).toString('latin1')
  const other = foreign.find(([signature]) => beginning.startsWith(signature))
  if (other !== undefined) throw new Refusal(`${fileName} ${other[1]}.`)
  const sheets = beginning.startsWith('PK')
    ? await readExcel(fileName, bytes)
    : [{ name: '', rows: readCsv(fileName, bytes) }]
  return sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => row.map(tidy)) }))
}

/** Text that a spreadsheet would run as a formula gets a leading apostrophe. */
function csvCell(value: string | number | null): string {
  const text = String(value ?? '')
  const safe = typeof value === 'string' && /^[=+@-]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}
