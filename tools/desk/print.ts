type Cell = string | number | null

/** Formats aligned columns, two spaces apart, with numbers to the right. */
export function table(titles: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cells = [titles, ...rows.map((row) => row.map((cell) => String(cell ?? '')))]
  const widths = titles.map((_, place) => Math.max(...cells.map((row) => (row[place] ?? '').length)))
  const rightward = titles.map((_, place) => rows.some((row) => typeof row[place] === 'number'))
  const line = (row: readonly string[]) =>
    row
      .map((cell, place) =>
        rightward[place] === true ? cell.padStart(widths[place] ?? 0) : cell.padEnd(widths[place] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return cells.map(line).join('\n')
}
