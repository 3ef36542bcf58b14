import type { Cents } from '#domain/money.ts'

type Price = { unitPriceCents: Cents; plantingFeeCents: Cents }

/** The planted price comes first everywhere: no cost arrives late. */
export const plantedCents = ({ unitPriceCents, plantingFeeCents }: Price): Cents =>
  unitPriceCents + plantingFeeCents

export const plantedFrom = (stock: readonly Price[]): Cents | null =>
  stock.length === 0 ? null : Math.min(...stock.map(plantedCents))
