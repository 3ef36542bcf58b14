import { existsSync } from 'node:fs'
import { findHeader, lastHeaderRow, type ListColumns } from '#domain/inventory/listed-columns.ts'
import { readLine } from '#domain/inventory/listed-line.ts'
import { readSize } from '#domain/inventory/listed-size.ts'
import { db, type Database } from '#server/db/database.ts'
import {
  listHouseSizes,
  makeListTable,
  storeListedLines,
  type NumberedLine,
} from '#server/db/listed-lines.ts'
import { listDoubtfulNames } from '#server/db/listed-matches.ts'
import { makeNameTables, matchNames } from '#server/db/listed-names.ts'
import { applyPlan, countPlanned, digestPlan, planStock } from '#server/db/listed-plan.ts'
import { addWholesaler, listSizeSpellings, listWholesalers } from '#server/db/wholesalers.ts'
import { confirm } from './ask.ts'
import { readDecisions, writeOpenDecisions } from './decisions.ts'
import { showMatches, showPlan } from './inventory-report.ts'
import { readList } from './list-file.ts'
import { counted, progress } from './print.ts'
import { Refusal } from './topic.ts'

type Wholesaler = { id: number; name: string }

/** By name or number. A new one has no number before the list is taken in. */
export async function findWholesaler(words: string | undefined, isNew: boolean): Promise<Wholesaler> {
  const known = await listWholesalers()
  const names = known.map(({ id, name }) => `  ${id}  ${name}`).join('\n')
  if (words === undefined || words.trim() === '')
    throw new Refusal(`Whose list is it? --wholesaler NAME or NUMBER, one of\n${names}`)
  const found = known.find(
    ({ id, name }) => String(id) === words || name.toLowerCase() === words.trim().toLowerCase(),
  )
  if (found !== undefined && isNew)
    throw new Refusal(`${found.name} is no new wholesaler: it has the number ${found.id}.`)
  if (found !== undefined) return found
  if (isNew) return { id: 0, name: words.trim() }
  throw new Refusal(`There is no wholesaler '${words}'. To add it: --new-wholesaler. Known are\n${names}`)
}

/** Where the list's lines begin and what its columns hold. Rows are counted from 1, as a spreadsheet does. */
function findLines(path: string, rows: readonly string[][], houseSizes: ReadonlyMap<string, string>) {
  const header = findHeader(rows)
  if (header.kind === 'none') {
    const first = rows.find((row) => row.some((cell) => cell !== '')) ?? []
    throw new Refusal(
      `${path} has no header row within its first ${lastHeaderRow} rows. It begins: ${first.join(' | ').slice(0, 200)}\nNeeded are the titles of a name, a size and a price, like Common Name, Size, Price.`,
    )
  }
  if (header.kind === 'incomplete')
    throw new Refusal(
      `${path} row ${header.row + 1} is the header, but lacks ${header.lacks.join(' and ')}. It reads: ${header.titles.join(' | ')}`,
    )
  if (header.kind === 'twice')
    throw new Refusal(
      `${path} row ${header.row + 1} has two columns for the ${header.title}; rename the one that is not meant.`,
    )
  const above = rows
    .slice(0, header.row)
    .findIndex((row) => readLine(row, header.columns, houseSizes).kind === 'stock')
  if (above !== -1)
    throw new Refusal(
      `${path}: the header is row ${header.row + 1}, but row ${above + 1} above it is a line of stock: ${rows[above]?.join(' | ')}\nThe header must stand above all lines.`,
    )
  return { first: header.row + 1, columns: header.columns }
}

const batch = 5_000

async function storeRows(
  connection: Database,
  rows: readonly string[][],
  first: number,
  columns: ListColumns,
  houseSizes: ReadonlyMap<string, string>,
): Promise<number> {
  const bar = progress('reading', rows.length)
  const names = new Map<string, number>()
  let stored = 0
  for (let start = first; start < rows.length; start += batch) {
    const lines = rows.slice(start, start + batch).flatMap((cells, place): NumberedLine[] => {
      const read = readLine(cells, columns, houseSizes)
      if (read.kind === 'heading') return []
      const name = `${read.botanical}\n${read.common}`
      if (!names.has(name)) names.set(name, names.size + 1)
      return [{ line: start + place + 1, nameNo: names.get(name) ?? 0, read }]
    })
    await storeListedLines(connection, lines)
    stored += lines.length
    bar.at(start)
  }
  bar.end()
  if (stored === 0) throw new Refusal('The list has a header, but no line below it.')
  return stored
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
  return db()
    .connection()
    .execute(async (connection) => {
      const houseSizes = await listHouseSizes(connection)
      const { first, columns } = findLines(path, rows, houseSizes)
      await makeListTable(connection)
      const lines = await storeRows(connection, rows, first, columns, houseSizes)
      await makeNameTables(connection)
      const decisionsFile = options.decisions ?? `${path.replace(/\.\w+$/, '')}.decisions.csv`
      const decided = existsSync(decisionsFile) ? await readDecisions(connection, decisionsFile) : []
      await matchNames(connection, wholesaler.id, decided)
      console.log(`${path}: ${counted(lines, 'line')} of ${wholesaler.name}\n`)
      await showMatches(connection, options.shown)
      await requireDecisions(connection, decisionsFile)

      const spellings = new Map(
        (await listSizeSpellings(connection, wholesaler.id)).map((text) => [
          text,
          readSize(text, houseSizes) ?? text,
        ]),
      )
      await planStock(connection, wholesaler.id, spellings)
      await showPlan(connection, options.shown)
      const { same, ...changes } = await countPlanned(connection)
      const total = Object.values(changes).reduce((sum, rowCount) => sum + rowCount, 0)
      if (total === 0) return say(`Nothing to change: ${counted(same, 'row')} as listed.`)
      if (options.isDryRun) return say('A dry run: nothing was changed.')
      const shown = await digestPlan(connection)
      if (!(await confirm(`Change ${counted(total, 'row')} of ${wholesaler.name}?`, options)))
        return say('Nothing was changed.')
      await connection
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (transaction) => {
          const id =
            wholesaler.id === 0 ? (await addWholesaler(transaction, wholesaler.name)).id : wholesaler.id
          await planStock(transaction, id, spellings)
          if ((await digestPlan(transaction)) !== shown)
            throw new Refusal(
              'The stock was changed while you read this. Nothing was changed now: run it again.',
            )
          await applyPlan(transaction, id)
        })
      return say(`${counted(total, 'row')} changed.`)
    })
}

function say(words: string): number {
  console.log(words)
  return 0
}

/** Nothing is changed while a name is open: what it stands for could be taken for gone. */
async function requireDecisions(connection: Database, file: string) {
  const open = await listDoubtfulNames(connection)
  if (open.length === 0) return
  await writeOpenDecisions(file, open)
  throw new Refusal(
    `${counted(open.length, 'name')} need your decision: fill in the last column of ${file} (a plant's number or name, or skip), then run this again with --decisions ${file}\nNothing was changed.`,
  )
}
