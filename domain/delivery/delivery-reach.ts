import { formatCents } from '#domain/money.ts'
import { fallbackRates } from './delivery-price.ts'
import type { DeliveryZone } from './delivery-zone.ts'

/** How far delivery is free, and the rate beyond that, for the ruler in the cart. */
export type DeliveryReach = { freeMiles: number; beyond: string }

type Rate = Pick<DeliveryZone, 'baseFeeCents' | 'perMileFeeCents'>

const isFree = ({ baseFeeCents, perMileFeeCents }: Rate) => baseFeeCents === 0 && perMileFeeCents === 0

function rateWords({ baseFeeCents, perMileFeeCents }: Rate): string {
  if (perMileFeeCents === 0) return `flat ${formatCents(baseFeeCents)}`
  const perMile = `${formatCents(perMileFeeCents)}/mi`
  return baseFeeCents === 0 ? perMile : `${formatCents(baseFeeCents)} + ${perMile}`
}

/** Null if nothing is free, or everything is. */
export function deliveryReach(activeZones: readonly DeliveryZone[]): DeliveryReach | null {
  if (activeZones.length === 0)
    return { freeMiles: fallbackRates.freeWithinMiles, beyond: rateWords(fallbackRates.rate) }
  let freeMiles = 0
  for (const zone of activeZones.toSorted((one, other) => one.minMiles - other.minMiles)) {
    if (zone.minMiles > freeMiles) break
    if (!isFree(zone)) return freeMiles === 0 ? null : { freeMiles, beyond: rateWords(zone) }
    if (zone.maxMiles === null) return null
    freeMiles = Math.max(freeMiles, zone.maxMiles)
  }
  return freeMiles === 0 ? null : { freeMiles, beyond: 'custom quote' }
}
