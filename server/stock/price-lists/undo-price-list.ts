import type { StockRow } from '#domain/stock/plan-stock.ts'
import { formatMoment } from '#domain/quotes/validity.ts'
import { counted } from '#domain/wording.ts'
import { db } from '#server/platform/database/database.ts'
import { findLastPriceList, markPriceListUndone, restoreListedAt, undoDays } from './price-lists.ts'
import {
  isChange,
  listedValues,
  listStockByIds,
  markNeverInStock,
  writeListedValues,
  type ListedChange,
  type ListedValues,
} from '#server/stock/stock-lists.ts'
import { recordChange } from '#server/platform/log/desk-log.ts'
import type { PlannedChange } from '#server/platform/requests/planned-change.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'

type PlannedUndo = PlannedChange<StockRow[]> & {
  listId: number
  wholesaler: string
}

/** Plans to undo the last price list, of any wholesaler (null) or of one. A person of null is the command line. */
export async function planUndo(wholesalerId: number | null, personId: number | null): Promise<PlannedUndo> {
  const list = await findLastPriceList(wholesalerId)
  if (list === undefined) throw new Refusal(`No list was imported in the last ${undoDays} days.`)
  const { wholesaler, importedAt, undoneAt } = list
  const changes = list.changes.filter(isChange)
  const title = `The list of ${wholesaler} of ${formatMoment(importedAt)}`
  if (undoneAt !== null) throw new Refusal(`${title} was undone on ${formatMoment(undoneAt)}.`)
  const ids = changes.map(({ id }) => id)
  const before = await listStockByIds(db(), ids)
  const byId = new Map(before.map((row) => [row.id, row]))
  const undone = changes.flatMap((change) => {
    const row = byId.get(change.id)
    return row === undefined
      ? []
      : [{ row, ...valuesBefore(change, listedValues(row, row.deletedAt !== null)) }]
  })
  const kept = undone.filter(({ isChangedSince }) => isChangedSince).length
  return {
    listId: list.id,
    wholesaler,
    effects: [
      `${title} is undone: ${counted(changes.length, 'row goes back to what it was', 'rows go back to what they were')} before it.`,
      ...(kept === 0
        ? []
        : [`${counted(kept, 'row')} changed after the list; what changed since stays as it is now.`]),
    ],
    before,
    read: (on) => listStockByIds(on, ids),
    write: async (on) => {
      await writeListedValues(
        on,
        undone.map(({ row, values }) => ({ id: row.id, ...values })),
      )
      await markNeverInStock(
        on,
        changes.flatMap(({ id, before: old }) => (old === null ? [id] : [])),
      )
      await restoreListedAt(on, list.id)
      await markPriceListUndone(on, list.id)
      const details = { rows: undone.length, kept }
      await recordChange(on, {
        personId,
        action: 'price-list.undone',
        subject: `price list ${list.id}`,
        details,
      })
    },
  }
}

/** The row before the list, except for what was changed after it. A row that the list added is gone again. */
function valuesBefore({ before, after }: ListedChange, now: ListedValues) {
  const old = before ?? { ...after, isGone: true }
  const fields = Object.keys(after) as (keyof ListedValues)[]
  const changedSince = fields.filter((field) => now[field] !== after[field])
  const values = { ...old, ...Object.fromEntries(changedSince.map((field) => [field, now[field]])) }
  return { values: values as ListedValues, isChangedSince: changedSince.length > 0 }
}
