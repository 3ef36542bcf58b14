type Cell = string | number | null
type Column = { title: string; align?: 'right' }

/** Formats aligned columns, two spaces apart, with numbers to the right. */
export function table(columns: readonly (string | Column)[], rows: readonly (readonly Cell[])[]): string {
  const heads = columns.map((column) => (typeof column === 'string' ? { title: column } : column))
  const cells = [heads.map(({ title }) => title), ...rows.map((row) => row.map((cell) => String(cell ?? '')))]
  const widths = heads.map((_, place) => Math.max(...cells.map((row) => (row[place] ?? '').length)))
  const rightward = heads.map(
    ({ align }, place) => align === 'right' || rows.some((row) => typeof row[place] === 'number'),
  )
  const line = (row: readonly string[]) =>
    row
      .map((cell, place) =>
        rightward[place] === true ? cell.padStart(widths[place] ?? 0) : cell.padEnd(widths[place] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return cells.map(line).join('\n')
}

const barWidth = 30

/** Draws a progress bar on standard error, or nothing without a terminal. */
export function progress(title: string, total: number) {
  if (!process.stderr.isTTY) return { at: () => undefined, end: () => undefined }
  let drawn = 0
  const draw = (done: number) => {
    const filled = Math.round((Math.min(done, total) / Math.max(total, 1)) * barWidth)
    const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled)
    const counts = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
    process.stderr.write(`\r${title.padEnd(10)} ${bar} ${counts} `)
  }
  return {
    at: (done: number) => {
      if (performance.now() - drawn < 200) return
      drawn = performance.now()
      draw(done)
    },
    end: () => {
      draw(total)
      process.stderr.write('\n')
    },
  }
}

export const printJson = (value: unknown) => console.log(JSON.stringify(value, null, 2))
