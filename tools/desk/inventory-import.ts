import { existsSync } from 'node:fs'
import { findHeader, lastHeaderRow } from '#domain/inventory/listed-columns.ts'
import { readLine } from '#domain/inventory/listed-line.ts'
import { planStock, type MatchedName, type NumberedLine } from '#domain/inventory/plan-stock.ts'
import { db } from '#server/db/database.ts'
import {
  listPlantNames,
  listHouseSizes,
  listStockOfWholesaler,
  writeStockPlan,
  addWholesaler,
  listWholesalers,
} from '#server/db/stock-lists.ts'
import { writeIfUnchanged } from './apply-change.ts'
import { confirm } from './confirm.ts'
import { readDecisions, writeOpenDecisions } from './decisions.ts'
import { showMatches, showPlan } from './inventory-report.ts'
import { readList } from './list-file.ts'
import { counted } from './print.ts'
import { Refusal } from './topic.ts'

type Wholesaler = { id: number; name: string }

/** Finds a wholesaler by name or id. A new one has the id 0 until its list is imported. */
export async function findWholesaler(words: string | undefined, isNew: boolean): Promise<Wholesaler> {
  const known = await listWholesalers()
  const names = known.map(({ id, name }) => `  ${id}  ${name}`).join('\n')
  if (words === undefined || words.trim() === '')
    throw new Refusal(`Whose list is it? Add --wholesaler with a name or number:\n${names}`)
  const found = known.find(
    ({ id, name }) => String(id) === words || name.toLowerCase() === words.trim().toLowerCase(),
  )
  if (found !== undefined && isNew)
    throw new Refusal(`${found.name} isn't a new wholesaler: it's number ${found.id}.`)
  if (found !== undefined) return found
  if (isNew) return { id: 0, name: words.trim() }
  throw new Refusal(
    `There's no wholesaler '${words}'. To add it, use --new-wholesaler. The others are\n${names}`,
  )
}

/** Reads the lines below the header. Lines are numbered from 1, like the rows of a spreadsheet. */
function readLines(
  path: string,
  rows: readonly string[][],
  houseSizes: ReadonlyMap<string, string>,
): NumberedLine[] {
  const header = findHeader(rows)
  if (header.kind === 'none') {
    const first = rows.find((row) => row.some((cell) => cell !== '')) ?? []
    throw new Refusal(
      `${path} has no header row in its first ${lastHeaderRow} rows. It begins: ${first.join(' | ').slice(0, 200)}\nA list needs columns for a name, a size and a price, such as Common Name, Size, Price.`,
    )
  }
  if (header.kind === 'incomplete')
    throw new Refusal(
      `${path} row ${header.row + 1} is the header, but it lacks ${header.lacks.join(' and ')}. It reads: ${header.titles.join(' | ')}`,
    )
  if (header.kind === 'twice')
    throw new Refusal(
      `${path} row ${header.row + 1} has two columns for the ${header.title}; rename the wrong one.`,
    )
  const above = rows
    .slice(0, header.row)
    .findIndex((row) => readLine(row, header.columns, houseSizes).kind === 'stock')
  if (above !== -1)
    throw new Refusal(
      `${path}: the header is row ${header.row + 1}, but row ${above + 1} above it is a stock line: ${rows[above]?.join(' | ')}\nThe header must be above all lines.`,
    )
  const lines = rows.flatMap((cells, index): NumberedLine[] => {
    if (index <= header.row) return []
    const read = readLine(cells, header.columns, houseSizes)
    return read.kind === 'heading' ? [] : [{ line: index + 1, read }]
  })
  if (lines.length === 0) throw new Refusal('The list has a header but no lines below it.')
  return lines
}

type ImportOptions = {
  wholesaler: string | undefined
  isNewWholesaler: boolean
  decisions: string | undefined
  isDryRun: boolean
  shown: number
  yes: boolean
}

export async function importList(path: string, options: ImportOptions): Promise<number> {
  const rows = await readList(path)
  const wholesaler = await findWholesaler(options.wholesaler, options.isNewWholesaler)
  const houseSizes = await listHouseSizes()
  const lines = readLines(path, rows, houseSizes)
  const plants = await listPlantNames()
  const stock = await listStockOfWholesaler(db(), wholesaler.id)
  const decisionsFile = options.decisions ?? `${path.replace(/\.\w+$/, '')}.decisions.csv`
  const decisions = existsSync(decisionsFile) ? await readDecisions(decisionsFile, plants) : []
  const plan = planStock({ lines, plants, stock, houseSizes, decisions })

  console.log(`${path}: ${counted(lines.length, 'line')} of ${wholesaler.name}\n`)
  showMatches(plan, options.shown)
  await requireDecisions(plan.names, decisionsFile)
  showPlan(plan.rows, options.shown)
  const same = plan.rows.filter(({ change }) => change === 'same').length
  const total = plan.rows.length - same
  if (total === 0) return say(`Nothing to change: ${counted(same, 'row')} already as listed.`)
  if (options.isDryRun) return say('Dry run: nothing was changed.')
  if (!(await confirm(`Change ${counted(total, 'row')} of ${wholesaler.name}?`, options)))
    return say('Nothing was changed.')
  await writeIfUnchanged(
    {
      before: stock,
      read: (transaction) => listStockOfWholesaler(transaction, wholesaler.id),
      write: async (transaction) => {
        const id =
          wholesaler.id === 0 ? (await addWholesaler(transaction, wholesaler.name)).id : wholesaler.id
        await writeStockPlan(transaction, id, plan.rows)
      },
    },
    'The stock changed while you were reading this. Nothing was written; run the command again.',
  )
  return say(`${counted(total, 'row')} changed.`)
}

function say(message: string): number {
  console.log(message)
  return 0
}

/** Refuses while a name is undecided: its stock would otherwise be treated as gone. */
async function requireDecisions(names: readonly MatchedName[], file: string) {
  const open = names
    .flatMap(({ match, ...name }) =>
      match.how === 'doubtful' ? [{ ...name, suggestions: match.suggestions }] : [],
    )
    .toSorted((one, other) => other.lines - one.lines)
  if (open.length === 0) return
  await writeOpenDecisions(file, open)
  throw new Refusal(
    `${counted(open.length, 'name')} need your decision. Fill in the last column of ${file} (a plant's number or name, or skip), then run this again with --decisions ${file}\nNothing was changed.`,
  )
}
