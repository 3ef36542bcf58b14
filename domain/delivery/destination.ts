import { findCommunity } from '#domain/places/communities.ts'
import type { StreetAddress } from './street-address.ts'

/** A rough destination, chosen before any contact details are given and remembered in the cart. */
export type DeliveryPlace = { zip: string } | { community: string }

export type Destination = DeliveryPlace | StreetAddress

/** A name for the destination, from the destination alone. */
export function destinationName(destination: Destination): string {
  if ('zip' in destination) return `ZIP ${destination.zip}`
  if ('community' in destination) return findCommunity(destination.community)?.name ?? 'your place'
  return destination.city.trim() || `ZIP ${destination.zipCode.trim()}`
}
