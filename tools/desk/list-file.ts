import { readFile, stat } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { readExcelRows } from './read-excel.ts'
import { Refusal } from './topic.ts'
import { unpackedSize } from './zip-size.ts'

// A wholesaler's list as rows of texts, from CSV or Excel. What a file is, its first bytes say, not its name.

/** 50,000 lines are about 5 MB, and 30 MB unpacked. */
const mostBytes = 50_000_000
const mostUnpackedBytes = 100_000_000

const foreign: [signature: string, advice: string][] = [
  ['%PDF', 'is a PDF. Ask the wholesaler for the list as Excel or CSV'],
  ['\u{D0}\u{CF}\u{11}\u{E0}', 'is an Excel file of the old kind (.xls). Save it as .xlsx or CSV'],
  ['\u{FF}\u{D8}\u{FF}', 'is a picture'],
  ['\u{89}PNG', 'is a picture'],
]

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000).toLocaleString('en-US')} MB`

/** The bytes of a file, if it is one and no larger than that; asked before anything is read. */
export async function readBoundedFile(path: string, most: number): Promise<Buffer> {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) throw new Refusal(`${path}: there is no such file.`)
  if (!found.isFile()) throw new Refusal(`${path} is not a file.`)
  if (found.size > most)
    throw new Refusal(`${path} has ${megabytes(found.size)}; ${megabytes(most)} are the most that is read.`)
  return readFile(path)
}

/** UTF-8 as most programs write it, UTF-16 where the file says so, else what Excel writes on Windows. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The sign that parts the cells: the one that occurs most in the first lines. */
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
      // 4" is a size here, and not the beginning of a quotation.
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: 100_000,
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be parsed'
    throw new Refusal(`${path} cannot be read as CSV: ${reason}`)
  }
}

async function readExcel(path: string, bytes: Buffer): Promise<string[][]> {
  const unpacked = unpackedSize(bytes)
  if (unpacked === undefined) throw new Refusal(`${path} is a damaged Excel file, or none.`)
  if (unpacked > mostUnpackedBytes)
    throw new Refusal(
      `${path} unpacks to ${megabytes(unpacked)}; ${megabytes(mostUnpackedBytes)} are the most.`,
    )
  try {
    return await readExcelRows(bytes)
  } catch (error) {
    throw new Refusal(
      `${path} cannot be read as Excel: ${error instanceof Error ? error.message : 'damaged'}`,
    )
  }
}

/** Spaces of every kind are one space; signs that cannot be seen are left out. */
const tidy = (cell: string) =>
  cell
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()

/** The rows in their places: the first is row 1 of the sheet, empty ones included. */
export async function readList(path: string): Promise<string[][]> {
  const bytes = await readBoundedFile(path, mostBytes)
  if (bytes.length === 0) throw new Refusal(`${path} is empty.`)
  const beginning = bytes.subarray(0, 4).toString('latin1')
  const other = foreign.find(([signature]) => beginning.startsWith(signature))
  if (other !== undefined) throw new Refusal(`${path} ${other[1]}.`)
  const rows = beginning.startsWith('PK') ? await readExcel(path, bytes) : readCsv(path, bytes)
  return rows.map((row) => row.map(tidy))
}
