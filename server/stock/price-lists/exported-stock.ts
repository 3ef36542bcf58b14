import { listStockForExport } from '#server/stock/inventory.ts'
import { csvLine } from './list-file.ts'

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

/** The stock as CSV, in pieces. Reports how many rows each piece has. */
export async function* exportedStock(wholesalerId: number | undefined, count: (rows: number) => void) {
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
