import type { Cents } from '#domain/money.ts'
import type { DoneLine } from '#domain/quotes/lifecycle/events.ts'
import { countDone } from '#domain/quotes/lifecycle/record.ts'
import type { Day } from '#domain/time/nursery-clock.ts'

/** An order in the ledger: what moved in the period, and what's left at its end. */
export type LedgerOrder = {
  number: string
  /** When the work was done or the order ended; null before. */
  day: Day | null
  isWork: boolean
  /** Tax included; 0 if it was charged earlier. */
  chargedCents: Cents
  taxCents: Cents
  receivedCents: Cents
  receivedTaxCents: Cents
  /** Less than 0 if we owe them. Nothing is owed before the work is done. */
  owedCents: Cents
}

const sumOf = (orders: readonly LedgerOrder[], centsOf: (order: LedgerOrder) => Cents) =>
  orders.reduce((sum, order) => sum + centsOf(order), 0)

/** The money of a period: sums of the rows that its CSV has. */
export const monthMoney = (orders: readonly LedgerOrder[]) => ({
  chargedCents: sumOf(orders, ({ chargedCents }) => chargedCents),
  taxCents: sumOf(orders, ({ taxCents }) => taxCents),
  receivedCents: sumOf(orders, ({ receivedCents }) => receivedCents),
  receivedTaxCents: sumOf(orders, ({ receivedTaxCents }) => receivedTaxCents),
  owedCents: sumOf(orders, ({ owedCents }) => Math.max(0, owedCents)),
  weOweCents: sumOf(orders, ({ owedCents }) => Math.max(0, -owedCents)),
})

export type DonePlant = {
  line: number
  name: string
  inventoryId: number
  quantity: number
  unitPriceCents: Cents
  done: readonly DoneLine[]
}

export type TopPlant = { name: string; inventoryId: number; count: number; cents: Cents }

/** The plants that brought the most, before discounts, planting and tax. */
export function topPlants(lines: readonly DonePlant[], most: number): TopPlant[] {
  const plants = new Map<string, TopPlant>()
  for (const { line, name, inventoryId, quantity, unitPriceCents, done } of lines) {
    const outcome = done.find((each) => each.line === line)
    const count = outcome === undefined ? quantity : countDone(outcome, quantity)
    const { count: before, cents } = plants.get(name) ?? { count: 0, cents: 0 }
    plants.set(name, {
      name,
      inventoryId,
      count: before + count,
      cents: cents + count * unitPriceCents,
    })
  }
  return [...plants.values()]
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.cents - one.cents || one.name.localeCompare(other.name))
    .slice(0, most)
}
