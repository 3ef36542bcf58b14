import type { DoneLine } from './events.ts'
import { countDone } from './record.ts'

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
  const done = lines.map((each): DoneLine & { taken: number } => {
    const plant = plants[each.line - 1]
    const last = before.find(({ line }) => line === each.line)
    const there = plant && left.get(plant.inventoryId)
    const had = last?.taken ?? 0
    const wanted = countDone(each, plant?.quantity ?? 0)
    const more = wanted - (last === undefined ? 0 : countDone(last, plant?.quantity ?? 0))
    const taken = more > 0 ? had + Math.min(more, there ?? 0) : Math.min(had, wanted)
    if (plant !== undefined && there !== undefined) left.set(plant.inventoryId, there + had - taken)
    return { ...each, taken }
  })
  return { lines: done, listed: left }
}
