import { listBestSellers, saveBestSellers } from '#server/db/inventory.ts'
import type { PlannedChange } from './planned-change.ts'
import { Refusal } from './refusal.ts'

type Row = Awaited<ReturnType<typeof listBestSellers>>[number]

/** Makes stock items best sellers, or no longer. */
export async function planBestSellers(
  ids: readonly number[],
  isBestSeller: boolean,
): Promise<PlannedChange<Row[]>> {
  const before = await listBestSellers(ids)
  const missing = ids.find((id) => before.every((row) => row.id !== id))
  if (missing !== undefined) throw new Refusal(`Nothing in stock has the id ${missing}.`)
  return {
    effects: before.map(
      ({ id, plantName, size }) =>
        `${id}, ${plantName} ${size}, ${isBestSeller ? 'is a best seller' : "isn't a best seller anymore"}.`,
    ),
    before,
    read: (on) => listBestSellers(ids, on),
    write: (on) => saveBestSellers(on, ids, isBestSeller),
  }
}
