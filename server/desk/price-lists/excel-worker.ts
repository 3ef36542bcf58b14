import { parentPort, workerData } from 'node:worker_threads'
import readSheets from 'read-excel-file/node'

// Runs in its own thread so read-excel.ts can limit its memory.

/** Excel stores 12.3 as 12.299999999999999. No price or measurement has more than four decimals. */
function cellText(value: unknown): string {
  if (typeof value === 'number') return String(Number(value.toFixed(4)))
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''
}

const sheets = await readSheets(Buffer.from(workerData as Uint8Array))
parentPort?.postMessage(
  sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(cellText)) })),
)
