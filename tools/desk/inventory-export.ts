import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { counted } from '#domain/wording.ts'
import { exportedStock } from '#server/stock/price-lists/exported-stock.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'

/** Writes the stock as CSV to a new file or to standard output. */
export async function exportStock(out: string | undefined, wholesalerId: number | undefined) {
  let total = 0
  const source = Readable.from(exportedStock(wholesalerId, (rows) => (total += rows)))
  if (out === undefined) return pipeline(source, process.stdout, { end: false })
  try {
    await pipeline(source, createWriteStream(out, { flags: 'wx' }))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST') throw new Refusal(`${out} already exists; choose another name.`)
    if (code === 'ENOENT' || code === 'EACCES') throw new Refusal(`${out} can't be written.`)
    throw error
  }
  console.log(`${counted(total, 'row')} written to ${out}`)
}
