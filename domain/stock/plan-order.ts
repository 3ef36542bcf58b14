import type { PlannedRow } from './plan-stock.ts'

const priceRatio = ({ change, before, after }: PlannedRow) =>
  change === 'price' ? Math.abs(Math.log(after.priceCents / before.priceCents)) : 0
const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Largest price changes first, everything else by plant and size. */
export const inPlanOrder = (one: PlannedRow, other: PlannedRow) =>
  priceRatio(other) - priceRatio(one) ||
  byText(one.plantName, other.plantName) ||
  byText(one.size, other.size) ||
  (one.before?.id ?? 0) - (other.before?.id ?? 0)
