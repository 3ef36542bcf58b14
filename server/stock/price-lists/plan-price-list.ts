import type { NameDecision } from '#domain/stock/match-names.ts'
import { planStock, type NumberedLine, type StockPlan, type StockRow } from '#domain/stock/plan-stock.ts'
import { counted } from '#domain/wording.ts'
import { db, type Database } from '#server/platform/database/database.ts'
import {
  addWholesaler,
  listHoldsOfWholesaler,
  listHouseSizes,
  listNameDecisions,
  listPlantNames,
  listStockOfWholesaler,
  saveNameDecisions,
  writeStockPlan,
  type StockHold,
} from '#server/stock/stock-lists.ts'
import { recordChange } from '#server/platform/log/desk-log.ts'
import { writeIfUnchanged } from '#server/platform/requests/planned-change.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import type { Sheet } from './read-in-process.ts'
import { readLines } from './read-lines.ts'

/** A new one has the id 0 until its list is imported. */
type Wholesaler = { id: number; name: string }

export type PriceListPlan = {
  lines: NumberedLine[]
  wholesaler: Wholesaler
  stock: StockRow[]
  plan: StockPlan
  /** Decisions about names in this list; they're remembered for the next one. */
  decisions: readonly NameDecision[]
  /** How many rows are on the site, how many change, and how many of these are taken off the site. */
  onSite: number
  changed: number
  removed: number
  /** True if more than a third of the stock would be removed: the owner must type the number. */
  removesMany: boolean
  /** Names that need a decision: their stock would otherwise be treated as gone. */
  openNames: number
  /** Plants held for customers that the list doesn't cover anymore. The holds stay. */
  uncovered: StockHold[]
}

type Given = {
  fileName: string
  sheets: readonly Sheet[]
  wholesaler: Wholesaler
  decisions: readonly NameDecision[]
  /** Positions of the sheets to use. */
  chosen: readonly number[]
}

/** Plans how a wholesaler's list changes the stock. Writes nothing. */
export async function planPriceList(given: Given): Promise<PriceListPlan> {
  const { fileName, sheets, wholesaler, decisions, chosen } = given
  const [houseSizes, stock, plants, remembered, holds] = await Promise.all([
    listHouseSizes(),
    listStockOfWholesaler(db(), wholesaler.id),
    listPlantNames(),
    listNameDecisions(wholesaler.id),
    listHoldsOfWholesaler(wholesaler.id),
  ])
  const lines = readLines({ fileName, sheets, houseSizes }, chosen)
  const plan = planStock({
    lines,
    plants,
    stock,
    houseSizes,
    decisions: [...remembered, ...decisions],
  })
  const removed = plan.rows.filter(({ change }) => change === 'gone').length
  const onSite = stock.filter(({ deletedAt }) => deletedAt === null).length
  return {
    lines,
    wholesaler,
    stock,
    plan,
    decisions,
    onSite,
    changed: plan.rows.filter(({ change }) => change !== 'same').length,
    removed,
    removesMany: removed * 3 > onSite,
    openNames: plan.names.filter(({ match }) => match.how === 'doubtful').length,
    uncovered: uncoveredHolds(plan, holds),
  }
}

function uncoveredHolds({ rows }: StockPlan, holds: readonly StockHold[]): StockHold[] {
  const listed = new Map(rows.map(({ before, after }) => [before?.id, after === null ? 0 : after.quantity]))
  return holds.filter(({ inventoryId }) => {
    const held = holds.reduce((sum, hold) => sum + (hold.inventoryId === inventoryId ? hold.quantity : 0), 0)
    // A row the plan doesn't mention stays as it is; without a quantity, the list has enough.
    return held > (listed.get(inventoryId) ?? Infinity)
  })
}

type Applying = {
  personId: number
  /** The number that was typed, if the list removes many rows. */
  removing: number | undefined
  /** Written in the same transaction. */
  also?: (on: Database) => Promise<void>
}

/** Writes the plan, the names that were decided, and the log. */
export async function applyPriceList(list: PriceListPlan, { personId, removing, also }: Applying) {
  const { wholesaler, stock, plan, removed, changed, openNames } = list
  if (openNames > 0)
    throw new Refusal(`${counted(openNames, 'name needs', 'names need')} your decision. Nothing was changed.`)
  if (list.removesMany && removing !== removed)
    throw new Refusal(
      `This list takes ${counted(removed, 'row')} off the site. Type that number if it's right. Nothing was changed.`,
    )
  await writeIfUnchanged(
    {
      before: stock,
      read: (on) => listStockOfWholesaler(on, wholesaler.id),
      write: async (on) => {
        const wholesalerId =
          wholesaler.id === 0 ? (await addWholesaler(on, wholesaler.name)).id : wholesaler.id
        await writeStockPlan(on, wholesalerId, plan.rows)
        await saveNameDecisions(on, wholesalerId, list.decisions)
        await recordChange(on, {
          personId,
          action: 'price-list.applied',
          subject: `price list of ${wholesaler.name}`,
          details: { changed, removed },
        })
        await also?.(on)
      },
    },
    'The stock changed while you were reading this. Nothing was written; look at the list again.',
  )
}
