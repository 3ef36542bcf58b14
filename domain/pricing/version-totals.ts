import type { Cents } from '#domain/money.ts'
import { totals, type PricedLine } from './totals.ts'

export const taxableKinds = ['plants', 'planting', 'cage', 'delivery'] as const
export type TaxableKind = (typeof taxableKinds)[number]

/** The owner's sales tax: 825 basis points are 8.25%. */
export type SalesTax = { basisPoints: number; kinds: readonly TaxableKind[] }

/** Work or goods that aren't on the list, such as 'Remove a dead ash'. */
type ExtraLine = { quantity: number; unitPriceCents: Cents; isTaxed: boolean }

export type VersionTotals = {
  subtotalCents: Cents
  laborCents: Cents
  extrasCents: Cents
  discountCents: Cents
  /** Null until delivery is confirmed. Never 0 for unknown. */
  deliveryCents: Cents | null
  taxCents: Cents
  grandTotalCents: Cents
}

type Priced = {
  lines: readonly PricedLine[]
  extras: readonly ExtraLine[]
  discountCents: Cents
  deliveryCents: Cents | null
  /** Null: the estimate, before sales tax. */
  tax: SalesTax | null
}

const sum = <Row>(rows: readonly Row[], centsOf: (row: Row) => Cents) =>
  rows.reduce((total, row) => total + centsOf(row), 0)

/** Rounds half up, exactly. */
const share = (cents: Cents, numerator: number, denominator: number): Cents =>
  denominator === 0
    ? 0
    : Number((2n * BigInt(cents) * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator)))

/** A version's totals. A discount applies to everything alike, never makes a total negative, and lowers the tax. */
export function versionTotals({ lines, extras, discountCents, deliveryCents, tax }: Priced): VersionTotals {
  const { subtotalCents, laborCents } = totals(lines, null)
  const extrasCents = sum(extras, ({ quantity, unitPriceCents }) => quantity * unitPriceCents)
  const grossCents = subtotalCents + laborCents + extrasCents + (deliveryCents ?? 0)
  const discounted = Math.min(discountCents, grossCents)
  const partOf: Record<TaxableKind, Cents> = {
    plants: subtotalCents,
    planting: sum(lines, ({ plantingFeeCents, quantity }) => plantingFeeCents * quantity),
    cage: sum(lines, ({ cageCents, quantity }) => (cageCents ?? 0) * quantity),
    delivery: deliveryCents ?? 0,
  }
  const taxedExtras = sum(extras, (extra) => (extra.isTaxed ? extra.quantity * extra.unitPriceCents : 0))
  const taxableCents = tax === null ? 0 : sum(tax.kinds, (kind) => partOf[kind]) + taxedExtras
  const taxCents =
    tax === null
      ? 0
      : share(taxableCents - share(discounted, taxableCents, grossCents), tax.basisPoints, 10_000)
  return {
    subtotalCents,
    laborCents,
    extrasCents,
    discountCents: discounted,
    deliveryCents,
    taxCents,
    grandTotalCents: grossCents - discounted + taxCents,
  }
}
