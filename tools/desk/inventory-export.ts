import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { listStockForExport } from '#server/db/inventory.ts'
import { csvLine } from './list-file.ts'
import { counted } from './print.ts'
import { Refusal } from './topic.ts'

// The import recognizes these titles, so an exported file can be edited in a spreadsheet and imported again.
const titles = [
  'Inventory Id',
  'Wholesaler',
  'Common Name',
  'Botanical Name',
  'Size',
  'Wholesale Price',
  'Qty Available',
  'Height (in)',
  'Caliper (in)',
  'Best Seller',
]

const batch = 10_000

async function* lines(wholesalerId: number | undefined, count: (rows: number) => void) {
  yield csvLine(titles)
  for (let afterId = 0; ;) {
    const rows = await listStockForExport({
      ...(wholesalerId !== undefined && { wholesalerId }),
      afterId,
      limit: batch,
    })
    count(rows.length)
    yield rows
      .map((row) =>
        csvLine([
          row.id,
          row.wholesaler,
          row.plantName,
          row.scientificName,
          row.sizeDescription,
          row.wholesalePrice.toFixed(2),
          row.quantityAvailable,
          row.currentHeightInches,
          row.caliperInches,
          row.isPriority ? 'yes' : '',
        ]),
      )
      .join('')
    if (rows.length < batch) return
    afterId = rows.at(-1)?.id ?? afterId
  }
}

/** Writes the stock as CSV to a new file or to standard output. */
export async function exportStock(out: string | undefined, wholesalerId: number | undefined) {
  let total = 0
  const source = Readable.from(lines(wholesalerId, (rows) => (total += rows)))
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
