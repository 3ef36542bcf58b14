import type { Cents } from '#domain/money.ts'
import type { ListedLine } from './listed-line.ts'
import { readSize } from './listed-size.ts'
import {
  nameMatcher,
  type PlantNames,
  type ListedName,
  type NameDecision,
  type NameMatch,
} from './match-names.ts'

// Plans how a wholesaler's list changes that wholesaler's stock. The list is the complete stock: rows it doesn't mention are
// gone. As long as the same plant is listed in the same size, its row keeps its id, and so its picture and its place in carts.
// A row that comes back gets its old id again.

/** A line of the list with its row in the sheet. The sheet has no name if the list has only one. */
export type NumberedLine = { sheet?: string; line: number; read: Exclude<ListedLine, { kind: 'heading' }> }

/** An `inventory` row of this wholesaler, in stock or deleted. */
export type StockRow = {
  id: number
  plantId: number
  plantName: string
  /** Its name in the last list. */
  listName: string | null
  size: string
  /** Wholesale. */
  priceCents: Cents
  /** Typed by the owner for visitors; no list changes it. */
  ownPriceCents: Cents | null
  quantity: number | null
  heightInches: number | null
  caliperInches: number | null
  deletedAt: Date | null
}

export type MatchedName = ListedName & { lines: number; match: NameMatch }

export type StockChange = 'new' | 'back' | 'price' | 'quantity' | 'measure' | 'gone' | 'same'
type Listing = Pick<StockRow, 'priceCents' | 'quantity' | 'heightInches' | 'caliperInches'> & {
  listName: string
}
export type PlannedRow = { plantId: number; plantName: string; size: string } & (
  | { change: 'new'; before: null; after: Listing }
  | { change: Exclude<StockChange, 'new' | 'gone'>; before: StockRow; after: Listing }
  | { change: 'gone'; before: StockRow; after: null }
)

type Place = Pick<NumberedLine, 'sheet' | 'line'>

type RefusedLine = Place & { name: string; fault: string }

export type StockPlan = {
  names: MatchedName[]
  refused: RefusedLine[]
  rows: PlannedRow[]
}

type PlanInput = {
  lines: readonly NumberedLine[]
  plants: readonly PlantNames[]
  /** All rows of this wholesaler. */
  stock: readonly StockRow[]
  houseSizes: ReadonlyMap<string, string>
  decisions: readonly NameDecision[]
}

/** The properties that distinguish one row of a wholesaler from another. */
type Kind = { plantId: number; size: string; heightInches: number | null; caliperInches: number | null }
type Item = Kind & Listing & { plant: PlantNames }
type KnownRow = Kind & { row: StockRow }

const nameKey = ({ botanical, common }: ListedName) => `${botanical}\n${common}`
const nameOf = ({ botanical, common }: ListedName) => `${botanical} ${common}`.trim()

function matchListedNames({ lines, plants, stock, decisions }: PlanInput): Map<string, MatchedName> {
  const match = nameMatcher(plants, stock, decisions)
  const names = new Map<string, MatchedName>()
  for (const { read } of lines) {
    const { common, botanical } = read
    const name = names.get(nameKey(read))
    if (name !== undefined) name.lines += 1
    else if (common !== '' || botanical !== '')
      names.set(nameKey(read), { common, botanical, lines: 1, match: match(read) })
  }
  return names
}

const sameKind = ({ plantId, size, caliperInches, heightInches }: Kind) =>
  [plantId, size, caliperInches, heightInches].join('|')

const nullsLast = (one: number | null, other: number | null) => {
  const [first, second] = [one ?? Infinity, other ?? Infinity]
  return first === second ? 0 : first - second
}
const byMeasures = (one: Kind, other: Kind) =>
  nullsLast(one.caliperInches, other.caliperInches) || nullsLast(one.heightInches, other.heightInches)
const byPlantAndSize = (one: Kind, other: Kind) =>
  one.plantId - other.plantId ||
  (one.size < other.size ? -1 : one.size > other.size ? 1 : byMeasures(one, other))

/** Larger sums are dropped: the column is a 32-bit integer, and no nursery has that many. */
const mostPlants = 2_000_000_000

/** Combines lines for the same plant, size, height and caliper: their quantities add up, and the highest price counts. */
function gatherItems(
  lines: readonly NumberedLine[],
  plantOf: (name: ListedName) => PlantNames | undefined,
): Item[] {
  const items = new Map<string, Item>()
  for (const { read } of lines) {
    const plant = plantOf(read)
    if (plant === undefined || read.kind === 'fault' || read.quantity === 0) continue
    const { size, priceCents, quantity, heightInches, caliperInches } = read
    const kind = { plantId: plant.id, size, heightInches, caliperInches }
    const listName = nameOf(read)
    const item = items.get(sameKind(kind))
    if (item === undefined) {
      items.set(sameKind(kind), { ...kind, plant, priceCents, quantity, listName })
      continue
    }
    item.priceCents = Math.max(item.priceCents, priceCents)
    if (quantity !== null) item.quantity = (item.quantity ?? 0) + quantity
    if (listName < item.listName) item.listName = listName
  }
  for (const item of items.values()) if ((item.quantity ?? 0) >= mostPlants) item.quantity = null
  return [...items.values()].toSorted(byPlantAndSize)
}

const lastDeleted = ({ row }: KnownRow) => row.deletedAt?.getTime() ?? Infinity
const inStockFirst = (one: KnownRow, other: KnownRow) =>
  -nullsLast(lastDeleted(one), lastDeleted(other)) || byMeasures(one, other) || one.row.id - other.row.id

/** Pairs each item with a known row, trying the strictest match first and rows in stock before deleted ones. */
function pairItems(items: readonly Item[], known: readonly KnownRow[]): Map<Item, KnownRow> {
  const pairs = new Map<Item, KnownRow>()
  let open = items
  // Reversed, because taking the last element is cheap.
  let free = known.toSorted(inStockFirst).toReversed()
  for (const likeness of [
    sameKind,
    ({ plantId, size, caliperInches }: Kind) => [plantId, size, caliperInches].join('|'),
    ({ plantId, size }: Kind) => [plantId, size].join('|'),
  ]) {
    const candidates = Map.groupBy(free, likeness)
    const taken = new Set<KnownRow>()
    for (const item of open) {
      const row = candidates.get(likeness(item))?.pop()
      if (row === undefined) continue
      pairs.set(item, row)
      taken.add(row)
    }
    open = open.filter((item) => !pairs.has(item))
    free = free.filter((row) => !taken.has(row))
  }
  return pairs
}

function planItem({ plant, ...item }: Item, known: KnownRow | undefined): PlannedRow {
  const named = { plantId: plant.id, plantName: plant.name }
  const { listName, priceCents, quantity, heightInches, caliperInches } = item
  const after = { listName, priceCents, quantity, heightInches, caliperInches }
  if (known === undefined) return { ...named, size: item.size, change: 'new', before: null, after }
  const before = known.row
  // If the list leaves these out, keep what we knew.
  after.quantity ??= before.quantity
  after.heightInches ??= before.heightInches
  after.caliperInches ??= before.caliperInches
  const hasNewMeasures =
    after.heightInches !== before.heightInches || after.caliperInches !== before.caliperInches
  const change =
    before.deletedAt !== null
      ? 'back'
      : after.priceCents !== before.priceCents
        ? 'price'
        : after.quantity !== before.quantity
          ? 'quantity'
          : hasNewMeasures
            ? 'measure'
            : 'same'
  return { ...named, size: before.size, change, before, after }
}

export function planStock(input: PlanInput): StockPlan {
  const { lines, stock, houseSizes } = input
  const names = matchListedNames(input)
  const plantOf = (name: ListedName) => {
    const match = names.get(nameKey(name))?.match
    return match !== undefined && 'plant' in match ? match.plant : undefined
  }

  const items = gatherItems(lines, plantOf)
  const known = stock.map((row) => ({ ...row, row, size: readSize(row.size, houseSizes) ?? row.size }))
  const pairs = pairItems(items, known)

  // A rejected line may be about a row in stock, so that row stays.
  const faults = lines.flatMap(({ read, ...place }) => (read.kind === 'fault' ? [{ ...place, ...read }] : []))
  const spared = new Set(faults.map((read) => `${plantOf(read)?.id}|${read.size ?? ''}`))
  const isSpared = ({ plantId, size }: Kind) => spared.has(`${plantId}|${size}`) || spared.has(`${plantId}|`)
  const listed = new Set(pairs.values())
  const gone = known.filter((row) => row.deletedAt === null && !listed.has(row) && !isSpared(row))

  return {
    names: [...names.values()],
    refused: faults.map(({ sheet, line, fault, ...name }) => ({
      ...(sheet !== undefined && { sheet }),
      line,
      name: nameOf(name),
      fault,
    })),
    rows: [
      ...items.map((item) => planItem(item, pairs.get(item))),
      ...gone.map(({ row }): PlannedRow => {
        const { plantId, plantName, size } = row
        return { plantId, plantName, size, change: 'gone', before: row, after: null }
      }),
    ],
  }
}
