import {
  failedEstimate,
  toEstimate,
  unknownPlaceEstimate,
  zipNeededEstimate,
  type DeliveryEstimate,
} from '#domain/delivery/delivery-estimate.ts'
import { priceDelivery } from '#domain/delivery/delivery-price.ts'
import { deliveryReach } from '#domain/delivery/delivery-reach.ts'
import { destinationName, type Destination } from '#domain/delivery/destination.ts'
import { addressOnOneLine, zipOf, type StreetAddress } from '#domain/delivery/street-address.ts'
import type { Cents } from '#domain/money.ts'
import { yardYear } from '#domain/company/yard-clock.ts'
import { mostZipCodes } from '#domain/places/community-reach.ts'
import { getCompany } from '#server/reads/company.ts'
import { findCommunityPlace, listCommunityNames } from '#server/db/communities.ts'
import { getDeliveryZones } from '#server/reads/cached-reads.ts'
import { type MapPlace, maps } from '#server/gateways/maps/maps.ts'
import { log } from '#server/log/log.ts'

/** Rate limit per client. Check it before you call estimateDelivery for a visitor. */
export const estimateLimit = { name: 'delivery-estimate', most: 40, perSeconds: 60 } as const

type Located = { name: string; place: MapPlace; toTheDoor: boolean }

/**
 * What delivery to a destination costs. `orderCents` is plants and planting. Never throws: if the fee can't be determined, the
 * estimate says that it's to be confirmed.
 */
export async function estimateDelivery(
  destination: Destination,
  orderCents: Cents,
): Promise<DeliveryEstimate> {
  try {
    const located = await locate(destination)
    if ('kind' in located) return located
    const { name, place, toTheDoor } = located
    const provider = maps()
    const distance = await provider.drivingDistance(await yard(), place)
    if (distance === null) return failedEstimate(name)
    const zones = await getDeliveryZones()
    const measured = {
      place: name,
      distance: { ...distance, approximate: distance.approximate || !toTheDoor },
      reach: deliveryReach(zones),
      // Approximate distances are our own, not the provider's.
      attribution: distance.approximate ? null : provider.attribution(yardYear(new Date())),
    }
    return toEstimate(measured, priceDelivery(distance.miles, zones, orderCents))
  } catch (error) {
    log.error({ err: error }, 'delivery estimate failed')
    return failedEstimate(destinationName(destination))
  }
}

async function locate(destination: Destination): Promise<Located | DeliveryEstimate> {
  if ('zip' in destination) return locateZip(destination.zip)
  if ('community' in destination) return locateCommunity(destination.community)
  return { name: destinationName(destination), place: atAddress(destination), toTheDoor: true }
}

async function locateZip(zip: string): Promise<Located> {
  const [name, ...others] = await listCommunityNames(zip)
  return {
    name: name === undefined || others.length > 0 ? destinationName({ zip }) : name,
    place: { address: `${zip}, USA`, zip, position: null },
    toTheDoor: false,
  }
}

async function locateCommunity(slug: string): Promise<Located | DeliveryEstimate> {
  const found = await findCommunityPlace(slug)
  if (found === undefined) return unknownPlaceEstimate(destinationName({ community: slug }))
  const { name, zipCodes, latitude, longitude } = found
  if (zipCodes.length > mostZipCodes) return zipNeededEstimate(name)
  if (latitude === null || longitude === null) return unknownPlaceEstimate(name)
  return { name, place: { address: null, zip: null, position: { latitude, longitude } }, toTheDoor: false }
}

function atAddress(address: StreetAddress): MapPlace {
  return { address: addressOnOneLine(address), zip: zipOf(address.zipCode) ?? null, position: null }
}

/** ST-04: distances are measured from the street address in the company profile. */
async function yard(): Promise<MapPlace> {
  const { profile } = await getCompany()
  return atAddress({
    address: profile.street,
    city: profile.city,
    state: profile.state,
    zipCode: profile.zip,
  })
}
