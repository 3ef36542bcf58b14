import type { Cents } from '#domain/money.ts'
import { formatFee, type DeliveryPrice } from './delivery-price.ts'
import { formatDistance, type Distance } from './distance.ts'

export const couldNotCalculate = 'Could not calculate delivery fee'

/** The result of estimating delivery to a destination. Only the first kind has a fee. */
export type DeliveryEstimate =
  | (Measured & { kind: 'fee'; feeCents: Cents; reason: string })
  | (Measured & { kind: 'custom-quote'; message: string })
  /** The lookup failed, or the destination is unknown. The quote request goes through anyway. */
  | { kind: 'to-be-confirmed'; place: string; message: string; failed: boolean }
  /** The community is too spread out for a single distance. */
  | { kind: 'zip-needed'; place: string; message: string }

type Measured = {
  place: string
  /** The slug of the community it's in; null for a street address, and outside our communities. */
  community: string | null
  distance: Distance
  /** The credit that the maps service requires. */
  attribution: string | null
}

export function toEstimate(measured: Measured, price: DeliveryPrice): DeliveryEstimate {
  return { ...price, ...measured }
}

export function failedEstimate(place: string): DeliveryEstimate {
  return { kind: 'to-be-confirmed', place, message: couldNotCalculate, failed: true }
}

export function unknownPlaceEstimate(place: string): DeliveryEstimate {
  return {
    kind: 'to-be-confirmed',
    place,
    message: `Delivery to ${place} will be confirmed with your quote`,
    failed: false,
  }
}

export function zipNeededEstimate(place: string): DeliveryEstimate {
  return { kind: 'zip-needed', place, message: `${place} is wide: your ZIP code tells us how far` }
}

/** The fee for the total. Null if it's unknown, never 0. */
export function estimatedFeeCents(estimate: DeliveryEstimate | null): Cents | null {
  return estimate?.kind === 'fee' ? estimate.feeCents : null
}

/** For the delivery row of the totals. */
export function feeWords(estimate: DeliveryEstimate): string {
  if (estimate.kind === 'fee') return formatFee(estimate.feeCents)
  return {
    'custom-quote': 'Custom quote',
    'to-be-confirmed': 'To be confirmed',
    'zip-needed': 'ZIP code needed',
  }[estimate.kind]
}

/** For the line above a list: 'Delivery to Boerne: free, about 29 miles, once per order'. */
export function deliveryLine(estimate: DeliveryEstimate): string {
  const { kind, place } = estimate
  if (kind === 'fee')
    return `Delivery to ${place}: ${formatFee(estimate.feeCents).toLowerCase()}, ${formatDistance(estimate.distance)}, once per order`
  if (kind === 'custom-quote')
    return `Delivery to ${place}: custom quote, ${formatDistance(estimate.distance)}`
  if (kind === 'zip-needed') return `Delivery to ${place}: your ZIP code tells us how far`
  return estimate.failed ? `Delivery to ${place}: ${couldNotCalculate}` : estimate.message
}

/** The explanation under the fee. */
export function estimateSentence(estimate: DeliveryEstimate): string {
  if (estimate.kind === 'to-be-confirmed' && estimate.failed)
    return `${couldNotCalculate}. Your quote request goes through all the same, and we confirm delivery with it.`
  if (estimate.kind !== 'fee')
    return estimate.message.endsWith('.') ? estimate.message : `${estimate.message}.`
  const { place, distance } = estimate
  if (distance.approximate)
    return `${place} is ${formatDistance(distance)}${distance.miles < 1.5 ? '' : ' from our yard'}. Approximate until we have the street.`
  return `${formatDistance(distance)} from our yard${distance.minutes === null ? '' : `, ${distance.minutes} minutes by road`}.`
}

/** The `deliveryInfo` of a quote request. After a failed lookup, distance 0 with the error text and no fee. */
export function toDeliveryInfo(estimate: DeliveryEstimate) {
  const isFee = estimate.kind === 'fee'
  return {
    distance: 'distance' in estimate ? estimate.distance.miles : 0,
    fee: isFee ? estimate.feeCents / 100 : null,
    isFree: isFee && estimate.feeCents === 0,
    reason: isFee ? estimate.reason : estimate.message,
  }
}
