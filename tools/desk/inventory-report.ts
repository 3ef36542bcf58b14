import type { NameMatch } from '#domain/stock/match-names.ts'
import { inPlanOrder } from '#domain/stock/plan-order.ts'
import type { MatchedName, PlannedRow, StockChange } from '#domain/stock/plan-stock.ts'
import { formatCents } from '#domain/money.ts'
import { counted } from '#domain/wording.ts'
import type { PriceListPlan } from '#server/stock/price-lists/plan-price-list.ts'
import { table } from './print.ts'

// A list's changes, before they're confirmed.

type Table = Parameters<typeof table>

/** Prints a table below its title, with at most `shown` rows; nothing if there are none. */
function showRows(title: string, columns: Table[0], rows: Table[1], shown: number) {
  if (rows.length === 0) return
  const more = rows.length - shown
  const note = more > 0 ? `\n  … and ${more.toLocaleString('en-US')} more; use --all to see them` : ''
  console.log(`${title}\n${table(columns, rows.slice(0, shown))}${note}\n`)
}

const matchTitles: [NameMatch['how'], string][] = [
  ['exact', 'matched by name'],
  ['remembered', 'matched as in earlier lists'],
  ['similar', 'matched by similar spelling'],
  ['decided', 'matched by your decision'],
  ['doubtful', 'doubtful: needs your decision'],
  ['skipped', 'left out by your decision'],
  ['unknown', 'not in our catalog: left out'],
]

const nameOf = ({ botanical, common }: MatchedName) => `${botanical} ${common}`.trim()
const placeOf = (sheet: string | undefined, line: number) =>
  sheet === undefined ? `row ${line}` : `${sheet}, row ${line}`

/** Prints the sheets, how the names were matched, and which lines are left out. */
export function showLines(
  { sheets, ofOthers, plan: { names, refused, combined } }: PriceListPlan,
  shown: number,
) {
  if (sheets.length > 1)
    showRows(
      'Sheets:',
      ['sheet', 'lines'],
      sheets.map(({ name, lines }) => [name, lines?.length ?? 'no header row: left out']),
      Infinity,
    )
  if (ofOthers > 0) console.log(`${counted(ofOthers, 'line')} of other wholesalers left out.\n`)
  const byMatch = Map.groupBy(
    names.toSorted((one, other) => other.lines - one.lines),
    ({ match }) => match.how,
  )
  showRows(
    'Names:',
    ['', 'names', 'lines'],
    matchTitles.flatMap(([how, title]) => {
      const matched = byMatch.get(how) ?? []
      const lines = matched.reduce((sum, each) => sum + each.lines, 0)
      return matched.length === 0 ? [] : [[title, matched.length, lines]]
    }),
    Infinity,
  )
  showRows(
    'By similar spelling:',
    ['in the list', 'plant'],
    (byMatch.get('similar') ?? []).map((name) => [
      nameOf(name),
      'plant' in name.match ? `${name.match.plant.name} (${name.match.plant.botanicalName})` : null,
    ]),
    shown,
  )
  showRows(
    'Not in our catalog, by lines:',
    ['lines', 'in the list'],
    (byMatch.get('unknown') ?? []).map((name) => [name.lines, nameOf(name)]),
    shown,
  )
  showRows(
    'Listed more than once, which counts as one row:',
    ['plant', 'size', 'rows', 'wholesale'],
    combined.map(({ name, size, places, priceCents }) => [
      name,
      size,
      places.map(({ line }) => line).join(', '),
      priceCents === null ? '' : `${formatCents(priceCents)}, the highest`,
    ]),
    shown,
  )
  showRows(
    `${counted(refused.length, 'line')} rejected; existing stock for these stays as it is:`,
    ['where', 'what'],
    refused.map(({ sheet, line, name, fault }) => [placeOf(sheet, line), `${name} ${fault}`]),
    shown,
  )
}

const changeTitles: [StockChange, string][] = [
  ['new', 'new'],
  ['back', 'back in stock'],
  ['price', 'price changed'],
  ['quantity', 'quantity changed'],
  ['measure', 'height or caliper changed'],
  ['best seller', 'best seller changed'],
  ['gone', 'gone: taken off the site'],
]

const dollars = (cents: number | undefined) => (cents === undefined ? '' : formatCents(cents))
const amount = (quantity: number | null | undefined) => String(quantity ?? '')
const difference = (before: string, after: string) =>
  before === after ? after : `${before || '–'} → ${after || '–'}`

function planLine({ plantName, size, before, after }: PlannedRow) {
  const [from, to] = [before ?? after, after ?? before]
  return [
    before?.id ?? null,
    plantName,
    size,
    difference(dollars(from?.priceCents), dollars(to?.priceCents)),
    difference(amount(from?.quantity), amount(to?.quantity)),
  ]
}

/** Prints what would change, by kind of change. Prices are wholesale. */
export function showChanges({ plan: { rows }, uncovered }: PriceListPlan, shown: number) {
  const byChange = Map.groupBy(rows, ({ change }) => change)
  for (const [change, title] of changeTitles) {
    const changed = byChange.get(change) ?? []
    showRows(
      `${title}: ${changed.length.toLocaleString('en-US')}`,
      ['id', 'plant', 'size', 'wholesale', 'quantity'],
      changed.toSorted(inPlanOrder).map(planLine),
      shown,
    )
  }
  console.log(`${counted(byChange.get('same')?.length ?? 0, 'row')} already as listed.`)
  showRows(
    'Held for customers, but no longer listed in this quantity. The holds stay; find these elsewhere:',
    ['quote', 'plant', 'size', 'held'],
    uncovered.map((hold) => [hold.quoteNumber, hold.plantName, hold.size, hold.quantity]),
    Infinity,
  )
}
