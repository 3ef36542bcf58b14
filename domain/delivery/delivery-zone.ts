import type { Cents } from '#domain/money.ts'

export type DeliveryZone = {
  name: string
  minMiles: number
  /** Null if open-ended. */
  maxMiles: number | null
  baseFeeCents: Cents
  perMileFeeCents: Cents
}

/** Used if the owner's zones can't be read. */
export const defaultZones: readonly DeliveryZone[] = [
  { name: 'Up to 15 miles', minMiles: 0, maxMiles: 15, baseFeeCents: 0, perMileFeeCents: 0 },
  { name: '15 to 40 miles', minMiles: 15, maxMiles: 40, baseFeeCents: 0, perMileFeeCents: 0 },
  { name: 'Beyond 40 miles', minMiles: 40, maxMiles: null, baseFeeCents: 200_00, perMileFeeCents: 0 },
]

/** A zone includes both ends. If two zones match, the one that begins nearer wins. */
export function findZone(zones: readonly DeliveryZone[], miles: number): DeliveryZone | undefined {
  return zones
    .toSorted((one, other) => one.minMiles - other.minMiles)
    .find(({ minMiles, maxMiles }) => miles >= minMiles && (maxMiles === null || miles <= maxMiles))
}
