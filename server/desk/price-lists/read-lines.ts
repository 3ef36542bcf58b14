import { findHeader, lastHeaderRow } from '#domain/inventory/listed-columns.ts'
import { readLine } from '#domain/inventory/listed-line.ts'
import type { NumberedLine } from '#domain/inventory/plan-stock.ts'
import { Refusal } from '#server/desk/refusal.ts'
import type { Sheet } from './read-excel.ts'

export type ListLines = {
  lines: NumberedLine[]
  /** Every sheet with its number of lines; null for a sheet without a header, which isn't a list. */
  sheets: { name: string; lines: number | null }[]
  /** Lines that name another wholesaler, as in an export of the whole stock. */
  ofOthers: number
}

/** Reads the lines of every sheet that has a header. Lines are numbered from 1, like the rows of a spreadsheet. */
export function readLines(
  fileName: string,
  sheets: readonly Sheet[],
  wholesaler: string,
  houseSizes: ReadonlyMap<string, string>,
): ListLines {
  const read = sheets.map((sheet) => ({
    name: sheet.name,
    ...readSheet(
      sheets.length === 1 ? fileName : `${fileName}, sheet '${sheet.name}',`,
      sheet,
      wholesaler,
      houseSizes,
    ),
  }))
  if (read.every(({ own }) => own === null)) refuseWithoutHeader(fileName, sheets)
  const lines = read.flatMap(({ name, own }) =>
    (own ?? []).map((line) => (sheets.length === 1 ? line : { sheet: name, ...line })),
  )
  const ofOthers = read.reduce((sum, { others }) => sum + others, 0)
  if (lines.length === 0)
    throw new Refusal(
      ofOthers === 0
        ? 'The list has a header but no lines below it.'
        : `Every line names another wholesaler than ${wholesaler}. Whose list is it?`,
    )
  return { lines, sheets: read.map(({ name, own }) => ({ name, lines: own?.length ?? null })), ofOthers }
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
  wholesaler: string,
  houseSizes: ReadonlyMap<string, string>,
): { own: NumberedLine[] | null; others: number } {
  const header = findHeader(rows)
  if (header.kind === 'none') return { own: null, others: 0 }
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
  const isOfOther = (cells: readonly string[]) => {
    const named = cells[columns.at.wholesaler ?? -1] ?? ''
    return named !== '' && named.toLowerCase() !== wholesaler.toLowerCase()
  }
  const below = rows.flatMap((cells, index): (NumberedLine & { isOther: boolean })[] => {
    if (index <= header.row) return []
    const read = readLine(cells, columns, houseSizes)
    return read.kind === 'heading' ? [] : [{ line: index + 1, read, isOther: isOfOther(cells) }]
  })
  return {
    own: below.filter(({ isOther }) => !isOther).map(({ line, read }) => ({ line, read })),
    others: below.filter(({ isOther }) => isOther).length,
  }
}
