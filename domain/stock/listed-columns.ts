import type { LengthUnit } from './listed-measures.ts'

// Finds the header row of a wholesaler's list. Columns come in any order and are recognized by their titles.

const titles = {
  common: [
    'common name',
    'common',
    'plant name',
    'plant',
    'item name',
    'name',
    'item description',
    'description',
    'item',
    'product',
  ],
  botanical: [
    'botanical name',
    'botanical',
    'scientific name',
    'scientific',
    'latin name',
    'latin',
    'genus species',
    'species',
  ],
  size: ['container size', 'container', 'pot size', 'size', 'cont size', 'cont', 'pot'],
  price: [
    'wholesale price',
    'wholesale',
    'net price',
    'unit price',
    'price each',
    'price ea',
    'price',
    'your price',
    'cost',
    'each',
  ],
  quantity: [
    'qty available',
    'quantity available',
    'qty avail',
    'available',
    'avail',
    'availability',
    'qty',
    'quantity',
    'on hand',
    'ready',
  ],
  height: ['height', 'current height', 'ht', 'hgt'],
  caliper: ['caliper', 'calliper', 'cal'],
} as const

export type ListField = keyof typeof titles
const fields = Object.keys(titles) as ListField[]

export type ListColumns = {
  at: Partial<Record<ListField, number>>
  titles: readonly string[]
  heightUnit: LengthUnit | undefined
}

export type Header =
  | { kind: 'found'; row: number; columns: ListColumns }
  | { kind: 'incomplete'; row: number; titles: string[]; lacks: string[] }
  | { kind: 'twice'; row: number; title: string }
  | { kind: 'none' }

/** A letterhead may come first, but it's never longer than this. */
export const lastHeaderRow = 30

const plainTitle = (cell: string) =>
  cell
    .toLowerCase()
    .replaceAll(/\(.*?\)|[^a-z0-9]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()

function unitInTitle(cell: string): LengthUnit | undefined {
  const unit = /\b(ft|feet|in|inches)\b/.exec(cell.toLowerCase())?.[1]
  return unit === undefined ? undefined : unit.startsWith('f') ? 'ft' : 'in'
}

/** The column with the first of the field's titles that occurs. Two columns with the same title are ambiguous. */
function findColumn(cells: readonly string[], field: ListField): number | 'twice' | undefined {
  const plain = cells.map((cell) => plainTitle(cell).replace(/ (?:ft|feet|in|inches|usd)$/, ''))
  const title = titles[field].find((name) => plain.includes(name))
  if (title === undefined) return undefined
  const first = plain.indexOf(title)
  return plain.includes(title, first + 1) ? 'twice' : first
}

function readTitles(cells: readonly string[], row: number): Header {
  const at: ListColumns['at'] = {}
  for (const field of fields) {
    const column = findColumn(cells, field)
    if (column === 'twice') return { kind: 'twice', row, title: field }
    if (column !== undefined) at[field] = column
  }
  const lacks = [
    ...(at.common === undefined && at.botanical === undefined
      ? ['a name (Common Name or Botanical Name)']
      : []),
    ...(at.size === undefined ? ['a size (Size or Container)'] : []),
    ...(at.price === undefined ? ['a price (Price or Wholesale)'] : []),
  ]
  if (lacks.length > 0)
    return Object.keys(at).length < 2
      ? { kind: 'none' }
      : { kind: 'incomplete', row, titles: cells.filter((cell) => cell !== ''), lacks }
  const heightUnit = unitInTitle(cells[at.height ?? -1] ?? '')
  return { kind: 'found', row, columns: { at, titles: cells, heightUnit } }
}

/** The first row with all required columns, or else the first incomplete one. Rows are counted from 0. */
export function findHeader(rows: readonly (readonly string[])[]): Header {
  const read = rows.slice(0, lastHeaderRow).map(readTitles)
  return (
    read.find(({ kind }) => kind === 'found' || kind === 'twice') ??
    read.find(({ kind }) => kind === 'incomplete') ?? { kind: 'none' }
  )
}
