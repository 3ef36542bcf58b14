import { formatCents } from '#domain/money.ts'
import type { Database } from '#server/db/database.ts'
import {
  countFaults,
  countMatches,
  listFaults,
  listMatches,
  type NameMatch,
} from '#server/db/listed-matches.ts'
import { countPlanned, listPlanned, type PlannedRow, type StockChange } from '#server/db/listed-plan.ts'
import { counted, table } from './print.ts'

const matchTitles: [NameMatch, string][] = [
  ['exact', 'matched by name'],
  ['remembered', 'matched as in earlier lists'],
  ['similar', 'matched by similar spelling'],
  ['decided', 'matched by your decision'],
  ['doubtful', 'doubtful: to be decided'],
  ['skipped', 'left out by your decision'],
  ['unknown', 'not in our catalog: left out'],
]

const more = (count: number, shown: number) =>
  count > shown ? `  … and ${(count - shown).toLocaleString('en-US')} more; --all shows them\n` : ''

/** How the list's names were understood, and which of its lines are left out. */
export async function showMatches(connection: Database, shown: number) {
  const matches = await countMatches(connection)
  const rows = matchTitles.flatMap(([how, title]) => {
    const match = matches.get(how)
    return match === undefined ? [] : [[title, match.names, match.lines]]
  })
  console.log(
    `${table(
      ['names', 'names', 'lines'].map((title, place) => (place === 0 ? '' : title)),
      rows,
    )}\n`,
  )

  const similar = await listMatches(connection, 'similar', shown)
  if (similar.length > 0) {
    const lines = similar.map(({ botanical, common, plant }) => [`${botanical} ${common}`.trim(), '→', plant])
    console.log(`By similar spelling:\n${table(['in the list', '', 'plant'], lines)}`)
    console.log(more(matches.get('similar')?.names ?? 0, shown))
  }
  const strangers = await listMatches(connection, 'unknown', shown)
  if (strangers.length > 0) {
    const lines = strangers.map(({ botanical, common, lines: count }) => [
      count,
      `${botanical} ${common}`.trim(),
    ])
    console.log(`Not in our catalog, by lines:\n${table(['lines', 'in the list'], lines)}`)
    console.log(more(matches.get('unknown')?.names ?? 0, shown))
  }
  const faults = await listFaults(connection, shown)
  if (faults.length > 0) {
    const count = await countFaults(connection)
    console.log(`${counted(count, 'line')} refused; what is in stock of them stays as it is:`)
    console.log(faults.map(({ line, name, fault }) => `  row ${line} ${name} ${fault}`).join('\n'))
    console.log(more(count, shown))
  }
}

const changeTitles: Record<Exclude<StockChange, 'same'>, string> = {
  new: 'new',
  back: 'back in stock',
  price: 'price changed',
  quantity: 'quantity changed',
  measure: 'height or caliper changed',
  gone: 'gone: taken off the site',
}

const dollars = (cents: number | null) => (cents === null ? '' : formatCents(cents))
const change = (before: string, after: string) =>
  before === after ? after : `${before || '–'} → ${after || '–'}`

function planLine({ plant_name, size, inventory_id, ...row }: PlannedRow, kind: StockChange) {
  const [prices, quantities] =
    kind === 'new' || kind === 'gone'
      ? [dollars(row.price_cents ?? row.price_before), String(row.quantity ?? row.quantity_before ?? '')]
      : [
          change(dollars(row.price_before), dollars(row.price_cents)),
          change(String(row.quantity_before ?? ''), String(row.quantity ?? row.quantity_before ?? '')),
        ]
  return [inventory_id, plant_name, size, prices, quantities]
}

/** What would change, kind by kind. Prices are the wholesaler's. */
export async function showPlan(connection: Database, shown: number) {
  const counts = await countPlanned(connection)
  for (const [kind, title] of Object.entries(changeTitles) as [Exclude<StockChange, 'same'>, string][]) {
    if (counts[kind] === 0) continue
    const rows = await listPlanned(connection, kind, shown)
    console.log(`${title}: ${counts[kind].toLocaleString('en-US')}`)
    console.log(
      table(
        [
          'id',
          'plant',
          'size',
          { title: 'wholesale', align: 'right' },
          { title: 'quantity', align: 'right' },
        ],
        rows.map((row) => planLine(row, kind)),
      ),
    )
    console.log(more(counts[kind], shown))
  }
  console.log(`${counted(counts.same, 'row')} as listed.`)
}
