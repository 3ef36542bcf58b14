import { findHeader, lastHeaderRow } from '#domain/stock/listed-columns.ts'
import { readLine } from '#domain/stock/listed-line.ts'
import type { NumberedLine } from '#domain/stock/plan-stock.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import type { Sheet } from './read-in-process.ts'

type ReadSheet = {
  name: string
  /** Null for a sheet without a header, which isn't a list. */
  lines: NumberedLine[] | null
  /** Why it can't be read although it has a header. */
  problem: string | null
}

type Given = {
  fileName: string
  sheets: readonly Sheet[]
  houseSizes: ReadonlyMap<string, string>
}

/** Reads the lines of every sheet. Lines are numbered from 1, like the rows of a spreadsheet. */
export function readEverySheet({ fileName, sheets, houseSizes }: Given): ReadSheet[] {
  const isOnly = sheets.length === 1
  return sheets.map((sheet) => {
    const title = isOnly ? fileName : `${fileName}, sheet '${sheet.name}',`
    try {
      const lines = readSheet(title, sheet, houseSizes)
      const named = lines?.map((line) => (isOnly ? line : { sheet: sheet.name, ...line })) ?? null
      return { name: sheet.name, lines: named, problem: null }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { name: sheet.name, lines: null, problem: error.message }
    }
  })
}

/** The lines of the chosen sheets, or a refusal if there are none. */
export function readLines(given: Given, chosen: readonly number[]): NumberedLine[] {
  const used = readEverySheet(given).filter((_, at) => chosen.includes(at))
  const problem = used.find((sheet) => sheet.problem !== null)?.problem
  if (typeof problem === 'string') throw new Refusal(problem)
  if (chosen.length === 0) throw new Refusal('Choose at least one sheet.')
  if (used.every(({ lines }) => lines === null)) refuseWithoutHeader(given.fileName, given.sheets)
  const lines = used.flatMap((sheet) => sheet.lines ?? [])
  if (lines.length === 0) throw new Refusal('The list has a header but no lines below it.')
  return lines
}

function refuseWithoutHeader(fileName: string, sheets: readonly Sheet[]): never {
  const rows = sheets.flatMap((sheet) => sheet.rows)
  const first = rows.find((row) => row.some((cell) => cell !== '')) ?? []
  throw new Refusal(
    `${fileName} has no header row in its first ${lastHeaderRow} rows. It begins: ${first.join(' | ').slice(0, 200)}\nA list needs columns for a name, a size and a price, such as Common Name, Size, Price.`,
  )
}

function readSheet(
  title: string,
  { rows }: Sheet,
  houseSizes: ReadonlyMap<string, string>,
): NumberedLine[] | null {
  const header = findHeader(rows)
  if (header.kind === 'none') return null
  if (header.kind === 'incomplete')
    throw new Refusal(
      `${title} row ${header.row + 1} is the header, but it lacks ${header.lacks.join(' and ')}. It reads: ${header.titles.join(' | ')}`,
    )
  if (header.kind === 'twice')
    throw new Refusal(
      `${title} row ${header.row + 1} has two columns for the ${header.title}; rename the wrong one.`,
    )
  const { columns } = header
  const above = rows
    .slice(0, header.row)
    .findIndex((row) => readLine(row, columns, houseSizes).kind === 'stock')
  if (above !== -1)
    throw new Refusal(
      `${title}: the header is row ${header.row + 1}, but row ${above + 1} above it is a stock line: ${rows[above]?.join(' | ')}\nThe header must be above all lines.`,
    )
  return rows.flatMap((cells, index): NumberedLine[] => {
    if (index <= header.row) return []
    const read = readLine(cells, columns, houseSizes)
    return read.kind === 'heading' ? [] : [{ line: index + 1, read }]
  })
}
