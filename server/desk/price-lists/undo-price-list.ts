import type { StockRow } from '#domain/inventory/plan-stock.ts'
import { formatMoment } from '#domain/quote/validity.ts'
import { counted } from '#domain/wording.ts'
import { db } from '#server/db/database.ts'
import { findLastPriceList, markPriceListUndone, undoDays } from '#server/db/price-lists.ts'
import {
  listedValues,
  listStockByIds,
  writeListedValues,
  type ListedChange,
  type ListedValues,
} from '#server/db/stock-lists.ts'
import type { PlannedChange } from '#server/desk/planned-change.ts'
import { Refusal } from '#server/desk/refusal.ts'

/** Plans to undo the last price list, of any wholesaler (null) or of one. */
export async function planUndo(wholesalerId: number | null): Promise<PlannedChange<StockRow[]>> {
  const list = await findLastPriceList(wholesalerId)
  if (list === undefined) throw new Refusal(`No list was imported in the last ${undoDays} days.`)
  const { wholesaler, importedAt, undoneAt, changes } = list
  const title = `The list of ${wholesaler} of ${formatMoment(importedAt)}`
  if (undoneAt !== null) throw new Refusal(`${title} was undone on ${formatMoment(undoneAt)}.`)
  const ids = changes.map(({ id }) => id)
  const before = await listStockByIds(db(), ids)
  const byId = new Map(before.map((row) => [row.id, row]))
  const undone = changes.flatMap((change) => {
    const row = byId.get(change.id)
    return row === undefined ? [] : [valuesBefore(change, listedValues(row, row.deletedAt !== null))]
  })
  const kept = undone.filter(({ isChangedSince }) => isChangedSince).length
  return {
    effects: [
      `${title} is undone: ${counted(changes.length, 'row')} go back to what they were before it.`,
      ...(kept === 0
        ? []
        : [`${counted(kept, 'row')} changed after the list; what changed since stays as it is now.`]),
    ],
    before,
    read: (on) => listStockByIds(on, ids),
    write: async (on) => {
      await writeListedValues(
        on,
        undone.map(({ id, values }) => ({ id, ...values })),
      )
      await markPriceListUndone(on, list.id)
    },
  }
}

/** The row before the list, except for what was changed after it. A row that the list added is gone again. */
function valuesBefore({ id, before, after }: ListedChange, now: ListedValues) {
  const old = before ?? { ...after, isGone: true }
  const fields = Object.keys(after) as (keyof ListedValues)[]
  const changedSince = fields.filter((field) => now[field] !== after[field])
  const values = { ...old, ...Object.fromEntries(changedSince.map((field) => [field, now[field]])) }
  return { id, values: values as ListedValues, isChangedSince: changedSince.length > 0 }
}
