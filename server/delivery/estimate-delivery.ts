import {
  failedEstimate,
  toEstimate,
  unknownPlaceEstimate,
  zipNeededEstimate,
  type DeliveryEstimate,
} from '#domain/delivery/delivery-estimate.ts'
import { priceDelivery } from '#domain/delivery/delivery-price.ts'
import type { Distance } from '#domain/delivery/distance.ts'
import { destinationName, type Destination } from '#domain/delivery/destination.ts'
import { addressOnOneLine, isLocatable, zipOf, type StreetAddress } from '#domain/delivery/street-address.ts'
import type { Cents } from '#domain/money.ts'
import { nurseryYear } from '#domain/time/nursery-clock.ts'
import { communityOfZip } from '#domain/places/community-reach.ts'
import { toQuoteDelivery, type QuoteDelivery } from '#domain/quotes/quote-delivery.ts'
import { takeFromLimit } from '#server/platform/database/rate-limits.ts'
import { getCompany } from '#server/settings/company.ts'
import { getDeliveryZones } from './active-zones.ts'
import { getServiceArea } from './service-area.ts'
import { type MapPlace, maps } from '#server/delivery/maps/maps.ts'
import { log } from '#server/platform/log/log.ts'

/** Rate limit per client. Check it before you call estimateDelivery for a visitor. */
export const estimateLimit = { name: 'delivery-estimate', most: 40, perSeconds: 60 } as const

/** How far a destination is, by the most precise source that knows it. */
type Located = {
  place: string
  /** The slug of the community it's in. */
  community: string | null
  distance: Distance
  attribution: string | null
}

/**
 * The cost of delivery to a destination. `orderCents` is plants and planting. Never throws: if the fee can't be determined, the
 * estimate says that it's to be confirmed.
 */
export async function estimateDelivery(
  destination: Destination,
  orderCents: Cents,
): Promise<DeliveryEstimate> {
  try {
    const reached = await locate(destination)
    if (reached === null) return failedEstimate(destinationName(destination))
    if ('kind' in reached) return reached
    const zones = await getDeliveryZones()
    return toEstimate(reached, priceDelivery(reached.distance.miles, zones, orderCents))
  } catch (error) {
    log.error({ err: error }, 'delivery estimate failed')
    return failedEstimate(destinationName(destination))
  }
}

/** Delivery as it's stored with a request. For a client who has asked a paid service too often, it's to be confirmed. */
export async function deliveryOfRequest(
  address: StreetAddress,
  orderCents: Cents,
  client: string,
): Promise<QuoteDelivery> {
  if (!isLocatable(address)) return toQuoteDelivery(null)
  const mayAsk = !maps().isPaid || (await takeFromLimit({ ...estimateLimit, subject: client })).allowed
  return toQuoteDelivery(mayAsk ? await estimateDelivery(address, orderCents) : null)
}

async function locate(destination: Destination): Promise<Located | DeliveryEstimate | null> {
  if ('community' in destination) return locateCommunity(destination.community)
  if ('zip' in destination) return locateZip(destination.zip)
  return locateAddress(destination)
}

async function locateCommunity(slug: string): Promise<Located | DeliveryEstimate> {
  const found = (await getServiceArea()).find((community) => community.slug === slug)
  if (found === undefined) return unknownPlaceEstimate(destinationName({ community: slug }))
  const { name } = found
  if (found.reach.kind === 'one')
    return { place: name, community: slug, distance: found.reach.distance, attribution: null }
  return found.reach.kind === 'by-zip' ? zipNeededEstimate(name) : unknownPlaceEstimate(name)
}

/** A ZIP code of a community is as far as the community. Only other ZIP codes are looked up. */
async function locateZip(zip: string): Promise<Located | null> {
  const area = await getServiceArea()
  const sharing = area.filter(({ zipCodes }) => zipCodes.includes(zip))
  const nearest = communityOfZip(zip, area)
  const place = sharing.length === 1 && sharing[0] !== undefined ? sharing[0].name : destinationName({ zip })
  const community = (nearest ?? sharing[0])?.slug ?? null
  if (nearest !== undefined) return { place, community, distance: nearest.reach.distance, attribution: null }
  const looked = await lookUp({ address: `${zip}, USA`, zip })
  return looked && { ...looked, place, community, distance: { ...looked.distance, approximate: true } }
}

/** A street address is measured by road. Without a maps service, it's as far as its ZIP code or its town. */
async function locateAddress(address: StreetAddress): Promise<Located | null> {
  const place = destinationName(address)
  const looked = (await lookUp(atAddress(address))) ?? (maps().isPaid ? null : await reachTown(address.city))
  if (looked === null || !looked.distance.approximate) return looked && { ...looked, place, community: null }
  const zip = zipOf(address.zipCode)
  const byZip = zip === undefined ? null : await locateZip(zip)
  return { place, community: null, attribution: null, distance: byZip?.distance ?? looked.distance }
}

/** By the name of a community, as far as all of it is equally far. */
async function reachTown(city: string) {
  const name = city.trim().toLowerCase()
  const reached = (await getServiceArea()).find((town) => town.name.toLowerCase() === name)?.reach
  return reached?.kind === 'one' ? { distance: reached.distance, attribution: null } : null
}

async function lookUp(place: MapPlace) {
  const provider = maps()
  const distance = await provider.drivingDistance(await yard(), place)
  if (distance === null) return null
  // Approximate distances are our own, not the provider's.
  return {
    distance,
    attribution: distance.approximate ? null : provider.attribution(nurseryYear(new Date())),
  }
}

function atAddress(address: StreetAddress): MapPlace {
  return { address: addressOnOneLine(address), zip: zipOf(address.zipCode) ?? null }
}

/** Distances are measured from the street address in the company profile. */
async function yard(): Promise<MapPlace> {
  const { profile } = await getCompany()
  return atAddress({
    address: profile.street,
    city: profile.city,
    state: profile.state,
    zipCode: profile.zip,
  })
}
