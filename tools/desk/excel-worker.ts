import { parentPort, workerData } from 'node:worker_threads'
import { readSheet } from 'read-excel-file/node'

// A thread of its own for read-excel.ts, which bounds its memory.

/** Excel keeps 12.3 as 12.299999999999999; four places are more than any price or measure has. */
function cellText(value: unknown): string {
  if (typeof value === 'number') return String(Number(value.toFixed(4)))
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''
}

const rows = await readSheet(Buffer.from(workerData as Uint8Array))
parentPort?.postMessage(rows.map((row) => row.map(cellText)))
