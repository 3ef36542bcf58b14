import { findCommunity } from '#domain/places/communities.ts'
import type { StreetAddress } from './street-address.ts'

/** A place that is chosen before any contact details are given, and remembered. */
export type DeliveryPlace = { zip: string } | { community: string }

/** Where to: roughly, or to the door. */
export type Destination = DeliveryPlace | StreetAddress

/** What we call it when nothing else is known of it. */
export function destinationName(destination: Destination): string {
  if ('zip' in destination) return `ZIP ${destination.zip}`
  if ('community' in destination) return findCommunity(destination.community)?.name ?? 'your place'
  return destination.city.trim() || `ZIP ${destination.zipCode.trim()}`
}
