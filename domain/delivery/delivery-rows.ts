import { formatCents, type Cents } from '#domain/money.ts'
import type { DeliveryZone } from './delivery-zone.ts'

type Stretch = Pick<DeliveryZone, 'minMiles' | 'maxMiles' | 'baseFeeCents' | 'perMileFeeCents'>

/** Joins neighboring zones that have the same fee. */
function stretches(zones: readonly DeliveryZone[]): Stretch[] {
  const joined: Stretch[] = []
  for (const zone of zones.toSorted((one, other) => one.minMiles - other.minMiles)) {
    const last = joined.at(-1)
    const continues =
      last?.maxMiles === zone.minMiles &&
      last.baseFeeCents === zone.baseFeeCents &&
      last.perMileFeeCents === zone.perMileFeeCents
    if (continues) last.maxMiles = zone.maxMiles
    else joined.push({ ...zone })
  }
  return joined
}

function feeInWords({ baseFeeCents, perMileFeeCents }: Stretch): string {
  if (perMileFeeCents === 0) return baseFeeCents === 0 ? 'Free' : `${formatCents(baseFeeCents)} flat`
  const perMile = `${formatCents(perMileFeeCents)} a mile`
  return baseFeeCents === 0 ? perMile : `${formatCents(baseFeeCents)} and ${perMile}`
}

export function deliveryRows(zones: readonly DeliveryZone[]): [miles: string, fee: string][] {
  return stretches(zones).map((stretch) => [
    stretch.maxMiles === null
      ? `Beyond ${stretch.minMiles} miles`
      : `${stretch.minMiles} to ${stretch.maxMiles} miles`,
    feeInWords(stretch),
  ])
}

/** Free up to a distance, then one flat fee: the only shape we can put in a sentence. Otherwise undefined. */
export function freeThenFlat(
  zones: readonly DeliveryZone[],
): { freeMiles: number; farFeeCents: Cents } | undefined {
  const [near, far, ...more] = stretches(zones)
  if (near?.minMiles !== 0 || near.maxMiles === null || far?.minMiles !== near.maxMiles) return undefined
  const isFree = near.baseFeeCents === 0 && near.perMileFeeCents === 0
  const isFlat = far.maxMiles === null && far.perMileFeeCents === 0 && far.baseFeeCents > 0
  return isFree && isFlat && more.length === 0
    ? { freeMiles: near.maxMiles, farFeeCents: far.baseFeeCents }
    : undefined
}
