import type { DoneLine } from './events.ts'

type Work = {
  lines: readonly DoneLine[]
  /** The earlier record, if this is a correction. */
  before: readonly DoneLine[]
  plants: readonly { inventoryId: number; quantity: number }[]
  /** How many of each item are listed, if its list says so. */
  listed: ReadonlyMap<number, number>
}

/**
 * How many plants each line takes off the listed stock, and how many are listed then. An order may be larger than what's listed,
 * so a line that wasn't done after all gives back only what it took.
 */
export function takeFromStock({ lines, before, plants, listed }: Work) {
  const left = new Map(listed)
  const done = lines.map(({ line, outcome }): Required<DoneLine> => {
    const plant = plants[line - 1]
    const last = before.find((each) => each.line === line)
    const count = plant && left.get(plant.inventoryId)
    const had = last?.taken ?? 0
    const wasDone = last !== undefined && last.outcome !== 'not-done'
    const taken = outcome === 'not-done' ? 0 : wasDone ? had : Math.min(plant?.quantity ?? 0, count ?? 0)
    if (plant !== undefined && count !== undefined) left.set(plant.inventoryId, count + had - taken)
    return { line, outcome, taken }
  })
  return { lines: done, listed: left }
}
