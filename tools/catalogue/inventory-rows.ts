import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

// The stock a new database starts with: one line a row, columns apart by tabs.

const flag = z.enum(['', 'yes']).transform((value) => value === 'yes')
const optionalFigure = z.union([z.literal('').transform(() => null), z.coerce.number().positive()])
const optionalText = z.string().transform((value) => (value === '' ? null : value))

const line = z.strictObject({
  id: z.coerce.number().int().positive(),
  plant: z.string().min(1),
  size: z.string().min(1),
  wholesale_price: z.string().regex(/^\d+\.\d\d$/),
  height_in: optionalFigure,
  caliper_in: optionalFigure,
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
  return lines.map((text, index) => {
    const values = text.split('\t')
    const result = line.safeParse(
      Object.fromEntries(columns.map((column, place) => [column, values[place] ?? ''])),
    )
    if (!result.success) throw new Error(`inventory.tsv line ${index + 2}:\n${z.prettifyError(result.error)}`)
    return result.data
  })
}
