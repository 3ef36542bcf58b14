import { fallbackRates } from './delivery-price.ts'
import type { DeliveryZone } from './delivery-zone.ts'

/** Gaps and overlaps that the owner should know about before the zones take effect. */
export function zoneWarnings(zones: readonly DeliveryZone[]): string[] {
  if (zones.length === 0)
    return [
      `No zone is on: free within ${fallbackRates.freeWithinMiles} miles and for large orders, a base fee and a rate beyond.`,
    ]
  const warnings: string[] = []
  let covered = 0
  for (const { name, minMiles, maxMiles } of zones.toSorted((one, other) => one.minMiles - other.minMiles)) {
    if (minMiles > covered)
      warnings.push(`Between ${covered} and ${minMiles} miles no zone applies: a custom quote.`)
    if (minMiles < covered)
      warnings.push(`'${name}' begins within the zone before it, which wins up to ${describe(covered)}.`)
    covered = Math.max(covered, maxMiles ?? Infinity)
  }
  if (covered < Infinity) warnings.push(`Beyond ${covered} miles no zone applies: a custom quote.`)
  return warnings
}

const describe = (miles: number) => (miles === Infinity ? 'any distance' : `${miles} miles`)
