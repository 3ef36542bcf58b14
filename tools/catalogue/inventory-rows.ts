import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

// The stock that a new database starts with, one tab-separated line per row.

const flag = z.enum(['', 'yes']).transform((value) => value === 'yes')
const optionalNumber = z.union([z.literal('').transform(() => null), z.coerce.number().positive()])
const optionalText = z.string().transform((value) => (value === '' ? null : value))

const line = z.strictObject({
  id: z.coerce.number().int().positive(),
  plant: z.string().min(1),
  size: z.string().min(1),
  wholesale_price: z.string().regex(/^\d+\.\d\d$/),
  height_in: optionalNumber,
  caliper_in: optionalNumber,
  wholesaler: z.string().min(1),
  name_in_pdf: optionalText,
  best_seller: flag,
  custom_image: optionalText,
  deleted: flag,
})
export type InventoryLine = z.output<typeof line>

export function readInventoryLines(): InventoryLine[] {
  const file = join(import.meta.dirname, '../../db/catalogue/inventory.tsv')
  const [head = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  const columns = head.split('\t')
  return lines.map((text, row) => {
    const values = text.split('\t')
    const result = line.safeParse(
      Object.fromEntries(columns.map((column, index) => [column, values[index] ?? ''])),
    )
    if (!result.success) throw new Error(`inventory.tsv line ${row + 2}:\n${z.prettifyError(result.error)}`)
    return result.data
  })
}
