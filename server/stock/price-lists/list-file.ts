import { megabytes } from '#domain/wording.ts'
import { readInProcess, type Sheet } from './read-in-process.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import { unpackedSize } from './unpacked-size.ts'

// Reads a wholesaler's list as rows of text, from CSV or every sheet of a workbook, and writes CSV. A file's type is detected from its first bytes, not its
// name.

const mostUnpackedBytes = 100_000_000

const foreign: [signature: string, advice: string][] = [
  ['%PDF', 'is a PDF. Ask the wholesaler for the list as Excel or CSV'],
  ['\u{D0}\u{CF}\u{11}\u{E0}', 'is an Excel file in the old format (.xls). Save it as .xlsx or CSV'],
  ['\u{FF}\u{D8}\u{FF}', 'is a picture'],
  ['\u{89}PNG', 'is a picture'],
]

function checkUnpackedSize(fileName: string, bytes: Buffer) {
  const unpacked = unpackedSize(bytes)
  if (unpacked === undefined) throw new Refusal(`${fileName} is a damaged Excel file.`)
  if (unpacked > mostUnpackedBytes)
    throw new Refusal(
      `${fileName} unpacks to ${megabytes(unpacked)}; the limit is ${megabytes(mostUnpackedBytes)}.`,
    )
}

/**
 * Reads all rows including empty ones, so that row numbers match the spreadsheet's. A CSV is one sheet without a name.
 * The memory is several times what a list of 50,000 lines needs.
 */
export async function readSheets(fileName: string, bytes: Buffer, mostMegabytes = 400): Promise<Sheet[]> {
  if (bytes.length === 0) throw new Refusal(`${fileName} is empty.`)
  const beginning = bytes.subarray(0, 4).toString('latin1')
  const other = foreign.find(([signature]) => beginning.startsWith(signature))
  if (other !== undefined) throw new Refusal(`${fileName} ${other[1]}.`)
  const isExcel = beginning.startsWith('PK')
  if (isExcel) checkUnpackedSize(fileName, bytes)
  else if (!isText(bytes)) throw new Refusal(`${fileName} is neither CSV nor Excel.`)
  const read = await readInProcess(isExcel ? 'excel' : 'csv', bytes, mostMegabytes)
  if ('problem' in read)
    throw new Refusal(`${fileName} can't be read as ${isExcel ? 'Excel' : 'CSV'}: ${read.problem}`)
  return read.sheets
}

/** Only UTF-16, which begins with its byte order mark, has zeros in its text. */
const isText = (bytes: Buffer) => (bytes[0] === 0xff && bytes[1] === 0xfe) || !bytes.includes(0)

/** Text that a spreadsheet would run as a formula gets a leading apostrophe. An amount below 0 isn't one. */
function csvCell(value: string | number | null): string {
  const text = String(value ?? '')
  const isFormula = typeof value === 'string' && /^[=+@-](?!\d+\.\d\d$)/.test(text)
  const safe = isFormula ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}
