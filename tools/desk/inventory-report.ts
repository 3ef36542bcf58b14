import type { NameMatch } from '#domain/inventory/match-names.ts'
import { inPlanOrder } from '#domain/inventory/plan-order.ts'
import { causeInWords, type RemovalCause } from '#domain/inventory/removal-cause.ts'
import type { PlannedRow, StockChange, StockPlan } from '#domain/inventory/plan-stock.ts'
import { formatCents } from '#domain/money.ts'
import type { StockHold } from '#server/db/stock-lists.ts'
import type { ListLines } from '#server/desk/price-lists/read-lines.ts'
import { counted } from '#domain/wording.ts'
import { table } from './print.ts'

const matchTitles: [NameMatch['how'], string][] = [
  ['exact', 'matched by name'],
  ['remembered', 'matched as in earlier lists'],
  ['similar', 'matched by similar spelling'],
  ['decided', 'matched by your decision'],
  ['doubtful', 'doubtful: needs your decision'],
  ['skipped', 'left out by your decision'],
  ['unknown', 'not in our catalog: left out'],
]

const more = (count: number, shown: number) =>
  count > shown ? `  … and ${(count - shown).toLocaleString('en-US')} more; use --all to see them\n` : ''

/** Prints every sheet of a workbook, and the lines that are other wholesalers'. */
export function showSheets({ sheets, ofOthers }: ListLines) {
  if (sheets.length > 1) {
    const lines = sheets.map(({ name, lines: count }) => [name, count?.length ?? 'no header row: left out'])
    console.log(`${table(['sheet', { title: 'lines', align: 'right' }], lines)}\n`)
  }
  if (ofOthers > 0) console.log(`${counted(ofOthers, 'line')} of other wholesalers left out.\n`)
}

/** Prints which plants are held for customers although the list no longer has enough of them. */
export function showHolds(uncovered: readonly StockHold[]) {
  if (uncovered.length === 0) return
  const lines = uncovered.map((hold) => [hold.quoteNumber, hold.plantName, hold.size, hold.quantity])
  console.log(
    `Held for customers, but no longer listed in this quantity. The holds stay; find these elsewhere:\n${table(['quote', 'plant', 'size', 'held'], lines)}\n`,
  )
}

/** Prints why the list may remove so much by mistake. */
export function showCause(cause: RemovalCause | null) {
  if (cause !== null) console.log(`${causeInWords(cause)}\n`)
}

/** Prints how the names in the list were matched and which lines are left out. */
export function showMatches({ names, refused, combined }: StockPlan, shown: number) {
  const byMatch = Map.groupBy(
    names.toSorted((one, other) => other.lines - one.lines),
    ({ match }) => match.how,
  )
  const counts = matchTitles.flatMap(([how, title]) => {
    const matched = byMatch.get(how)
    return matched === undefined
      ? []
      : [[title, matched.length, matched.reduce((sum, { lines }) => sum + lines, 0)]]
  })
  console.log(`${table(['', 'names', 'lines'], counts)}\n`)

  const similar = byMatch.get('similar') ?? []
  if (similar.length > 0) {
    const lines = similar
      .slice(0, shown)
      .map(({ botanical, common, match }) => [
        `${botanical} ${common}`.trim(),
        '→',
        'plant' in match ? `${match.plant.name} (${match.plant.botanicalName})` : null,
      ])
    console.log(`By similar spelling:\n${table(['in the list', '', 'plant'], lines)}`)
    console.log(more(similar.length, shown))
  }
  const unknown = byMatch.get('unknown') ?? []
  if (unknown.length > 0) {
    const lines = unknown
      .slice(0, shown)
      .map(({ botanical, common, lines: count }) => [count, `${botanical} ${common}`.trim()])
    console.log(`Not in our catalog, by lines:\n${table(['lines', 'in the list'], lines)}`)
    console.log(more(unknown.length, shown))
  }
  if (combined.length > 0) {
    const lines = combined
      .slice(0, shown)
      .map(({ name, size, places, priceCents }) => [
        name,
        size,
        places.map(({ line }) => line).join(', '),
        priceCents === null ? '' : `${formatCents(priceCents)}, the highest`,
      ])
    console.log(
      `Listed more than once, which counts as one row:\n${table(['plant', 'size', 'rows', 'wholesale'], lines)}`,
    )
    console.log(more(combined.length, shown))
  }
  if (refused.length > 0) {
    console.log(`${counted(refused.length, 'line')} rejected; existing stock for these stays as it is:`)
    const lines = refused
      .slice(0, shown)
      .map(
        ({ sheet, line, name, fault }) =>
          `  ${sheet === undefined ? '' : `${sheet}, `}row ${line} ${name} ${fault}`,
      )
    console.log(lines.join('\n'))
    console.log(more(refused.length, shown))
  }
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

/** Prints what would change, grouped by kind of change. Prices are wholesale. */
export function showPlan(rows: readonly PlannedRow[], shown: number) {
  const byChange = Map.groupBy(rows, ({ change }) => change)
  for (const [change, title] of changeTitles) {
    const changed = byChange.get(change)
    if (changed === undefined) continue
    console.log(`${title}: ${changed.length.toLocaleString('en-US')}`)
    console.log(
      table(
        [
          'id',
          'plant',
          'size',
          { title: 'wholesale', align: 'right' },
          { title: 'quantity', align: 'right' },
        ],
        changed.toSorted(inPlanOrder).slice(0, shown).map(planLine),
      ),
    )
    console.log(more(changed.length, shown))
  }
  console.log(`${counted(byChange.get('same')?.length ?? 0, 'row')} already as listed.`)
}
