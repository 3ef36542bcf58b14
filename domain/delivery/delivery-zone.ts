import type { Cents } from '#domain/money.ts'

export type DeliveryZone = {
  name: string
  minMiles: number
  /** Null: open-ended. */
  maxMiles: number | null
  baseFeeCents: Cents
  perMileFeeCents: Cents
}

/** DL-02: what holds when the owner's zones cannot be read. */
export const defaultZones: readonly DeliveryZone[] = [
  { name: 'Up to 15 miles', minMiles: 0, maxMiles: 15, baseFeeCents: 0, perMileFeeCents: 0 },
  { name: '15 to 40 miles', minMiles: 15, maxMiles: 40, baseFeeCents: 0, perMileFeeCents: 0 },
  { name: 'Beyond 40 miles', minMiles: 40, maxMiles: null, baseFeeCents: 200_00, perMileFeeCents: 0 },
]

/** DL-01 and reading 10: both ends belong to a zone; of two that fit, the one that begins nearer wins. */
export function findZone(zones: readonly DeliveryZone[], miles: number): DeliveryZone | undefined {
  return zones
    .toSorted((one, other) => one.minMiles - other.minMiles)
    .find(({ minMiles, maxMiles }) => miles >= minMiles && (maxMiles === null || miles <= maxMiles))
}
