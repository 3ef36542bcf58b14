import { formatCents, type Cents } from '#domain/money.ts'
import { findZone, type DeliveryZone } from './delivery-zone.ts'

/** The price for a known distance. An unknown distance has no price at all, rather than a price of 0. */
export type DeliveryPrice =
  | { kind: 'fee'; feeCents: Cents; reason: string }
  | { kind: 'custom-quote'; message: typeof outsideOurZones }

export const outsideOurZones =
  "Outside of our standard delivery zone. We'll contact you with a custom delivery quote."

type Rate = Pick<DeliveryZone, 'name' | 'baseFeeCents' | 'perMileFeeCents'>

/** Miles have one decimal, so calculating in whole tenths rounds half a cent up exactly. */
function priceByRate({ name, baseFeeCents, perMileFeeCents }: Rate, miles: number): DeliveryPrice {
  const tenths = Math.round(miles * 10)
  return {
    kind: 'fee',
    feeCents: baseFeeCents + Math.round((perMileFeeCents * tenths) / 10),
    reason: `${name}: ${formatCents(baseFeeCents)} base + ${formatCents(perMileFeeCents)}/mile`,
  }
}

export const largeOrderCents = 1000_00

// The first rule that applies wins.
export const fallbackRates = {
  freeWithinMiles: 10,
  farthestMiles: 100,
  rate: { name: 'Delivery', baseFeeCents: 75_00, perMileFeeCents: 2_50 },
} as const

function priceByFallbackRules(miles: number, orderCents: Cents): DeliveryPrice {
  if (isLargeOrder(orderCents))
    return { kind: 'fee', feeCents: 0, reason: 'Free for orders of $1,000 or more' }
  if (miles <= fallbackRates.freeWithinMiles)
    return { kind: 'fee', feeCents: 0, reason: 'Free within 10 miles' }
  if (miles > fallbackRates.farthestMiles) return { kind: 'custom-quote', message: outsideOurZones }
  return priceByRate(fallbackRates.rate, miles)
}

/**
 * Prices by the owner's active zones, or by the fallback rules if none is active. `orderCents` is plants and planting; only
 * the fallback rules use it.
 */
export function priceDelivery(
  miles: number,
  activeZones: readonly DeliveryZone[],
  orderCents: Cents,
): DeliveryPrice {
  if (activeZones.length === 0) return priceByFallbackRules(miles, orderCents)
  const zone = findZone(activeZones, miles)
  return zone === undefined ? { kind: 'custom-quote', message: outsideOurZones } : priceByRate(zone, miles)
}

/** Delivery depends on the order's total only through this. */
export function isLargeOrder(orderCents: Cents): boolean {
  return orderCents >= largeOrderCents
}

/** 'Free' or an amount. */
export function formatFee(feeCents: Cents): string {
  return feeCents === 0 ? 'Free' : formatCents(feeCents)
}
