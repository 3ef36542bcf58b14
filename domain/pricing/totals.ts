import type { Cents } from '#domain/money.ts'
import type { PlantPrice } from './plant-price.ts'

/** A deer cage is labor; without one its price is left out. */
export type PricedLine = PlantPrice & { quantity: number; cageCents?: Cents }

export type Totals = {
  subtotalCents: Cents
  laborCents: Cents
  /** Null until delivery is confirmed. Never 0 for unknown. */
  deliveryCents: Cents | null
  grandTotalCents: Cents
}

const laborOf = ({ plantingFeeCents, cageCents = 0, quantity }: PricedLine) =>
  (plantingFeeCents + cageCents) * quantity

/** Unit price x quantity + planting fee x quantity. */
export const lineTotal = (line: PricedLine): Cents => line.unitPriceCents * line.quantity + laborOf(line)

/** Plants subtotal + labor + delivery fee. */
export function totals(lines: readonly PricedLine[], deliveryCents: Cents | null): Totals {
  const subtotalCents = lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0)
  const laborCents = lines.reduce((sum, line) => sum + laborOf(line), 0)
  return {
    subtotalCents,
    laborCents,
    deliveryCents,
    grandTotalCents: subtotalCents + laborCents + (deliveryCents ?? 0),
  }
}
