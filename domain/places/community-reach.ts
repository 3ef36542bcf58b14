import { capitalize } from '#domain/wording.ts'
import { formatFee, priceDelivery, type DeliveryPrice } from '#domain/delivery/delivery-price.ts'
import type { DeliveryZone } from '#domain/delivery/delivery-zone.ts'
import { estimateDistance, formatDistance, type Distance, type Position } from '#domain/delivery/distance.ts'
import type { CommunityFacts } from './community-facts.ts'

/** How far a community is from the yard by road, and what delivery costs. */
export type CommunityReach =
  | { kind: 'one'; distance: Distance; price: DeliveryPrice }
  /** Too spread out for one distance: from its nearest ZIP code to its farthest. */
  | {
      kind: 'by-zip'
      nearest: Distance
      farthest: Distance
      prices: [least: DeliveryPrice, most: DeliveryPrice]
    }
  | { kind: 'unknown' }

/** A community with more ZIP codes than this is too spread out for one distance. */
const mostZipCodes = 3

export function communityReach(
  { position, zipCodes }: Pick<CommunityFacts, 'position' | 'zipCodes'>,
  yard: Position | null,
  zipPositions: ReadonlyMap<string, Position>,
  zones: readonly DeliveryZone[],
): CommunityReach {
  if (yard === null || position === null) return { kind: 'unknown' }
  const priceOf = ({ miles }: Distance) => priceDelivery(miles, zones, 0)
  if (zipCodes.length <= mostZipCodes) {
    const distance = estimateDistance(yard, position)
    return { kind: 'one', distance, price: priceOf(distance) }
  }
  const distances = zipCodes
    .flatMap((zip) => zipPositions.get(zip) ?? [])
    .map((zipPosition) => estimateDistance(yard, zipPosition))
    .toSorted((one, other) => one.miles - other.miles)
  const [nearest, farthest] = [distances[0], distances.at(-1)]
  if (nearest === undefined || farthest === undefined) return { kind: 'unknown' }
  return { kind: 'by-zip', nearest, farthest, prices: [priceOf(nearest), priceOf(farthest)] }
}

type WithOneReach = { reach: Extract<CommunityReach, { kind: 'one' }> }

/**
 * The community whose distance counts for a ZIP code, so that both always show the same miles. If several share it, the first
 * of our list, which is its post office's town. Spread-out communities don't count: they have a distance per ZIP code.
 */
export function communityOfZip<Served extends { zipCodes: readonly string[]; reach: CommunityReach }>(
  zip: string,
  served: readonly Served[],
): (Served & WithOneReach) | undefined {
  return served.find(
    (community): community is Served & WithOneReach =>
      community.reach.kind === 'one' && community.zipCodes.includes(zip),
  )
}

const priceInBrief = (price: DeliveryPrice) =>
  price.kind === 'fee' ? formatFee(price.feeCents).toLowerCase() : 'custom quote'

const pricesInBrief = (prices: readonly DeliveryPrice[], between = ' to ') =>
  [...new Set(prices.map(priceInBrief))].join(between)

/** 'free', '$110', 'free–$200', 'custom quote'. */
export function feeInBrief(reach: CommunityReach): string {
  if (reach.kind === 'unknown') return 'ask us'
  return pricesInBrief(reach.kind === 'one' ? [reach.price] : reach.prices, '–')
}

/** '26 mi, free'. */
export function reachInBrief(reach: CommunityReach): string {
  if (reach.kind === 'unknown') return 'ask us'
  if (reach.kind === 'one') {
    const miles = Math.round(reach.distance.miles)
    return `${miles < 2 ? 'our yard' : `${miles} mi`}, ${priceInBrief(reach.price)}`
  }
  const [from, to] = [reach.nearest, reach.farthest].map(({ miles }) => Math.round(miles))
  return `${from} to ${to} mi, ${pricesInBrief(reach.prices)}`
}

/** 'About 26 miles by road from our yard, delivery free'. */
export function reachInWords(reach: CommunityReach): string {
  if (reach.kind === 'unknown') return 'Distance not known, so ask us'
  if (reach.kind === 'one') {
    const far = formatDistance(reach.distance)
    const start = far.includes('miles') ? `${far} by road from our yard` : far
    return `${capitalize(start)}, delivery ${priceInBrief(reach.price)}`
  }
  const [from, to] = [reach.nearest, reach.farthest].map(({ miles }) => Math.round(miles))
  return `${from} to ${to} miles by road from our yard by ZIP code, delivery ${pricesInBrief(reach.prices)}`
}
