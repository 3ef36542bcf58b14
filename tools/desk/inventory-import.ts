import { existsSync } from 'node:fs'
import type { MatchedName } from '#domain/stock/plan-stock.ts'
import { counted } from '#domain/wording.ts'
import { undoDays } from '#server/stock/price-lists/price-lists.ts'
import { listPlantNames } from '#server/stock/stock-lists.ts'
import {
  applyPriceList,
  planPriceList,
  type PriceListPlan,
} from '#server/stock/price-lists/plan-price-list.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import { confirm, confirmNumber } from './confirm.ts'
import { readDecisions, writeOpenDecisions } from './decisions.ts'
import { findWholesaler } from './find-wholesaler.ts'
import { showChanges, showLines } from './inventory-report.ts'
import { readListFile } from './read-file.ts'

type ImportOptions = {
  wholesaler: string | undefined
  isNewWholesaler: boolean
  decisions: string | undefined
  /** How many rows the owner knows the list to remove. */
  removing: number | undefined
  isDryRun: boolean
  shown: number
  yes: boolean
}

export async function importList(path: string, options: ImportOptions) {
  const sheets = await readListFile(path)
  const wholesaler = await findWholesaler(options.wholesaler, options.isNewWholesaler)
  const decisionsFile = options.decisions ?? `${path.replace(/\.\w+$/, '')}.decisions.csv`
  const decisions = existsSync(decisionsFile)
    ? await readDecisions(decisionsFile, await listPlantNames())
    : []
  const list = await planPriceList({ fileName: path, sheets, wholesaler, decisions })

  console.log(`${path}: ${counted(list.lines.length, 'line')} of ${wholesaler.name}\n`)
  showLines(list, options.shown)
  await requireDecisions(list.plan.names, decisionsFile)
  showChanges(list, options.shown)
  if (list.changed === 0)
    return console.log(`Nothing to change: ${counted(list.plan.rows.length, 'row')} already as listed.`)
  if (options.isDryRun) return console.log('Dry run: nothing was changed.')
  if (!(await isConfirmed(list, options))) return console.log('Nothing was changed.')
  // The question was answered with the number.
  await applyPriceList(list, { personId: null, removing: list.removed })
  return console.log(
    `${counted(list.changed, 'row')} changed. inventory undo takes the list back within ${undoDays} days.`,
  )
}

function isConfirmed({ wholesaler, changed, removed, removesMany }: PriceListPlan, options: ImportOptions) {
  return removesMany
    ? confirmNumber(
        `This removes ${counted(removed, 'row')}, more than a third of what ${wholesaler.name} has in stock.`,
        removed,
        { flag: '--removing', given: options.removing },
      )
    : confirm(`Change ${counted(changed, 'row')} of ${wholesaler.name}?`, options)
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
    `${counted(open.length, 'name needs', 'names need')} your decision. Fill in the last column of ${file} (a plant's number or name, or skip), then run this again with --decisions ${file}\nNothing was changed.`,
  )
}
