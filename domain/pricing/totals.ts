import type { Cents } from '#domain/money.ts'
import type { PlantPrice } from './plant-price.ts'

export type PricedLine = PlantPrice & { quantity: number }

export type Totals = {
  subtotalCents: Cents
  laborCents: Cents
  /** Null until delivery is confirmed. Never 0 for unknown. */
  deliveryCents: Cents | null
  grandTotalCents: Cents
}

/** PR-01: unit price x quantity + planting fee x quantity. */
export function lineTotal({ unitPriceCents, plantingFeeCents, quantity }: PricedLine): Cents {
  return (unitPriceCents + plantingFeeCents) * quantity
}

/** PR-01: plants subtotal + labor + delivery fee. */
export function totals(lines: readonly PricedLine[], deliveryCents: Cents | null): Totals {
  const subtotalCents = lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0)
  const laborCents = lines.reduce((sum, line) => sum + line.plantingFeeCents * line.quantity, 0)
  return {
    subtotalCents,
    laborCents,
    deliveryCents,
    grandTotalCents: subtotalCents + laborCents + (deliveryCents ?? 0),
  }
}
