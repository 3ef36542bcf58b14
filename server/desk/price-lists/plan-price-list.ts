import type { NameDecision } from '#domain/inventory/match-names.ts'
import { planStock, type StockPlan, type StockRow } from '#domain/inventory/plan-stock.ts'
import { db } from '#server/db/database.ts'
import { storePriceList } from '#server/db/price-lists.ts'
import {
  addWholesaler,
  listHoldsOfWholesaler,
  listHouseSizes,
  listPlantNames,
  listStockOfWholesaler,
  writeStockPlan,
  type StockHold,
} from '#server/db/stock-lists.ts'
import { writeIfUnchanged } from '#server/desk/planned-change.ts'
import type { Wholesaler } from './find-wholesaler.ts'
import type { Sheet } from './read-excel.ts'
import { readLines, type ListLines } from './read-lines.ts'

export type PriceListPlan = ListLines & {
  wholesaler: Wholesaler
  stock: StockRow[]
  plan: StockPlan
  /** How many rows change, and how many of them are taken off the site. */
  changed: number
  removed: number
  /** True if more than a third of the stock would be removed: the owner must type the number. */
  removesMany: boolean
  /** Plants held for customers that the list doesn't cover anymore. The holds stay. */
  uncovered: StockHold[]
}

type Given = {
  fileName: string
  sheets: readonly Sheet[]
  wholesaler: Wholesaler
  decisions: readonly NameDecision[]
}

/** Plans how a wholesaler's list changes the stock. Writes nothing. */
export async function planPriceList(given: Given): Promise<PriceListPlan> {
  const { fileName, sheets, wholesaler, decisions } = given
  const houseSizes = await listHouseSizes()
  const read = readLines(fileName, sheets, wholesaler.name, houseSizes)
  const stock = await listStockOfWholesaler(db(), wholesaler.id)
  const plants = await listPlantNames()
  const plan = planStock({ lines: read.lines, plants, stock, houseSizes, decisions })
  const removed = plan.rows.filter(({ change }) => change === 'gone').length
  const inStock = stock.filter(({ deletedAt }) => deletedAt === null).length
  return {
    ...read,
    wholesaler,
    stock,
    plan,
    changed: plan.rows.filter(({ change }) => change !== 'same').length,
    removed,
    removesMany: removed * 3 > inStock,
    uncovered: uncoveredHolds(plan, await listHoldsOfWholesaler(wholesaler.id)),
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

/** Writes the plan, and what it takes to undo it. */
export async function applyPriceList({ wholesaler, stock, plan }: PriceListPlan): Promise<void> {
  await writeIfUnchanged(
    {
      before: stock,
      read: (on) => listStockOfWholesaler(on, wholesaler.id),
      write: async (on) => {
        const id = wholesaler.id === 0 ? (await addWholesaler(on, wholesaler.name)).id : wholesaler.id
        await storePriceList(on, id, await writeStockPlan(on, id, plan.rows))
      },
    },
    'The stock changed while you were reading this. Nothing was written; run the command again.',
  )
}
