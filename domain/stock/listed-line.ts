import type { Cents } from '#domain/money.ts'
import type { ListColumns, ListField } from './listed-columns.ts'
import { readCaliperInches, readHeightInches } from './listed-measures.ts'
import { readListedPrice, readQuantity } from './listed-price.ts'
import { readSize } from './listed-size.ts'

type Names = { common: string; botanical: string }

export type ListedLine =
  | { kind: 'heading' }
  | (Names & { kind: 'fault'; size: string | null; fault: string })
  | (Names & {
      kind: 'stock'
      size: string
      priceCents: Cents
      /** Null if the list doesn't say. */
      quantity: number | null
      heightInches: number | null
      caliperInches: number | null
    })

const longestName = 200

/** Parses one line of a wholesaler's list. Its price is the wholesale price. */
export function readLine(
  cells: readonly string[],
  { at, titles, heightUnit }: ListColumns,
  houseSizes: ReadonlyMap<string, string>,
): ListedLine {
  const cell = (field: ListField) => (at[field] === undefined ? '' : (cells[at[field]] ?? '').trim())
  const names = { common: cell('common'), botanical: cell('botanical') }
  // A heading such as 'SHADE TREES', or the header repeated on the next page.
  const isHeaderAgain = cells.length > 1 && cells.every((text, index) => text === (titles[index] ?? ''))
  const filled = cells.filter((text) => text.trim() !== '').length
  if (isHeaderAgain || filled < 2 || (cell('size') === '' && cell('price') === '')) return { kind: 'heading' }

  const size = readSize(cell('size'), houseSizes)
  const priceCents = readListedPrice(cell('price'))
  const quantity = cell('quantity') === '' ? null : readQuantity(cell('quantity'))
  const fault = (text: string): ListedLine => ({ kind: 'fault', ...names, size, fault: text })
  if (names.common === '' && names.botanical === '') return fault('has no name')
  if (names.common.length > longestName || names.botanical.length > longestName)
    return fault('has a name of more than 200 letters')
  if (cell('size') === '') return fault('has no size')
  if (size === null) return fault(`has the unknown size '${cell('size')}'`)
  if (cell('quantity') !== '' && quantity === null)
    return fault(`has the unreadable quantity '${cell('quantity')}'`)
  // Sold-out items often have no price.
  if (quantity !== 0) {
    if (cell('price') === '') return fault('has no price')
    if (priceCents === null) return fault(`has the unreadable price '${cell('price')}'`)
    if (priceCents === 0) return fault('has a price of 0')
  }
  return {
    kind: 'stock',
    ...names,
    size,
    priceCents: priceCents ?? 0,
    quantity,
    heightInches: readHeightInches(cell('height'), heightUnit),
    caliperInches: readCaliperInches(cell('caliper')),
  }
}
